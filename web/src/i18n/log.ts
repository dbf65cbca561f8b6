/** Lines of the log. */

import type { EventInfo, HappeningInfo, SeatInfo, StepInfo } from '../api/schema';
import { sayBot } from './bots';
import { say, sayEvents, sayText } from './phrase';
import { speech, t } from './t.svelte';
import { span } from './times.svelte';

type Seats = readonly SeatInfo[];

const REVEAL = 'reveal';

export function nameOf(seat: number | null, seats: Seats): string {
  if (seat === null) return '';
  return seat < 0 ? t('ui-chance') : (seats[seat]?.name ?? t('ui-seat-number', { seat: seat + 1 }));
}

export interface Line {
  /** Whose doing it was; −1: nobody's. */
  readonly seat: number;
  readonly text: string;
}

const told = new WeakMap<StepInfo, { readonly by: string; readonly lines: readonly Line[] }>();

/** What came of an answer: one line for what one player did in a row; none if there is nothing to tell.
 *
 * A log has a thousand of them and grows by one: what was put into words once is kept until the words change. */
export function linesOf(step: StepInfo, seats: Seats): readonly Line[] {
  const by = [speech.language, speech.revision, ...seats.map((seat) => seat.name)].join();
  const known = told.get(step);
  if (known?.by === by) return known.lines;
  const lines = putIntoWords(step, seats);
  told.set(step, { by, lines });
  return lines;
}

function putIntoWords(step: StepInfo, seats: Seats): Line[] {
  if (step.hidden) return [{ seat: step.seat, text: t('ui-log-hidden', { name: nameOf(step.seat, seats) }) }];
  const groups: { seat: number; events: EventInfo[] }[] = [];
  for (const event of step.events.filter((one) => one.phrase)) {
    const last = groups.at(-1);
    // What is turned up in the middle of somebody's turn belongs to it.
    const inTurn = event.verb === REVEAL && last !== undefined && last.seat >= 0;
    if (last && (last.seat === event.seat || inTurn)) last.events.push(event);
    else groups.push({ seat: event.seat, events: [event] });
  }
  return groups.map(({ seat, events }) => ({ seat, text: sayLine(seat, sayEvents(events), seats) }));
}

function sayLine(seat: number, events: string, seats: Seats): string {
  return seat < 0 ? events : t('ui-log-step', { name: nameOf(seat, seats), events });
}

/** A step as one text, for places that always need one. */
export function nameStep(step: StepInfo, seats: Seats): string {
  const lines = linesOf(step, seats).map((line) => line.text);
  return lines.length > 0 ? lines.join(' · ') : sayLine(step.seat, step.phrase ? say(step.phrase) : '', seats);
}

const HOW: Readonly<Record<string, string>> = {
  standing: 'ui-how-standing',
  auto: 'ui-how-auto',
  stand_in: 'ui-how-stand-in',
  dropped: 'ui-how-dropped',
};

/** How an answer came about, where that is worth a remark.
 *
 * Some moves are shown only with their last answer: that this one was the only one says nothing about the others. */
export function sayHow(step: StepInfo, before: StepInfo | undefined): string {
  const key = HOW[step.how];
  const endsMove = step.how === 'auto' && before?.seat === step.seat && !before.events.some((one) => one.phrase);
  return key === undefined || endsMove ? '' : t(key);
}

const HAPPENINGS: Readonly<Record<string, string>> = {
  joined: 'ui-happening-joined',
  left: 'ui-happening-left',
  moved_on: 'ui-happening-moved-on',
  started: 'ui-happening-started',
  rewound: 'ui-happening-rewound',
  rewind_declined: 'ui-happening-rewind-declined',
  timed_out: 'ui-happening-timed-out',
  stand_in: 'ui-happening-stand-in',
  returned: 'ui-happening-returned',
  dropped: 'ui-happening-dropped',
  hint: 'ui-happening-hint',
  bot_replaced: 'ui-happening-bot-replaced',
  bot_relieved: 'ui-happening-bot-relieved',
  stood_still: 'ui-happening-stood-still',
  set_back: 'ui-happening-set-back',
  over: 'ui-happening-over',
};

export function sayHappening(happening: HappeningInfo, seats: Seats): string {
  const name = nameOf(happening.seat, seats);
  const bot = sayBot(String(happening.details['bot'] ?? ''));
  if (happening.details['this_turn']) return t('ui-happening-stand-in-turn', { bot, name });
  const key = HAPPENINGS[happening.kind];
  const time = span(Number(happening.details['seconds'] ?? 0));
  return key === undefined ? sayText(happening.kind) : t(key, { bot, name, time });
}
