/** No text that people read or hear is written in the pages themselves; it could be said in one language only. */

import { relative, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { sources, textsIn } from '../../tests/texts.mjs';

const SOURCE = resolve(import.meta.dirname, '..');

test('the texts of the pages stand in the catalogues', () => {
  const found = sources().flatMap(({ path, text }) =>
    textsIn(path, text).map((words) => `${relative(SOURCE, path)}: “${words}”`),
  );
  expect(found).toEqual([]);
  expect(sources().length).toBeGreaterThan(150);
});

/** Where a text can stand: the file, its source, what is found in it. */
const PLANTED = {
  text: ['A.svelte', '<p>Not here</p>', 'Not here'],
  'text between expressions': ['A.svelte', '<p>{1} of {2}</p>', 'of'],
  'text of an expression': ['A.svelte', "{#if true}{true ? 'yes' : t('ui-no')}{/if}", 'yes'],
  'text of a template': ['A.svelte', '<p>{`step ${1}`}</p>', 'step'],
  label: ['A.svelte', '<button aria-label="Close">×</button>', 'Close'],
  title: ['A.svelte', '<g><title>Quarry</title></g>', 'Quarry'],
  placeholder: ['A.svelte', "<input placeholder={'Find'} />", 'Find'],
  picture: ['A.svelte', '<img src="a.svg" alt="A boat" />', 'A boat'],
  'part of the page': ['A.svelte', '<Dialog title="Sure?" />', 'Sure?'],
  script: ['A.svelte', "<script>document.title = 'Lobby';</script>", 'Lobby'],
  content: ['a.ts', "export const say = (to: HTMLElement): void => { to.textContent = 'Done'; };", 'Done'],
  alert: ['a.ts', "alert('Nobody is here');", 'Nobody is here'],
  attribute: ['a.ts', "element.setAttribute('aria-label', 'Board');", 'Board'],
  notification: ['a.ts', "new Notification(title, { body: 'Your turn' });", 'Your turn'],
} as const;

test.each(Object.entries(PLANTED))('a text in a page is found: %s', (_, [file, source, words]) => {
  expect(textsIn(file, source)).toEqual([words]);
});

test('what is no text is not taken for one', () => {
  const source = `<script lang="ts">
  const kind: string = 'wide';
  const shown = items.find((one) => one.name === 'quarry');
</script>
<p class="soft {kind}" style:left={\`\${x}px\`} data-place="space quarry">{t('ui-close')} · {1} {format('step', 2)}</p>
<svg viewBox="0 0 10 10"><path d="M2 2h16v16H2Z" /><text>IV</text></svg>
<style>
  p { color: red; }
</style>
`;
  expect(textsIn('A.svelte', source)).toEqual([]);
});
