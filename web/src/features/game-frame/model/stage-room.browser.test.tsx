import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { LOW_WINDOW, STAGE_ROOM } from './stage-room.ts';

const roomAt = async (width: number, height: number): Promise<DOMRect> => {
  await page.viewport(width, height);
  const { container } = await render(<section data-testid="room" className={`${STAGE_ROOM.page} ${LOW_WINDOW}`} />);
  const room = container.querySelector('section') as HTMLElement;
  return room.getBoundingClientRect();
};

test.each([
  ['a phone held across', 844, 390],
  ['a desktop page at twice its size', 720, 450],
])('in the low window of %s the game has all of it, so that its play button is in view', async (_, width, height) => {
  const { top, left, width: wide, height: high } = await roomAt(width, height);

  expect([top, left, wide, high]).toEqual([0, 0, width, height]);
});

test.each([
  ['a desktop', 1440, 900],
  ['a phone', 390, 844],
])('in the window of %s the game leaves the bars of the site their room', async (_, width, height) => {
  const { height: high } = await roomAt(width, height);

  expect(high).toBeLessThan(height - 100);
});
