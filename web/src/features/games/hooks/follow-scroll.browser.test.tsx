import { afterEach, expect, test, vi } from 'vitest';
import { followScroll } from './follow-scroll.ts';
import { showPlaces } from './show-places.ts';

/** A grid of twenty rows that follows a page whose steps and frames the test chooses. */
const standGrid = () => {
  const grid = document.createElement('div');
  const page = { topPx: 0, atMs: 1_000 };
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.topPx);
  const now = vi.spyOn(performance, 'now').mockImplementation(() => page.atMs);
  const looks: number[] = [];
  const leave = followScroll({
    look: (rowsMost) => {
      looks.push(rowsMost);
      return rowsMost >= 20;
    },
    onBehind: (isBehind) => showPlaces(grid, { columnWidthPx: 200, rowHeightPx: 240 }, isBehind),
  });
  const step = (px: number, ms: number): void => {
    page.topPx += px;
    page.atMs += ms;
    dispatchEvent(new Event('scroll'));
  };
  ends.push(leave, () => now.mockRestore());
  step(0, 0);
  return { grid, looks, step };
};
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

test('[part of B-07] on a slow machine a flick runs past places, and ends at tiles that come some rows a frame', async () => {
  const { grid, looks, step } = standGrid();

  for (let frame = 0; frame < 5; frame += 1) step(120, 40);

  expect(grid.hasAttribute('data-behind')).toBe(true);
  expect(grid.style.backgroundSize).toBe('200px 240px');
  const drawnMeanwhile = looks.length;
  await expect.poll(() => grid.hasAttribute('data-behind')).toBe(false);
  expect(looks.slice(drawnMeanwhile)).toEqual(Array.from({ length: 10 }, (_, frame) => 2 * (frame + 1)));
});

test('[part of B-07] where frames are in time every step of a flick is drawn whole', () => {
  const { grid, looks, step } = standGrid();

  for (let frame = 0; frame < 30; frame += 1) step(120, 16);

  expect(grid.hasAttribute('data-behind')).toBe(false);
  expect(looks).toEqual(Array.from({ length: 31 }, () => Infinity));
});
