/** Having a name before doing something: visitors without one are asked for it, once. */

import { self } from './me.svelte';

class Asking {
  /** Set while the question for a name is on the screen. */
  answer = $state.raw<((given: boolean) => void) | null>(null);
}

export const asking = new Asking();

/** True as soon as this browser is somebody; false if the person would rather not say. */
export function beSomebody(): Promise<boolean> {
  if (self.me) return Promise.resolve(true);
  return new Promise((resolve) => {
    asking.answer = (given) => {
      asking.answer = null;
      resolve(given);
    };
  });
}
