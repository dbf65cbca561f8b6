/** Lines of the log. */

import type { HappeningInfo, SeatInfo, StepInfo } from '../api/schema';
import { sayEvents, sayText } from './phrase';
import { t } from './t.svelte';

type Seats = readonly SeatInfo[];

export function nameOf(seat: number | null, seats: Seats): string {
  if (seat === null) return '';
  return seat < 0 ? t('ui-chance') : (seats[seat]?.name ?? t('ui-seat-number', { seat: seat + 1 }));
}

/** What came of an answer, with who gave it; empty if there is nothing to tell. */
export function sayStep(step: StepInfo, seats: Seats): string {
  const name = nameOf(step.seat, seats);
  if (step.hidden) return t('ui-log-hidden', { name });
  const events = sayEvents(step.events);
  if (events === '') return '';
  return step.seat < 0 ? events : t('ui-log-step', { name, events });
}

/** The same, where a line has to stand in any case. */
export function nameStep(step: StepInfo, seats: Seats): string {
  return sayStep(step, seats) || t('ui-log-step', { name: nameOf(step.seat, seats), events: sayText(step.text ?? '') });
}

const HOW: Readonly<Record<string, string>> = {
  standing: 'ui-how-standing',
  auto: 'ui-how-auto',
  stand_in: 'ui-how-stand-in',
  dropped: 'ui-how-dropped',
};

/** How an answer came about, where that is worth a remark. */
export function sayHow(step: StepInfo): string {
  const key = HOW[step.how];
  return key === undefined ? '' : t(key);
}

const HAPPENINGS: Readonly<Record<string, string>> = {
  joined: 'ui-happening-joined',
  left: 'ui-happening-left',
  started: 'ui-happening-started',
  rewound: 'ui-happening-rewound',
  rewind_declined: 'ui-happening-rewind-declined',
  timed_out: 'ui-happening-timed-out',
  stand_in: 'ui-happening-stand-in',
  returned: 'ui-happening-returned',
  dropped: 'ui-happening-dropped',
  bot_replaced: 'ui-happening-bot-replaced',
  over: 'ui-happening-over',
};

export function sayHappening(happening: HappeningInfo, seats: Seats): string {
  const key = HAPPENINGS[happening.kind];
  return key === undefined ? sayText(happening.kind) : t(key, { name: nameOf(happening.seat, seats) });
}
