/** The sections of the rules of Rajas of the Ganges that a player meets. */

import type { Section } from './rules';

export const SECTIONS: readonly Section[] = [
  { rule: '3', key: 'rajas-rules-3', rulings: [] },
  { rule: '4', key: 'rajas-rules-4', rulings: ['R-07', 'R-10'] },
  { rule: '2', key: 'rajas-rules-2', rulings: [] },
  { rule: '5', key: 'rajas-rules-5', rulings: ['R-17', 'R-18', 'R-19', 'R-22'] },
  { rule: '6', key: 'rajas-rules-6', rulings: ['R-25'] },
  { rule: '7', key: 'rajas-rules-7', rulings: ['R-04', 'R-05', 'R-29', 'R-30', 'R-33'] },
  { rule: '7', key: 'rajas-rules-7-yields', rulings: ['R-34', 'R-35', 'R-38'] },
  { rule: '8', key: 'rajas-rules-8', rulings: ['R-11', 'R-40'] },
  { rule: '9', key: 'rajas-rules-9', rulings: ['R-27', 'R-28', 'R-48', 'R-58'] },
  { rule: '9.1', key: 'rajas-rules-9-1', rulings: ['R-49', 'R-51', 'R-53', 'R-55'] },
  { rule: '10', key: 'rajas-rules-10', rulings: ['R-56', 'R-59'] },
  { rule: '11', key: 'rajas-rules-11', rulings: [] },
  { rule: '12', key: 'rajas-rules-12', rulings: [] },
  { rule: '13', key: 'rajas-rules-13', rulings: [] },
  { rule: '14', key: 'rajas-rules-14', rulings: ['R-88'] },
  { rule: '15', key: 'rajas-rules-15', rulings: [] },
];
