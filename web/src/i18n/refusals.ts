/** What the server refuses, in the words of the page. */

import { Refusal } from '../api/client';
import { t } from './t.svelte';

/** Codes of docs/server/api.md that a person at the page can meet. Others are told in the server's own words. */
const MESSAGES: Readonly<Record<string, string>> = {
  no_answer: 'ui-error-no-answer',
  not_signed_in: 'ui-error-not-signed-in',
  session_expired: 'ui-error-session-expired',
  bad_login: 'ui-error-bad-login',
  bad_name: 'ui-error-bad-name',
  not_your_seat: 'ui-error-not-your-seat',
  not_host: 'ui-error-not-host',
  not_at_table: 'ui-error-not-at-table',
  not_visible: 'ui-error-not-visible',
  spectator: 'ui-error-spectator',
  no_such_table: 'ui-error-no-such-table',
  no_such_step: 'ui-error-no-such-step',
  stale: 'ui-error-stale',
  illegal: 'ui-error-illegal',
  not_asked: 'ui-error-not-asked',
  held: 'ui-error-held',
  cannot_undo: 'ui-error-cannot-undo',
  game_over: 'ui-error-game-over',
  already_started: 'ui-error-already-started',
  seat_taken: 'ui-error-seat-taken',
  seats_open: 'ui-error-seats-open',
  name_taken: 'ui-error-name-taken',
  login_taken: 'ui-error-login-taken',
  rules_gone: 'ui-error-rules-gone',
  secret_until_over: 'ui-error-secret-until-over',
  rewind_open: 'ui-error-rewind-open',
  no_rewind: 'ui-error-no-rewind',
  too_large: 'ui-error-too-large',
  too_many: 'ui-error-too-many',
  internal: 'ui-error-internal',
};

export function sayRefusal(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  if (error.code === 'invalid') return invalidFields(error);
  const key = MESSAGES[error.code];
  return key === undefined ? error.message : t(key);
}

function invalidFields(error: Refusal): string {
  const fields = (error.details['fields'] ?? []) as { field: string; message: string }[];
  return fields.length > 0 ? fields.map((one) => one.message).join(' ') : error.message;
}
