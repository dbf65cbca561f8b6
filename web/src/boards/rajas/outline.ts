/** The table in words: an outline of it for those who hear it, and what a place brings or costs as it stands. */

import type { Position } from '../../api/schema';
import { say } from '../../i18n/phrase';
import { speech, t } from '../../i18n/t.svelte';
import { BUILDING, COLOUR, GOOD, SIDE, type Good } from '../../made/rajas';
import type { Outline, TellPlace } from '../board';
import { called, partsOf } from '../places';
import { USUAL, type Printed } from './printed';
import {
  below,
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

/** “a, b and c”. */
const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { style: 'long', type: 'conjunction' }).format(words);

/** What an income brings: “2 dice of choice”. */
function incomeWords(printed: Printed, code: string): string {
  const income = printed.incomes[code];
  return income ? say(income.words) : code;
}

const marketWords = (table: RajasTable, printed: Printed, seat: number, good: Good): string =>
  t('rajas-board-words-markets', {
    good: called(printed.names, `good ${good}`),
    values: listed(marketsOf(table, seat, good).map(String)),
  });

/** The sides to which the roads of a tile lead, as it lies. */
function roadWords(table: RajasTable, printed: Printed, seat: number, square: string): string {
  const leads = table.players[seat]?.province[square]?.leads ?? '';
  const sides = SIDE.filter((side) => leads.includes(side)).map((side) => called(printed.names, `side ${side}`));
  return t('rajas-board-words-roads', { sides: listed(sides) });
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
        t('rajas-board-words-of', {
          what: called(printed.names, `supply ${colour}`),
          number: table.supply[colour] ?? 0,
        }),
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
    const space = called(printed.names, `space ${kind}`);
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
  return printed.stacks.map(({ name }) => {
    const tile = topOf(table, printed, name);
    const what = called(printed.names, `stack ${name}`);
    if (tile === null) return t('rajas-board-words-line', { what, facts: t('rajas-board-words-empty') });
    const facts = [say(tile.words), t('rajas-board-words-below', { count: below(table, name) })];
    return t('rajas-board-words-line', { what, facts: facts.join('; ') });
  });
}

function display(table: RajasTable, printed: Printed): string[] {
  return printed.tokens.flatMap(({ name }) => {
    const number = displayed(table, name);
    return number > 0 ? [t('rajas-board-words-of', { what: called(printed.names, `token ${name}`), number })] : [];
  });
}

function river(table: RajasTable, printed: Printed, names: readonly string[]): string[] {
  return printed.river.map((_, space) => {
    const boats = table.players.flatMap((player, seat) =>
      player.boat === `river ${space}` ? [names[seat] ?? ''] : [],
    );
    const facts = [];
    const income = riverIncome(table, printed, space);
    if (income) facts.push(incomeWords(printed, income));
    if (boats.length > 0) facts.push(t('rajas-board-words-boats', { players: listed(boats), count: boats.length }));
    if (space === printed.bridge_after) facts.push(t('rajas-board-words-bridge'));
    return t('rajas-board-words-line', { what: called(printed.names, `river ${space}`), facts: facts.join('; ') });
  });
}

function province(table: RajasTable, printed: Printed, names: readonly string[], seat: number): Outline {
  const player = table.players[seat];
  if (player === undefined) return { title: '', parts: [] };
  const { dice } = player;
  const values = {
    dice: listed(dice.map((die) => called(printed.names, `die ${die}`))),
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
        levels: listed(
          BUILDING.map((one) => `${called(printed.names, `building ${one}`)} ${levelOf(table, seat, one)}`),
        ),
      }),
      ...GOOD.filter((good) => marketsOf(table, seat, good).length > 0).map((good) =>
        marketWords(table, printed, seat, good),
      ),
      { title: t('rajas-board-words-tiles'), parts: squares(table, printed, seat) },
      { title: t('rajas-board-words-yields'), parts: yields(table, printed, seat) },
    ],
  };
}

function squares(table: RajasTable, printed: Printed, seat: number): string[] {
  return printed.province.squares.flatMap((square) => {
    const laid = tileAt(table, printed, seat, square);
    if (laid === null) return [];
    const facts = [say(laid.tile.words), roadWords(table, printed, seat, square)];
    if (laid.high) facts.push(t('rajas-board-words-high'));
    return [t('rajas-board-words-line', { what: called(printed.names, `square ${square}`), facts: facts.join('; ') })];
  });
}

function yields(table: RajasTable, printed: Printed, seat: number): string[] {
  return printed.province.yields.map(({ name }) => {
    const seen = yieldAt(table, seat, name);
    const facts = [
      seen.token !== null ? called(printed.names, `token ${seen.token}`) : incomeWords(printed, seen.income),
    ];
    if (seen.spent) facts.push(t('rajas-board-words-spent'));
    return t('rajas-board-words-line', { what: called(printed.names, `yield ${name}`), facts: facts.join('; ') });
  });
}

// -- one place

export const tellPlace: TellPlace = (place, view, seat, given) => {
  const printed = (given as Printed | undefined) ?? USUAL;
  const table = tableOf(view);
  const [kind, name] = partsOf(place);
  if (kind === 'river') return brings(printed, riverIncome(table, printed, Number(name)));
  if (kind === 'fame' || kind === 'money')
    return brings(printed, printed.tracks[kind].find(({ at }) => at === Number(name))?.income ?? '');
  if (kind === 'yield') return tellYield(table, printed, seat, name);
  if (kind === 'space') return tellSpace(table, printed, seat, name);
  if (kind === 'stack') return tellStack(table, printed, name);
  if (kind === 'square') return tellSquare(table, printed, seat, name);
  if (kind === 'scroll') return t('rajas-board-tells-level', { level: levelOf(table, seat, name) });
  return kind === 'good' ? tellMarkets(table, printed, seat, [name as Good]) : '';
};

const brings = (printed: Printed, income: string): string =>
  income === '' ? '' : t('rajas-board-tells-brings', { income: incomeWords(printed, income) });

function tellYield(table: RajasTable, printed: Printed, seat: number, name: string): string {
  const { income, spent } = yieldAt(table, seat, name);
  return spent ? `${brings(printed, income)}; ${t('rajas-board-words-spent')}` : brings(printed, income);
}

/** What the next space costs, or which markets would be sold. */
function tellSpace(table: RajasTable, printed: Printed, seat: number, kind: string): string {
  const spaces = printed.sides[table.side].filter((space) => space.kind === kind);
  if (spaces.some(({ cost }) => cost > 0)) {
    const cost = table.costs[kind];
    return cost === undefined ? t('rajas-board-words-full') : t('rajas-board-words-cost', { number: cost });
  }
  const goods = spaces[0]?.goods ?? [];
  return goods.length > 0 ? tellMarkets(table, printed, seat, goods) : '';
}

function tellMarkets(table: RajasTable, printed: Printed, seat: number, goods: readonly Good[]): string {
  const owned = goods.filter((good) => marketsOf(table, seat, good).length > 0);
  if (owned.length === 0) return t('rajas-board-tells-no-market');
  return owned.map((good) => marketWords(table, printed, seat, good)).join('; ');
}

function tellStack(table: RajasTable, printed: Printed, name: string): string {
  const tile = topOf(table, printed, name);
  if (tile === null) return t('rajas-board-words-empty');
  return `${say(tile.words)}; ${t('rajas-board-words-below', { count: below(table, name) })}`;
}

function tellSquare(table: RajasTable, printed: Printed, seat: number, name: string): string {
  const laid = tileAt(table, printed, seat, name);
  if (laid === null) return '';
  return `${say(laid.tile.words)}; ${roadWords(table, printed, seat, name)}`;
}
