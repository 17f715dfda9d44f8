import { WORLDS, paintMotes } from '../art/worlds.ts';
import type { QuickKind } from '../art/worlds.ts';
import { el, prefersStillness } from './dom.ts';
import type { Voice } from './sound-voices.ts';
import type { Sound } from './sound.ts';

/** What moves behind a game need not move more often. */
const FRAME_MS = 48;
const PIXELS_MAX = 2;

/** What each world sounds like: drums, stones in a cave, neon, a fair organ, the deep, a salon, a bell, temple gongs. */
const VOICES: Readonly<Record<QuickKind, Voice>> = {
  dice: { root: 196, scale: [0, 3, 7, 10], wave: 'square', brightness: 1_900, ring: 0.7 },
  mines: { root: 392, scale: [0, 2, 4, 7, 9], wave: 'sine', brightness: 8_000, ring: 2.4 },
  plinko: { root: 311, scale: [0, 3, 5, 7, 10], wave: 'sawtooth', brightness: 2_600, ring: 0.9 },
  wheel: { root: 262, scale: [0, 4, 5, 7, 11], wave: 'square', brightness: 3_400, ring: 1.1 },
  keno: { root: 349, scale: [0, 2, 5, 7, 9], wave: 'sine', brightness: 3_000, ring: 1.9 },
  'hi-lo': { root: 220, scale: [0, 2, 3, 5, 7, 9, 10], wave: 'triangle', brightness: 4_400, ring: 1.5 },
  limbo: { root: 294, scale: [0, 4, 7, 12], wave: 'triangle', brightness: 5_200, ring: 1.3 },
  towers: { root: 233, scale: [0, 2, 5, 7, 10], wave: 'sine', brightness: 2_400, ring: 2.1 },
};

/** The world behind a quick game: a place that is painted once, and something small that moves in it. */
export const createBackdrop = (kind: QuickKind, sound: Pick<Sound, 'tune'>): HTMLElement => {
  const world = WORLDS[kind];
  sound.tune(VOICES[kind]);
  document.documentElement.style.setProperty('--hue', String(world.hue));
  const place = el('canvas', {});
  const air = el('canvas', {});
  const moving = air.getContext('2d');
  let size = { width: 1, height: 1 };
  const fit = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null => {
    const pixels = Math.min(PIXELS_MAX, devicePixelRatio);
    size = { width: Math.max(1, canvas.clientWidth), height: Math.max(1, canvas.clientHeight) };
    canvas.width = Math.round(size.width * pixels);
    canvas.height = Math.round(size.height * pixels);
    const brush = canvas.getContext('2d');
    brush?.setTransform(pixels, 0, 0, pixels, 0, 0);
    return brush;
  };
  new ResizeObserver(() => {
    const brush = fit(place);
    if (brush) world.paint(brush, size);
    fit(air);
  }).observe(place);

  let last = 0;
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    if (now - last < FRAME_MS || document.hidden || prefersStillness() || !moving) return;
    last = now;
    paintMotes(moving, size, world, now);
  };
  requestAnimationFrame(frame);
  return el('div', { class: 'backdrop', 'aria-hidden': 'true', 'data-world': kind }, place, air);
};
