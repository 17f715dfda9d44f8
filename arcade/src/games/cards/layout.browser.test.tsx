import type { CardGameCode } from '@fairground/contract/rooms/fields';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import styles from '../../arcade.css?inline';
import type { EngineTable } from './testing/engine-table.ts';
import { sitAt } from './testing/sit-at.ts';

/** Where the things of a table lie, measured in the frames that a phone and a wide screen give it. */

const sheet = document.createElement('style');
// The page of the tests has an edge of its own; the frame of a game has none.
sheet.textContent = `${styles} .card-room { position: fixed !important; inset: 0; }`;
beforeAll(() => document.head.prepend(sheet));
afterAll(() => sheet.remove());
afterEach(() => {
  for (const room of document.querySelectorAll('.card-room')) room.remove();
});

const FRAMES = [
  ['a phone', 390, 730],
  ['a small phone', 360, 640],
  ['a phone on its side', 844, 390],
  ['a wide screen', 1084, 788],
] as const;

const PLAYERS: Readonly<Record<CardGameCode, number>> = {
  'tien-len': 4,
  phom: 4,
  'mau-binh': 4,
  'sam-loc': 5,
  lieng: 6,
  'ba-cay': 6,
  holdem: 6,
  'xi-dach': 6,
};
const GAMES = Object.keys(PLAYERS) as readonly CardGameCode[];
const sit = (game: CardGameCode): Promise<EngineTable> => sitAt(game, { seed: 'b', players: PLAYERS[game] });

const all = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getBoundingClientRect().width > 0);
const nameOf = (element: Element): string =>
  `${element.getAttribute('class')} ${element.getAttribute('aria-label') ?? element.textContent}`;

/** Boxes that stick out of the frame, by more than the shadow of a turned card. */
const outside = (selector: string): readonly string[] =>
  all(selector)
    .filter((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map(nameOf);

const covers = (one: Element, other: Element, slack = 2): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack
  );
};
const collisions = (ones: readonly Element[], others: readonly Element[]): readonly string[] =>
  ones.flatMap((one, at) =>
    others
      .filter((other, place) => (ones === others ? place > at : one !== other) && covers(one, other))
      .map((other) => `${nameOf(one)} | ${nameOf(other)}`),
  );

/** Plays on as somebody in a hurry would, until the hand is over. */
const playOut = async (table: EngineTable): Promise<void> => {
  const press = (id: string): boolean => {
    const button = document.querySelector<HTMLElement>(`[data-action="${id}"]:not([aria-disabled="true"])`);
    button?.click();
    return button !== null;
  };
  for (let turn = 0; turn < 60 && all('.outcome').length === 0; turn += 1) {
    press('hint');
    const seat = document.querySelector<HTMLElement>('[data-game="xi-dach"] .seat-choose');
    if (seat) seat.click();
    else
      ['decline', 'play', 'eat', 'draw', 'discard', 'bet', 'lay', 'check', 'call', 'stand', 'pass'].some((id) =>
        press(id),
      );
    await new Promise((resolve) => setTimeout(resolve, 0));
    table.play();
  }
};

describe.each(FRAMES)('%s', (frame, width, height) => {
  test.each(GAMES)('%s: cards, seats and buttons lie in the frame and beside one another', async (game) => {
    await page.viewport(width, height);
    await sit(game);

    expect(outside('.fan-card, .row-card, .seat-plate, .card-room button, .turn-note, .own-note')).toEqual([]);
    expect(collisions(all('.seat-plate'), all('.seat-plate'))).toEqual([]);
    expect(collisions(all('.seat-plate, .turn-note'), all('.fan-card, .row-card, .bar-row > button'))).toEqual([]);
    expect(collisions(all('.fan-card, .row-card'), all('.own button'))).toEqual([]);
    expect(collisions(all('.seat-face, .seat-words'), all('.head button'))).toEqual([]);
    const buttons = all('.bar-row > button, .raise-panel button, .stake-chip, .head button');
    expect(buttons.filter((each) => each.getBoundingClientRect().height < 40).map(nameOf)).toEqual([]);
  });

  const opened: readonly CardGameCode[] = frame === 'a small phone' ? [] : ['phom', 'mau-binh', 'lieng', 'xi-dach'];
  test.each(opened)('%s: at the end all cards that were opened can be seen', async (game) => {
    await page.viewport(width, height);
    const table = await sit(game);
    await playOut(table);
    expect(all('.outcome')).toHaveLength(1);

    expect(outside('.seat-open > .playing-card, .seat-net, .outcome')).toEqual([]);
    expect(
      collisions(
        all('.seat-open > .playing-card'),
        all('.seat-words, .head button, .outcome, .stock, .own .fan-card, .own .row-card'),
      ),
    ).toEqual([]);
    expect(collisions(all('.outcome'), all('.fan-card, .row-card'))).toEqual([]);
    const seats = all('.card-seat').map((seat) => [...seat.querySelectorAll('.seat-open')]);
    const meet = seats.flatMap((one, at) => seats.slice(at + 1).flatMap((other) => collisions(one, other)));
    expect(meet).toEqual([]);
  });
});

test.each([
  [390, 730, 25],
  [360, 640, 23],
  [844, 390, 25],
])('of thirteen cards at %i by %i each shows %i pixels that a finger meets', async (width, height, least) => {
  await page.viewport(width, height);
  await sit('tien-len');
  const cards = all('.fan-card');
  expect(cards.length).toBeGreaterThan(8);

  for (const [at, card] of cards.entries()) {
    const shown = (cards[at + 1]?.offsetLeft ?? card.offsetLeft + least) - card.offsetLeft;
    expect(shown).toBeGreaterThanOrEqual(least);
    const { left, top, height: tall } = card.getBoundingClientRect();
    const met = document.elementFromPoint(left + least / 2 + 3, top + tall / 2);
    expect(met?.closest('.fan-card')).toBe(card);
  }
});

test.each(FRAMES)('what is said at any seat is read inside the frame of %s', async (_, width, height) => {
  await page.viewport(width, height);
  const table = await sit('holdem');
  for (let seat = 0; seat < PLAYERS.holdem; seat += 1)
    table.tell({ from: 'fairground-card-table', said: { tableId: 7n as never, seat, word: 'wait' } });

  expect(all('.seat-bubble')).toHaveLength(PLAYERS.holdem);
  expect(outside('.seat-bubble')).toEqual([]);
});

test('who paid whom is a press away on a phone', async () => {
  await page.viewport(390, 730);
  await playOut(await sit('ba-cay'));
  const paid = page.getByText('against the banker').first();
  await expect.element(paid).not.toBeVisible();

  await page.getByRole('button', { name: 'Details', expanded: false }).click();

  await expect.element(paid).toBeVisible();
  expect(outside('.outcome')).toEqual([]);
});

test('on a phone a panel opens from the lower edge, where the thumb is', async () => {
  await page.viewport(390, 730);
  await sit('holdem');

  await page.getByRole('button', { name: 'Say something' }).click();

  expect(document.querySelector('.panel[open]')?.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0);
  await page.getByRole('button', { name: 'Close' }).click();
});

test('the table stays where it is from one turn to the next', async () => {
  await page.viewport(390, 730);
  const top = (): number => document.querySelector('.own')?.getBoundingClientRect().top ?? 0;
  for (const game of ['holdem', 'xi-dach', 'mau-binh'] as const) {
    const table = await sit(game);
    const before = top();
    await playOut(table);
    expect(Math.abs(top() - before)).toBeLessThan(2);
    document.querySelector('.card-room')?.remove();
  }
});
