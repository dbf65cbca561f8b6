import type { LegalAnswer } from '../api/schema';

const FEW = 6;

/** Answers that begin with the same word belong together. A few of them need no order. */
export function grouped(answers: readonly LegalAnswer[]): LegalAnswer[][] {
  if (answers.length === 0) return [];
  if (answers.length <= FEW) return [[...answers]];
  const groups = new Map<string, LegalAnswer[]>();
  for (const answer of answers) {
    const verb = answer.text.split(' ')[0] ?? '';
    const group = groups.get(verb);
    if (group) group.push(answer);
    else groups.set(verb, [answer]);
  }
  return [...groups.values()];
}
