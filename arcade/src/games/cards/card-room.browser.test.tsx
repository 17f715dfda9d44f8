import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import styles from '../../arcade.css?inline';
import { sitAt } from './testing/sit-at.ts';

// The arcade styles a page of its own: files of tests that follow are not to be drawn by its rules.
const sheet = document.createElement('style');
sheet.textContent = styles;
beforeAll(() => document.head.prepend(sheet));
afterAll(() => sheet.remove());

const actions = (table: Awaited<ReturnType<typeof sitAt>>): readonly unknown[] =>
  table.asked.flatMap(({ call, input }) => (call === 'act' && 'action' in input ? [input.action] : []));

afterEach(() => {
  for (const room of document.querySelectorAll('.card-room')) room.remove();
});

test('tiến lên: a hint raises a play that is legal, Enter plays it, and the others answer', async () => {
  const table = await sitAt('tien-len', { seed: 'b' });
  const hand = page.getByRole('listbox', { name: 'Your cards' });
  await expect.element(hand).toHaveAttribute('aria-multiselectable', 'true');
  await expect
    .element(page.getByRole('button', { name: 'Play', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Hint' }).click();
  await expect.element(hand.getByRole('option', { selected: true }).first()).toBeVisible();
  (hand.getByRole('option').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');

  await expect.poll(() => actions(table)).toMatchObject([{ do: 'play' }]);
});

test('a disabled Play says why, and is not sent', async () => {
  const table = await sitAt('tien-len', { seed: 'b' });
  const option = page.getByRole('option', { name: '3 of diamonds' });

  option.element().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  // The focus is at the first card, which is the three.
  // It stays pressable, so that it can say why.
  await page.getByRole('button', { name: 'Play', exact: true }).click({ force: true });

  await expect.element(page.getByText('This does not beat what lies on the table.')).toBeVisible();
  expect(actions(table)).toEqual([]);
});

test('the hand is walked with arrows, and Shift with an arrow carries a card', async () => {
  await sitAt('tien-len', { seed: 'b' });
  const options = page.getByRole('option');
  const first = options.nth(0);
  const name = first.element().getAttribute('aria-label') ?? '';
  (first.element() as HTMLElement).focus();

  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-label', name);
  await expect.element(options.nth(1)).toHaveFocus();
  await userEvent.keyboard('{End}');

  await expect.element(options.nth(12)).toHaveFocus();
});

test('a finger that slides over cards raises all of them, and a tap one', async () => {
  await sitAt('sam-loc', { seed: 'b', players: 3 });
  const cards = [...document.querySelectorAll<HTMLElement>('.fan-card')];
  const at = (card: HTMLElement | undefined, type: string): void => {
    const box = card?.getBoundingClientRect();
    card?.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, pointerId: 1, isPrimary: true, button: 0 },
        clientX: (box?.left ?? 0) + 6,
        clientY: (box?.top ?? 0) + 20,
      }),
    );
  };
  for (const card of cards) card.parentElement?.setAttribute('data-test', '');
  const list = document.querySelector<HTMLElement>('.fan');
  if (list) list.setPointerCapture = () => undefined;

  at(cards[1], 'pointerdown');
  at(cards[2], 'pointermove');
  at(cards[4], 'pointermove');
  at(cards[4], 'pointerup');
  expect(cards.map((card) => card.hasAttribute('data-raised')).slice(0, 6)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  at(cards[1], 'pointerdown');
  at(cards[1], 'pointerup');

  expect(cards[1]?.hasAttribute('data-raised')).toBe(false);
});

test('mậu binh: two presses exchange cards, a wrong order is told, and the suggestion is laid', async () => {
  const table = await sitAt('mau-binh', { seed: 'b' });
  const places = page.getByRole('option');
  const [first, last] = [places.nth(0), places.nth(12)];
  const name = first.element().getAttribute('aria-label')?.split(',')[0] ?? '';

  (first.element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('option', { name: `${name}, Back` })).toBeVisible();
  expect(last.element()).toBeTruthy();
  await page.getByRole('button', { name: 'Suggest' }).click();
  await expect.element(page.getByText(/A front row is stronger/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Done' }).click();

  await expect.poll(() => actions(table).at(-1)).toMatchObject({ do: 'lay' });
  await expect.element(page.getByRole('region', { name: 'Result' })).toBeVisible();
});

test('hold’em: pot and all-in set the raise, the button says what it costs, and it is sent', async () => {
  const table = await sitAt('holdem', { seed: 'b', players: 6 });

  await page.getByRole('button', { name: 'All-in' }).first().click();
  await expect.element(page.getByRole('slider', { name: 'Raise to' })).toHaveValue('400');
  await page.getByRole('button', { name: '½ pot' }).click();
  const raise = page.getByRole('button', { name: /^Raise/ });
  await expect.element(raise).toHaveTextContent('Raise2,000');
  await raise.click();

  await expect.poll(() => actions(table)).toEqual([{ do: 'raise', to: 4 }]);
});

test('xì dách: a stake is chosen and placed before the cards are seen', async () => {
  const table = await sitAt('xi-dach', { seed: 'c', players: 4 });
  await page.getByRole('radio', { name: '3,000' }).click();

  await page.getByRole('button', { name: /^Place stake/ }).click();

  await expect.poll(() => actions(table)).toEqual([{ do: 'bet', units: 3 }]);
  await expect.element(page.getByRole('option').first()).toBeVisible();
});

test('a banker of xì dách opens a seat by pressing it', async () => {
  const table = await sitAt('xi-dach', { seed: 'd', players: 3, button: 0 });
  table.play();
  const examine = page.getByRole('button', { name: /^Examine/ });
  for (let draws = 0; draws < 3 && examine.elements().length === 0; draws += 1) {
    await page.getByRole('button', { name: 'Draw' }).click({ force: true });
    table.play();
  }

  await examine.first().click();

  await expect.poll(() => actions(table).at(-1)).toMatchObject({ do: 'open' });
});

test('ba cây: all cards are opened at the end, with who paid whom and why', async () => {
  await sitAt('ba-cay', { seed: 'c', players: 3 });
  await page.getByRole('button', { name: /^Place stake/ }).click();

  const result = page.getByRole('region', { name: 'Result' });
  await expect.element(result).toBeVisible();
  await expect.element(result.getByText('against the banker').first()).toBeVisible();
  await expect.element(result.getByText(/→/).first()).toBeVisible();
});

test('phỏm: a card is drawn and one discarded; the points outside melds are shown', async () => {
  const table = await sitAt('phom', { seed: 'x', players: 2, button: 0 });
  const take = page.getByRole('button', { name: 'Draw' });
  if (take.elements().length > 0) await take.click();
  await page.getByRole('button', { name: 'Hint' }).click();

  await page.getByRole('button', { name: 'Discard' }).click();

  await expect.poll(() => actions(table).at(-1)).toMatchObject({ do: 'discard' });
  await expect.element(page.getByText(/meld.* · \d+ points?/i)).toBeVisible();
});

test('what somebody says appears at the seat, and nothing of it once everybody is muted', async () => {
  const table = await sitAt('lieng', { seed: 'b', players: 3 });
  const say = (word: 'hello' | 'thanks') =>
    table.tell({ from: 'fairground-card-table', said: { tableId: 7n as never, seat: 1, word } });
  say('hello');
  await expect.element(page.getByText('Hello!').first()).toBeVisible();

  await page.getByRole('button', { name: 'Say something' }).click();
  await page.getByRole('checkbox', { name: 'Mute everybody' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  say('thanks');

  expect(
    page
      .getByText('Thanks!', { exact: true })
      .elements()
      .filter((each) => each.closest('.card-seat')),
  ).toEqual([]);
});

test('a lost line is said, and what was missed is read when it is back', async () => {
  const table = await sitAt('tien-len', { seed: 'b' });
  table.tell({ from: 'fairground-card-table', line: 'down' });
  await expect.element(page.getByText(/The connection is lost/)).toBeVisible();

  table.tell({ from: 'fairground-card-table', line: 'up' });

  await expect.poll(() => table.asked.at(-1)?.call).toBe('read');
  await expect.element(page.getByText(/The connection is lost/)).not.toBeInTheDocument();
});

test('to sit out is asked during a hand, is shown at the seat, and is taken back in the menu', async () => {
  const table = await sitAt('tien-len', { seed: 'b' });
  const openMenu = () => page.getByRole('button', { name: 'Table', exact: true }).click();
  const asked = () => table.asked.flatMap(({ call, input }) => (call === 'ready' ? [input] : []));

  await openMenu();
  await page.getByRole('button', { name: 'Sit out after this hand' }).click();
  await expect.element(page.getByRole('img', { name: 'Sits out next' })).toBeVisible();
  await expect.element(page.getByRole('status').getByText(/You sit out once this hand is over/)).toBeInTheDocument();
  await openMenu();
  await page.getByRole('button', { name: 'Play on' }).click();

  await expect.element(page.getByRole('img', { name: 'Sits out next' })).not.toBeInTheDocument();
  expect(asked()).toEqual([{ isReady: false }, { isReady: true }]);
});

test('a player who owes the big blind of hold’em sees it, can post it out of turn by a button, and can still choose to wait', async () => {
  const table = await sitAt('holdem', { seed: 'b', players: 6, waitsForBlind: true });
  await expect.element(page.getByText('You wait for the big blind')).toBeVisible();

  await page.getByRole('button', { name: 'Post the big blind now' }).click();
  await expect.element(page.getByText('You post the big blind in the next hand.')).toBeVisible();
  await page.getByRole('button', { name: 'Wait for my turn' }).click();

  await expect.element(page.getByRole('button', { name: 'Post the big blind now' })).toBeVisible();
  expect(table.asked.filter(({ call }) => call === 'ready').map(({ input }) => input)).toEqual([
    { isReady: true, postsBlind: true },
    { isReady: true, postsBlind: false },
  ]);
});

test('one person is muted by name, by keyboard, and stays so after a reload; others are heard', async () => {
  const table = await sitAt('lieng', { seed: 'b', players: 4 });
  const say = (seat: number, word: 'hello' | 'thanks') =>
    table.tell({ from: 'fairground-card-table', said: { tableId: 7n as never, seat, word } });
  const bubbles = (text: string) =>
    page
      .getByText(text, { exact: true })
      .elements()
      .filter((each) => each.closest('.card-seat'));

  await page.getByRole('button', { name: 'Say something' }).click();
  const mute = page.getByRole('group', { name: 'Mute' }).getByRole('checkbox', { name: 'Mute mi***88' });
  (mute.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(mute).toBeChecked();
  // Players of the house say nothing: there is nothing to mute.
  await expect.element(page.getByRole('checkbox', { name: 'Mute Sao Mai' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Close' }).click();
  say(1, 'hello');
  say(3, 'thanks');

  await expect.poll(() => bubbles('Thanks!')).toHaveLength(1);
  expect(bubbles('Hello!')).toEqual([]);
  const kept = table.liked();
  for (const room of document.querySelectorAll('.card-room')) room.remove();
  const again = await sitAt('lieng', { seed: 'b', players: 4, liked: kept });
  again.tell({ from: 'fairground-card-table', said: { tableId: 7n as never, seat: 1, word: 'hello' } });
  await page.getByRole('button', { name: 'Say something' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Mute mi***88' })).toBeChecked();
  expect(bubbles('Hello!')).toEqual([]);
});
