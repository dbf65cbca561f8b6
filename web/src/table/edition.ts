/** What is printed on the parts of a table that has an edition of its own. It never changes: it is asked for once. */

import { api } from '../api/client';
import type { EditionInfo } from '../api/schema';

const asked = new Map<string, Promise<EditionInfo>>();

export function editionOf(table: string): Promise<EditionInfo> {
  let edition = asked.get(table);
  if (!edition) {
    edition = api.get('/api/tables/{table_id}/edition', { path: { table_id: table } });
    edition.catch(() => asked.delete(table)); // to be asked for again
    asked.set(table, edition);
  }
  return edition;
}
