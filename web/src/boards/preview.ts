/** A page that is not part of the build: shows one fixture on its board, with what is asked lit up. */

import '../theme/tokens.css';
import '../theme/base.css';

import { mount } from 'svelte';

import type { Position } from '../api/schema';
import { languageOf, learn, speak } from '../i18n/t.svelte';
import Preview from './Preview.svelte';
import { loadBoard } from './registry';

const FIXTURES = import.meta.glob<Position>('../../fixtures/*.json', { import: 'default' });
const asked = new URLSearchParams(location.search);
const name = asked.get('fixture') ?? 'rajas-middle-4';
const theme = asked.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

const target = document.getElementById('app');
const load = FIXTURES[`../../fixtures/${name}.json`];
if (target === null || load === undefined) throw new Error(`no fixture is called ${name}`);
const view = await load();
await Promise.all(['ui', 'core', view.game].map(learn));
await speak(languageOf(asked.get('language') ?? 'en') ?? 'en', false);
mount(Preview, {
  target,
  props: { Board: await loadBoard(view.game), view, only: asked.get('only'), pick: Number(asked.get('pick') ?? -1) },
});
