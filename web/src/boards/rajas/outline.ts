/** The table in words, for those who hear it: a heading and, below it, lines or further headings. */

import type { Position } from '../../api/schema';
import { t } from '../../i18n/t.svelte';
import { BUILDING, COLOUR, GOOD } from '../../made/rajas';
import { STACKS } from './names';
import { squareName, type Printed } from './printed';
import {
  below,
  diceOf,
  displayed,
  isFree,
  levelOf,
  marketsOf,
  riverIncome,
  spacesOf,
  tableOf,
  tileAt,
  topOf,
  yieldAt,
  type RajasTable,
} from './table';
import {
  buildingWords,
  dieWords,
  goodWords,
  incomeWords,
  listed,
  placeWords,
  roadWords,
  spaceWords,
  squareWords,
  tileWords,
  tokenWords,
  yieldPlaceWords,
} from './words';

export interface Outline {
  readonly title: string;
  readonly parts: readonly (string | Outline)[];
}

export function describe(view: Position, printed: Printed): Outline[] {
  const table = tableOf(view);
  const { names } = view;
  const seats = table.players.map((_, seat) => seat);
  const own = Math.max(0, view.seat);
  return [
    course(table, names),
    { title: t('rajas-board-words-race'), parts: seats.map((seat) => race(table, names, seat)) },
    { title: t('rajas-board-words-spaces'), parts: spaces(table, printed, names) },
    { title: t('rajas-board-words-offer'), parts: offer(table, printed) },
    {
      title: t('rajas-board-supply'),
      parts: COLOUR.map((colour) =>
        t('rajas-board-words-of', { what: placeWords(`supply ${colour}`), number: table.supply[colour] ?? 0 }),
      ),
    },
    ...(table.navaratna ? [{ title: t('rajas-board-display'), parts: display(table, printed) }] : []),
    { title: t('rajas-board-words-river'), parts: river(table, printed, names) },
    ...[own, ...seats.filter((seat) => seat !== own)].map((seat) => province(table, printed, names, seat)),
  ];
}

function course(table: RajasTable, names: readonly string[]): Outline {
  const parts = [t('rajas-board-words-start', { player: names[table.start] ?? '' })];
  if (table.ending !== null) parts.push(t('rajas-board-words-ending', { player: names[table.ending] ?? '' }));
  return { title: t('rajas-board-words-round', { number: table.round }), parts };
}

function race(table: RajasTable, names: readonly string[], seat: number): string {
  const player = table.players[seat];
  const lead = player?.lead ?? 0;
  const values = {
    player: names[seat] ?? '',
    fame: player?.fame ?? 0,
    money: player?.money ?? 0,
    number: Math.abs(lead),
  };
  return t(lead < 0 ? 'rajas-board-words-apart' : 'rajas-board-words-met', values);
}

/** Spaces of one kind in a line: who stands there, how many are free, and what the next one costs. */
function spaces(table: RajasTable, printed: Printed, names: readonly string[]): string[] {
  const all = spacesOf(table, printed).filter(({ covered }) => !covered);
  return [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const here = all.filter((space) => space.kind === kind);
    const free = here.filter(isFree);
    const workers = here.flatMap(({ worker }) => (worker === null ? [] : [names[worker] ?? '']));
    const space = spaceWords(kind);
    const facts = [];
    if (workers.length > 0)
      facts.push(t('rajas-board-words-workers', { players: listed(workers), count: workers.length }));
    facts.push(free.length > 0 ? t('rajas-board-words-free', { count: free.length }) : t('rajas-board-words-full'));
    const cost = table.costs[kind];
    if (cost !== undefined) facts.push(t('rajas-board-words-cost', { number: cost }));
    return t('rajas-board-words-line', { what: space, facts: facts.join('; ') });
  });
}

function offer(table: RajasTable, printed: Printed): string[] {
  return STACKS.map(({ name }) => {
    const tile = topOf(table, printed, name);
    const what = placeWords(`stack ${name}`);
    if (tile === null) return t('rajas-board-words-line', { what, facts: t('rajas-board-words-empty') });
    const facts = [tileWords(tile), t('rajas-board-words-below', { count: below(table, name) })];
    return t('rajas-board-words-line', { what, facts: facts.join('; ') });
  });
}

function display(table: RajasTable, printed: Printed): string[] {
  return printed.tokens.flatMap(({ colour, income }) => {
    const number = displayed(table, `${colour} ${income}`);
    return number > 0 ? [t('rajas-board-words-of', { what: tokenWords(colour, income), number })] : [];
  });
}

function river(table: RajasTable, printed: Printed, names: readonly string[]): string[] {
  return printed.river.map((_, space) => {
    const boats = table.players.flatMap((player, seat) =>
      player.boat === `river ${space}` ? [names[seat] ?? ''] : [],
    );
    const facts = [];
    const income = riverIncome(table, printed, space);
    if (income) facts.push(incomeWords(income));
    if (boats.length > 0) facts.push(t('rajas-board-words-boats', { players: listed(boats), count: boats.length }));
    if (space === printed.bridge_after) facts.push(t('rajas-board-words-bridge'));
    return t('rajas-board-words-line', { what: placeWords(`river ${space}`), facts: facts.join('; ') });
  });
}

function province(table: RajasTable, printed: Printed, names: readonly string[], seat: number): Outline {
  const player = table.players[seat];
  if (player === undefined) return { title: '', parts: [] };
  const dice = diceOf(table, seat);
  const values = {
    dice: listed(dice.map(({ colour, value }) => dieWords(colour, value))),
    number: dice.length,
    limit: player.room,
  };
  return {
    title: t('rajas-board-province', { player: names[seat] ?? '' }),
    parts: [
      t(dice.length > 0 ? 'rajas-board-words-dice' : 'rajas-board-words-no-dice', values),
      t('rajas-board-words-karma', { number: player.karma }),
      t('rajas-board-words-own-workers', { number: player.workers, left: player.unplaced }),
      t('rajas-board-words-levels', {
        levels: listed(BUILDING.map((one) => `${buildingWords(one)} ${levelOf(table, seat, one)}`)),
      }),
      ...GOOD.filter((good) => marketsOf(table, seat, good).length > 0).map((good) =>
        t('rajas-board-words-markets', {
          good: goodWords(good),
          values: listed(marketsOf(table, seat, good).map(String)),
        }),
      ),
      { title: t('rajas-board-words-tiles'), parts: squares(table, printed, seat) },
      { title: t('rajas-board-words-yields'), parts: yields(table, printed, seat) },
    ],
  };
}

function squares(table: RajasTable, printed: Printed, seat: number): string[] {
  return printed.province.buildable.flatMap((_, cell) => {
    const square = squareName(printed, cell);
    const laid = tileAt(table, printed, seat, square);
    if (laid === null) return [];
    const facts = [tileWords(laid.tile), t('rajas-board-words-roads', { sides: roadWords(laid.tile, laid.turn) })];
    if (laid.high) facts.push(t('rajas-board-words-high'));
    return [t('rajas-board-words-line', { what: squareWords(square), facts: facts.join('; ') })];
  });
}

function yields(table: RajasTable, printed: Printed, seat: number): string[] {
  return printed.province.yields.map(({ name, colour }) => {
    const seen = yieldAt(table, seat, name);
    const facts = [seen.token ? tokenWords(colour, seen.income) : incomeWords(seen.income)];
    if (seen.spent) facts.push(t('rajas-board-words-spent'));
    return t('rajas-board-words-line', { what: yieldPlaceWords(name), facts: facts.join('; ') });
  });
}
