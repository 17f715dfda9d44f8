import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { Carousel } from './carousel.tsx';
import { blurAll, movePointerAway, preferMotion } from './testing/page.tsx';
import { stopTimers } from './testing/stop-timers.tsx';

const LABELS = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
};

const A_TURN_MS = 5000;
const WORDS = ['first', 'second', 'third'];

type CarouselLook = { readonly look?: 'centred' | 'single'; readonly words?: readonly string[] };

const showCarousel = async ({ look = 'centred', words = WORDS }: CarouselLook = {}) => {
  const screen = await render(
    <>
      <button type="button">Before</button>
      <Carousel label="Highlights" labels={LABELS} look={look}>
        {words.map((word) => (
          <div key={word} style={{ height: 200 }}>
            <a href={`#${word}`}>{word}</a>
          </div>
        ))}
      </Carousel>
    </>,
  );
  const region = screen.getByRole('region', { name: 'Highlights' });
  const dot = (number: number) => region.getByRole('button', { name: `Slide ${number} of ${words.length}` });
  const shown = () => region.element().querySelector('button[aria-current="true"]')?.getAttribute('aria-label');
  return { screen, region, dot, shown };
};

/** How often the carousel moves in a time. */
const movesIn = async (milliseconds: number): Promise<number> => {
  await twoFrames();
  const moved = vi.spyOn(Element.prototype, 'scrollTo');
  vi.advanceTimersByTime(milliseconds);
  const count = moved.mock.calls.length;
  moved.mockRestore();
  return count;
};

/** Pointer and focus events have been handled by then. */
const twoFrames = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

test('[L-03] the carousel moves on every five seconds and goes on with the first after the last', async () => {
  await preferMotion('no-preference');
  stopTimers();
  const { shown } = await showCarousel();

  expect(await movesIn(A_TURN_MS - 1)).toBe(0);
  expect(await movesIn(1)).toBe(1);
  await expect.poll(shown).toBe('Slide 2 of 3');
  expect(await movesIn(A_TURN_MS)).toBe(1);
  await expect.poll(shown).toBe('Slide 3 of 3');
  expect(await movesIn(A_TURN_MS)).toBe(1);
  await expect.poll(shown).toBe('Slide 1 of 3');
});

test('[L-03] the carousel stands still while the pointer is over it', async () => {
  await preferMotion('no-preference');
  stopTimers();
  const { region, shown } = await showCarousel();

  await region.hover();
  expect(await movesIn(3 * A_TURN_MS)).toBe(0);

  await movePointerAway();
  expect(await movesIn(A_TURN_MS)).toBe(1);
  await expect.poll(shown).toBe('Slide 2 of 3');
});

test('[L-03] the carousel stands still while the focus is in it, a pointer that comes and goes or not', async () => {
  await preferMotion('no-preference');
  stopTimers();
  const { screen, region, shown } = await showCarousel();

  await screen.getByRole('button', { name: 'Before' }).click();
  await movePointerAway();
  await userEvent.keyboard('{Tab}');
  expect(region.element().contains(document.activeElement)).toBe(true);
  expect(await movesIn(3 * A_TURN_MS)).toBe(0);
  await region.hover();
  await movePointerAway();
  expect(await movesIn(3 * A_TURN_MS)).toBe(0);

  blurAll();
  expect(await movesIn(A_TURN_MS)).toBe(1);
  await expect.poll(shown).toBe('Slide 2 of 3');
});

/** Its button starts it, and the next slide comes after one turn. */
const expectToPlayOn = async ({ region, shown }: Awaited<ReturnType<typeof showCarousel>>): Promise<void> => {
  await region.getByRole('button', { name: 'Play' }).click();
  await movePointerAway();
  blurAll();
  expect(await movesIn(A_TURN_MS)).toBe(1);
  await expect.poll(shown).toBe('Slide 2 of 3');
};

test('[L-03] the carousel stands still once its button says so, and goes on by the same button', async () => {
  await preferMotion('no-preference');
  stopTimers();
  const carousel = await showCarousel();

  await carousel.region.getByRole('button', { name: 'Pause' }).click();
  await movePointerAway();
  blurAll();
  expect(await movesIn(3 * A_TURN_MS)).toBe(0);

  await expectToPlayOn(carousel);
});

test('[L-03] the carousel does not move for somebody who wants less motion, unless asked to', async () => {
  await preferMotion('reduce');
  stopTimers();
  const carousel = await showCarousel();

  expect(await movesIn(3 * A_TURN_MS)).toBe(0);

  await expectToPlayOn(carousel);
});

test('[L-03] the centred carousel has a dot for each slide and shows its neighbours; one slide has no controls', async () => {
  const { region, dot } = await showCarousel();
  const places = () => ({
    frame: region.element().getBoundingClientRect(),
    slide: region.getByRole('listitem').first().element().getBoundingClientRect(),
  });

  await expect.element(dot(3)).toBeVisible();
  // The place of a slide is known once the row has been measured.
  await expect.poll(() => places().slide.width / places().frame.width).toBeLessThan(0.9);
  const { frame, slide } = places();
  expect(Math.abs(slide.x + slide.width / 2 - (frame.x + frame.width / 2))).toBeLessThan(3);

  const single = await showCarousel({ words: ['alone'] });
  expect(single.screen.container.querySelectorAll('[data-slide]')).toHaveLength(1);
  expect(single.screen.container.querySelectorAll('section button')).toHaveLength(0);
});

test('dots, arrows and arrow keys choose a slide, around both ends', async () => {
  const { region, dot, shown } = await showCarousel();

  await dot(3).click();
  await expect.poll(shown).toBe('Slide 3 of 3');
  await region.getByRole('button', { name: 'Next' }).click();
  await expect.poll(shown).toBe('Slide 1 of 3');
  await region.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(shown).toBe('Slide 3 of 3');

  region.element().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toBe('Slide 2 of 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toBe('Slide 3 of 3');
});
