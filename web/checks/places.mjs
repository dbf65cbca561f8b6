/** Draws the boards without a browser and looks for every place that actions, events and the help of a game name, and
 * for messages that no catalogue has or that lack what they name, in every language.
 *
 * Run by `npm run check`. Says what is missing, with status 1.
 */

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { checkPages, WEB } from './pages.mjs';

const FIXTURES = join(WEB, 'fixtures');

/** A view in which every piece that a place stands for is on the table, made from a real one. */
const FULL = {
    agra: ['agra-start-4', (table) => ({ ...table, river: 2 ** 24 - 1, won: 0, bonus_tiles: 2 ** 12 - 1 })],
    rajas: [
        'rajas-middle-2-navaratna-ganga',
        (table) => ({ ...table, dice: table.dice.map(() => 1), yield_tiles: table.yield_tiles.map(() => 1) }),
    ],
};

/** Where a game has names of its own for places. */
const NAMING = { agra: ['places', 'placeName'], rajas: ['words', 'placeWords'] };

/** The key of a message that was not found, or a field that was not filled in. */
const unsaidIn = (said, game) =>
    said.match(new RegExp(`\\b(${game}|boards|core)-[a-z0-9-]+|\\{\\$[a-z-]+\\}`, 'g')) ?? [];

const fixture = async (name) => JSON.parse(await readFile(join(FIXTURES, `${name}.json`), 'utf-8'));

async function views(game) {
    const names = (await readdir(FIXTURES)).filter(
        (file) => /^(start|middle|end|asked)-/.test(file.slice(game.length + 1)) && file.startsWith(`${game}-`),
    );
    const found = await Promise.all(names.map((file) => fixture(file.replace('.json', ''))));
    const [name, filled] = FULL[game];
    const view = await fixture(name);
    return [...found, { ...view, table: filled(view.table) }];
}

/** Every value of `data-place` in the drawing of these views, as the seat sees it that is asked, and every key of a
 * message that was not found.
 */
function drawn(Board, render, all, game) {
    const marked = new Set();
    const unsaid = new Set();
    for (const view of all) {
        const lit = new Map(view.legal.flatMap((answer) => answer.targets.map((place) => [place, [answer]])));
        const props = { view, state: {}, lit, chosen: { places: [], answer: null }, onPlace: () => {} };
        const { body } = render(Board, { props });
        for (const [, place] of body.matchAll(/data-place="([^"]*)"/g)) marked.add(place);
        const said = body.replaceAll(/<[^>]*?(?:aria-label="([^"]*)"[^>]*)?>/g, ' $1 ');
        for (const key of unsaidIn(said, game)) unsaid.add(key);
    }
    return { marked, unsaid };
}

async function check(server, game) {
    const named = await fixture(`${game}-places`);
    const { default: Board } = await server.ssrLoadModule(`/src/boards/${game}/Board.svelte`);
    const { places, placeOfWord } = await server.ssrLoadModule(`/src/boards/${game}/places.ts`);
    const { render } = await server.ssrLoadModule('svelte/server');
    const { LANGUAGES, learn, speech } = await server.ssrLoadModule('/src/i18n/t.svelte.ts');
    const [file, naming] = NAMING[game];
    const { [naming]: nameOf } = await server.ssrLoadModule(`/src/boards/${game}/${file}.ts`);
    const all = await views(game);
    const marked = new Set();
    const faults = [];
    for (const language of Object.keys(LANGUAGES)) {
        speech.language = language;
        await Promise.all(['core', 'boards', `boards-${game}`, game].map(learn));
        const found = drawn(Board, render, language === 'en' ? all : all.slice(-1), game);
        for (const place of found.marked) marked.add(place);
        const unsaid = new Set([...found.unsaid, ...places().flatMap((place) => unsaidIn(nameOf(place), game))]);
        faults.push(...[...unsaid].map((key) => `${game}, ${language}: “${key}” is not said`));
    }
    const words = [...named.sources, ...named.targets].map(placeOfWord).filter((place) => place !== null);
    const wanted = new Set([...named.actions, ...named.help, ...words, ...places()]);
    const lost = [...wanted]
        .filter((place) => !marked.has(place))
        .map((place) => `${game}: “${place}” is nowhere on the board`);
    return [...lost, ...faults];
}

await checkPages(async (server) => {
    const faults = [];
    // One after the other: the language is that of all.
    for (const game of Object.keys(FULL)) faults.push(...(await check(server, game)));
    return faults;
});
