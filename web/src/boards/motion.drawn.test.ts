/** The boards show every event: something moves, between places that are drawn, and the piece is drawn, too. */

import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';

import { eventsOf, placesOf, viewNamed } from '../../tests/fixtures';
import type { EventInfo, TableState } from '../api/schema';
import { learn } from '../i18n/t.svelte';
import AgraBoard from './agra/Board.svelte';
import { motions as agraMotions, UNSEEN as AGRA_UNSEEN } from './agra/motion';
import type { Motions } from './board';
import RajasBoard from './rajas/Board.svelte';
import { motions as rajasMotions, UNSEEN as RAJAS_UNSEEN } from './rajas/motion';

/** A view with a seat for everybody whom events name, and what only the board calls a place. */
const GAMES = {
  agra: {
    Board: AgraBoard,
    view: viewNamed('agra-middle-4'),
    motions: agraMotions as Motions,
    unseen: AGRA_UNSEEN,
    own: /^((pad|step [a-z]+) \d+|contracts|card \w+)$/,
  },
  rajas: {
    Board: RajasBoard,
    view: viewNamed('rajas-middle-4'),
    motions: rajasMotions as Motions,
    unseen: RAJAS_UNSEEN,
    own: /^(hand \d+|head|pile|boat|(fame|money|river) \d+)$/,
  },
};

const told = (event: EventInfo): string => Object.values(event).join(' ');

describe.each(Object.entries(GAMES))('%s', (game, { Board, view, motions, unseen, own }) => {
  const known = new Set(placesOf(game).help);

  beforeAll(async () => {
    await Promise.all(['boards', `boards-${game}`, game].map(learn));
    const chosen = { places: [], answer: null, picked: null };
    const props = { view, state: {} as TableState, lit: new Map(), chosen, onPlace: () => undefined };
    const drawn = render(Board, { props }).body.matchAll(/data-place="([^"]*)"/g);
    for (const [, place] of drawn) known.add(place ?? '');
  });

  test.each(eventsOf(game).map((event) => [told(event), event] as const))('%s', (_, event) => {
    // Where the merchant has passed, coins fall when he has gone on.
    const passed = event.what === 'rupees' && event.verb === 'place';
    const last = {
      ...event,
      verb: 'move',
      seat: -1,
      what: 'merchant',
      amount: 3,
      from: '',
      to: 'space quarry',
      by: '',
    };
    const moves = motions.movesOf(passed ? [event, last] : [event], view, view);
    expect(moves.length > 0).toBe(!unseen.includes(event.verb));
    for (const { piece, way, faces = [] } of moves) {
      expect(way.filter((place) => !known.has(place) && !own.test(place))).toEqual([]);
      for (const one of [piece, ...faces]) {
        expect(render(motions.Piece, { props: { piece: one } }).body).toMatch(/<(use|path|rect)/);
      }
    }
  });
});
