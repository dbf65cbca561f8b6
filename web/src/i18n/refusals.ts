/** What the server refuses, in the words of the page. */

import { Refusal } from '../api/client';
import { t } from './t.svelte';

/** Codes of docs/server/api.md that a person at the page can meet. Those of scripts are told in the server's own words. */
const MESSAGES: Readonly<Record<string, string>> = {
  no_answer: 'ui-error-no-answer',
  not_signed_in: 'ui-error-not-signed-in',
  session_expired: 'ui-error-session-expired',
  bad_login: 'ui-error-bad-login',
  bad_name: 'ui-error-bad-name',
  not_your_seat: 'ui-error-not-your-seat',
  not_host: 'ui-error-not-host',
  not_at_table: 'ui-error-not-at-table',
  not_visible: 'ui-error-not-visible',
  no_such_table: 'ui-error-no-such-table',
  no_such_step: 'ui-error-no-such-step',
  stale: 'ui-error-stale',
  illegal: 'ui-error-illegal',
  not_asked: 'ui-error-not-asked',
  held: 'ui-error-held',
  cannot_undo: 'ui-error-cannot-undo',
  game_over: 'ui-error-game-over',
  already_started: 'ui-error-already-started',
  seat_taken: 'ui-error-seat-taken',
  seats_open: 'ui-error-seats-open',
  name_taken: 'ui-error-name-taken',
  name_reserved: 'ui-error-name-reserved',
  login_taken: 'ui-error-login-taken',
  rules_gone: 'ui-error-rules-gone',
  secret_until_over: 'ui-error-secret-until-over',
  rewind_open: 'ui-error-rewind-open',
  no_rewind: 'ui-error-no-rewind',
  too_large: 'ui-error-too-large',
  too_many: 'ui-error-too-many',
  full: 'ui-error-full',
  internal: 'ui-error-internal',
  bad_password: 'ui-error-bad-password',
  cross_site: 'ui-error-cross-site',
  no_guests: 'ui-error-no-guests',
  no_registration: 'ui-error-no-registration',
  no_such_game: 'ui-error-no-such-game',
  no_such_bot: 'ui-error-no-such-bot',
  bot_not_allowed: 'ui-error-bot-not-allowed',
  no_hint: 'ui-error-no-hint',
  no_hints: 'ui-error-no-hints',
  no_review: 'ui-error-no-review',
  no_such_seat: 'ui-error-no-such-seat',
  no_such_edition: 'ui-error-no-such-edition',
  no_such_token: 'ui-error-removed',
  no_such_webhook: 'ui-error-removed',
  stand_in: 'ui-error-stand-in',
  dropped: 'ui-error-dropped',
  not_held: 'ui-error-not-held',
  not_over: 'ui-error-not-over',
  not_started: 'ui-error-not-started',
  rules_fault: 'ui-error-rules-fault',
  no_positions: 'ui-error-no-positions',
  already_signed_in: 'ui-error-already-signed-in',
  not_registered: 'ui-error-not-registered',
  too_many_tokens: 'ui-error-too-many-tokens',
  too_many_tables: 'ui-error-too-many-tables',
  too_many_standing: 'ui-error-too-many-standing',
};

/** Codes with a message that names what the server found. */
const WITH_DETAILS: Readonly<Record<string, string>> = {
  bad_options: 'ui-error-bad-options',
  bad_record: 'ui-error-bad-record',
  bad_request: 'ui-error-bad-request',
};

/** What can be entered in a field, where the page says so. */
const RULES_OF_FIELDS: Readonly<Record<string, string>> = {
  'body.login': 'ui-login-rule',
  'body.password': 'ui-password-rule',
  'body.new': 'ui-password-rule',
  'body.name': 'ui-error-bad-name',
};

export function sayRefusal(error: unknown): string {
  if (!(error instanceof Refusal)) return t('ui-error-page', { message: String(error) });
  if (error.code === 'invalid') return invalidFields(error);
  if (error.code === 'bad_edition') return badEdition(error);
  const detailed = WITH_DETAILS[error.code];
  if (detailed !== undefined) return t(detailed, { message: error.message });
  const key = MESSAGES[error.code];
  return key === undefined ? error.message : t(key);
}

function badEdition(error: Refusal): string {
  const line = lineOf(error);
  return line > 0
    ? t('ui-error-bad-edition-line', { line: String(line), message: error.message })
    : t('ui-error-bad-edition', { message: error.message });
}

/** The line of a text that was refused, from 1; 0: none in particular. */
export function lineOf(error: unknown): number {
  return error instanceof Refusal ? Number(error.details['line'] ?? 0) : 0;
}

function invalidFields(error: Refusal): string {
  const fields = (error.details['fields'] ?? []) as { field: string }[];
  const rules = new Set(fields.map((one) => RULES_OF_FIELDS[one.field] ?? 'ui-error-invalid'));
  return rules.size > 0 ? [...rules].map((key) => t(key)).join(' ') : t('ui-error-invalid');
}
