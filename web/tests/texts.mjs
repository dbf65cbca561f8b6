/** Reads the sources of the pages: the texts that are written in them instead of in the catalogues of src/doab/locale, and
 * the messages that they ask for.
 *
 *     node tests/texts.mjs    writes the messages that are asked for, with their fields, as JSON
 *
 * A text is what people read or hear: letters in the markup, in attributes such as `aria-label`, in what is assigned to
 * `textContent` or handed to `alert`. `t('ui-…')` is none.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';

import { parse } from 'svelte/compiler';

const SOURCE = resolve(import.meta.dirname, '..', 'src');
const GENERATED = join(SOURCE, 'api', 'schema.ts');
const LETTER = /\p{L}/u;

/** The same in every language: the name of the program, Roman numbers as they are printed on cards, examples of what a
 * program reads.
 */
const SAME_EVERYWHERE = /^(Doab|[IVX]+|https:\/\/|\[limits\] rounds = 12)$/;
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'heading',
  'help',
  'label',
  'placeholder',
  'text',
  'title',
]);
const READ_PROPERTIES = new Set([
  'alt',
  'ariaDescription',
  'ariaLabel',
  'innerHTML',
  'innerText',
  'placeholder',
  'textContent',
  'title',
]);
const TELLING = new Set(['alert', 'confirm', 'prompt', 'Notification']);
const SAYING = new Set(['t', 'find']);
const ATTRIBUTES = new Set(['Attribute', 'StyleDirective']);

/** The texts that an expression can come to; not what is handed to a function, which says it in its own way. */
function results(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [...node.quasis.map((part) => part.value.cooked), ...node.expressions.flatMap(results)];
    case 'ConditionalExpression':
      return [...results(node.consequent), ...results(node.alternate)];
    case 'LogicalExpression':
      return [...results(node.left), ...results(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...results(node.left), ...results(node.right)] : [];
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return results(node.expression);
    default:
      return [];
  }
}

const nameOf = (node) => node?.name ?? node?.property?.name ?? '';

/** Parts of a node of the markup or of a script where a text is read or heard. */
function readAt(node) {
  if (node.type === 'Text') return [node.data];
  if (node.type === 'ExpressionTag') return results(node.expression);
  if (node.type === 'Attribute') {
    const parts = Array.isArray(node.value) ? node.value : [node.value];
    return READ_ATTRIBUTES.has(node.name) ? parts.flatMap((part) => (part === true ? [] : readAt(part))) : [];
  }
  if (node.type === 'AssignmentExpression' && READ_PROPERTIES.has(nameOf(node.left))) return results(node.right);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const [first, second] = node.arguments;
    if (TELLING.has(nameOf(node.callee))) return [...results(first), ...bodyOf(second)];
    if (nameOf(node.callee) === 'setAttribute' && READ_ATTRIBUTES.has(first?.value)) return results(second);
  }
  return [];
}

const bodyOf = (options) =>
  (options?.properties ?? []).filter((one) => nameOf(one.key) === 'body').flatMap((one) => results(one.value));

/** Every node below one, but attributes as a whole: what stands in `class="…"` is nobody's text. */
function* below(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) yield* below(one);
    return;
  }
  if (typeof node.type === 'string') yield node;
  const parts = { ...node, css: null, metadata: null, comments: null };
  yield* below(ATTRIBUTES.has(node.type) ? expressionsOf(node) : Object.values(parts));
}

const expressionsOf = (attribute) =>
  [attribute.value].flat().flatMap((part) => (part.type === 'ExpressionTag' ? [part.expression] : []));

function parsed(path, text) {
  const markup = path.endsWith('.svelte') ? text : `<script lang="ts">\n${text}\n</script>`;
  return parse(markup, { modern: true, filename: path });
}

/** The texts in a file. */
export function textsIn(path, text) {
  const found = [];
  for (const node of below(parsed(path, text))) {
    for (const said of readAt(node)) {
      const words = said.replaceAll(/\s+/g, ' ').trim();
      if (LETTER.test(words) && !SAME_EVERYWHERE.test(words)) found.push(words);
    }
  }
  return [...new Set(found)];
}

/** `t('ui-x', { name })` as `{ key: 'ui-x', fields: ['name'] }`; fields that are not written out are null. */
function callsIn(path, text) {
  const found = [];
  for (const node of below(parsed(path, text))) {
    if (node.type !== 'CallExpression' || !SAYING.has(node.callee.name)) continue;
    const [first, second] = node.arguments;
    const written = second === undefined || second.type === 'ObjectExpression';
    const properties = second?.properties ?? [];
    const fields =
      written && properties.every((one) => one.type === 'Property') ? properties.map((one) => nameOf(one.key)) : null;
    // The parts of a key that is put together are none themselves.
    const keys = first.type === 'TemplateLiteral' ? [] : results(first);
    found.push(...keys.map((key) => ({ key, fields, file: relative(SOURCE, path) })));
  }
  return found;
}

/** The files of the pages, but for tests and what programs write. */
export function sources() {
  return readdirSync(SOURCE, { recursive: true })
    .filter((name) => /(?<!\.test)\.(svelte|ts)$/.test(name))
    .map((name) => join(SOURCE, name))
    .filter((path) => path !== GENERATED)
    .map((path) => ({ path, text: readFileSync(path, 'utf-8') }));
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(JSON.stringify(sources().flatMap(({ path, text }) => callsIn(path, text))));
}
