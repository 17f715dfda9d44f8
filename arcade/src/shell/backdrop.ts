import { WORLDS, paintMotes } from '../art/worlds.ts';
import type { QuickKind } from '../art/worlds.ts';
import { el, prefersStillness } from './dom.ts';

/** What moves behind a game need not move more often. */
const FRAME_MS = 48;
const PIXELS_MAX = 2;

/** The world behind a quick game: a place that is painted once, and something small that moves in it. */
export const createBackdrop = (kind: QuickKind): HTMLElement => {
  const world = WORLDS[kind];
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
