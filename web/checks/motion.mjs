/** Gives the boards one event of every kind and looks for those that nothing moves in, for places on the way of a piece
 * that are not drawn, and for times that are not kept.
 *
 * Run by `npm run check`. Says what is wrong, with status 1.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { checkPages, WEB } from './pages.mjs';

const FIXTURES = join(WEB, 'fixtures');

/** A view for each number of seats that events name, and what only the board calls a place. */
const GAMES = {
    agra: {
        view: 'agra-middle-4',
        own: /^(pad \d+|(worker|merchant|builder|coins|house|price) [a-z-]+|contracts|card \w+)$/,
    },
    rajas: { view: 'rajas-middle-4', own: /^(hand \d+|head|pile|boat|(fame|money|river) \d+)$/ },
};

const fixture = async (name) => JSON.parse(await readFile(join(FIXTURES, `${name}.json`), 'utf-8'));
const told = (event) => Object.values(event).join(' ');

async function check(server, game) {
    const { view: name, own } = GAMES[game];
    const view = await fixture(name);
    const { motions, UNSEEN } = await server.ssrLoadModule(`/src/boards/${game}/motion.ts`);
    const { places } = await server.ssrLoadModule(`/src/boards/${game}/places.ts`);
    const { render } = await server.ssrLoadModule('svelte/server');
    const { default: Board } = await server.ssrLoadModule(`/src/boards/${game}/Board.svelte`);
    // The board learns its words when it is drawn: they are to be there before all is over.
    const { learn } = await server.ssrLoadModule('/src/i18n/t.svelte.ts');
    await Promise.all(['boards', `boards-${game}`, game].map(learn));
    const props = { view, state: {}, lit: new Map(), chosen: { places: [], answer: null }, onPlace: () => {} };
    const { body } = render(Board, { props });
    const drawn = new Set([...body.matchAll(/data-(?:place|at)="([^"]*)"/g)].map(([, place]) => place));
    const known = new Set([...places(), ...drawn]);
    const faults = [];
    for (const event of await fixture(`${game}-events`)) {
        // Where the merchant has passed, coins fall when he has gone on.
        const passed = event.what === 'rupees' && event.verb === 'place';
        const last = { verb: 'move', seat: -1, what: 'merchant', amount: 3, source: '', target: 'quarry' };
        const moves = motions.movesOf(passed ? [event, last] : [event], view, view);
        const still = UNSEEN.includes(event.verb);
        if (still !== (moves.length === 0)) faults.push(`${game}: ${told(event)} ${still ? 'moves' : 'moves nothing'}`);
        for (const { piece, way, faces = [] } of moves) {
            const lost = way.filter((place) => !known.has(place) && !own.test(place));
            if (lost.length > 0) faults.push(`${game}: ${told(event)} leads to “${lost.join('”, “')}”`);
            for (const one of [piece, ...faces]) {
                if (!/<(use|path|rect)/.test(render(motions.Piece, { props: { piece: one } }).body)) {
                    faults.push(`${game}: ${told(event)} has no piece that is drawn`);
                }
            }
        }
    }
    return faults;
}

/** Whatever moves, and however much of it, is over in time, in order, and does not stand still. */
async function checkTimes(server) {
    const { BEHIND, timetable } = await server.ssrLoadModule('/src/table/pace.ts');
    const move = (manner, stops, more = {}) => ({ piece: null, manner, way: Array(stops).fill('x'), seat: 0, ...more });
    const many = Array.from({ length: 30 }, (_, at) => move(at % 3 ? 'fly' : 'walk', 2 + (at % 9), { amount: 1 }));
    const faults = [];
    for (const [speed, most] of Object.entries(BEHIND).filter(([speed]) => speed !== 'off')) {
        for (const moves of [[move('fly', 2)], [move('walk', 40)], many, [...many, ...many]]) {
            const { times, length } = timetable(moves, speed, most);
            const ends = times.map(({ start, duration }) => start + duration);
            const told = `${moves.length} moves, ${speed}`;
            if (length > most || ends.some((end) => end > length)) faults.push(`${told}: too long`);
            if (times.some(({ duration }) => duration < 200)) faults.push(`${told}: too fast`);
            if (times.some(({ start }, at) => start < (times[at - 1]?.start ?? 0)))
                faults.push(`${told}: out of order`);
        }
    }
    const walk = move('walk', 3, { same: 'a' });
    const [first, second] = timetable([walk, walk], 'normal', 9000).times;
    if (second.start < first.duration) faults.push('one piece is in two places');
    return faults;
}

await checkPages(async (server) => {
    const games = await Promise.all(Object.keys(GAMES).map((game) => check(server, game)));
    return [...games.flat(), ...(await checkTimes(server))];
});
