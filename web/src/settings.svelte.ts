/** What a person chose for this browser. */

import { SPEEDS, type Speed } from './table/pace';

const SOUND = 'doab-sound';
const NOTIFY = 'doab-notify';
const MOTION = 'doab-motion';
const STRENGTH = 'doab-strength';

class Chosen {
  sound = $state(localStorage.getItem(SOUND) === 'yes');
  notify = $state(localStorage.getItem(NOTIFY) === 'yes' && mayNotify());
  /** How fast pieces move. What the system asks for goes first: see `table/motion.svelte.ts`. */
  motion = $state<Speed>(SPEEDS.find((speed) => speed === localStorage.getItem(MOTION)) ?? 'normal');
  /** The bot that was last chosen to play against. */
  strength = $state(localStorage.getItem(STRENGTH) ?? '');
}

export const chosen = new Chosen();

export function setSound(on: boolean): void {
  chosen.sound = on;
  localStorage.setItem(SOUND, on ? 'yes' : 'no');
  if (on) tick();
}

export function setMotion(speed: Speed): void {
  chosen.motion = speed;
  localStorage.setItem(MOTION, speed);
}

export function setStrength(bot: string): void {
  chosen.strength = bot;
  localStorage.setItem(STRENGTH, bot);
}

/** Browsers ask the person; without their consent it stays off. */
export async function setNotify(on: boolean): Promise<void> {
  const allowed = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  chosen.notify = allowed;
  localStorage.setItem(NOTIFY, allowed ? 'yes' : 'no');
}

function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** Tell somebody who looks elsewhere that a table waits for them. */
export function notify(title: string, text: string, address: string): void {
  if (chosen.sound) tick();
  if (!chosen.notify || !mayNotify() || !document.hidden) return;
  const notice = new Notification(title, { body: text, tag: address, icon: '/favicon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

let audio: AudioContext | null = null;

/** A small wooden sound. */
function tick(): void {
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime;
  for (const [after, pitch] of [
    [0, 660],
    [0.12, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, now + after);
    loudness.gain.exponentialRampToValueAtTime(0.18, now + after + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.16);
    tone.connect(loudness).connect(audio.destination);
    tone.start(now + after);
    tone.stop(now + after + 0.18);
  }
}
