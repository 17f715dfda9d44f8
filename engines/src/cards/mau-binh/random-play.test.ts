import { expect, test } from 'vitest';
import { below, shuffled } from '../../random/words.ts';
import type { Words } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import type { HiddenCards, Seat } from '../card-game.ts';
import { FULL_DECK } from '../hand-deck.ts';
import { mauBinh } from '../mau-binh.ts';
import { payDebts, RAKE } from '../pay-debts.ts';
import { playRandomHand } from '../testing/random-hand.ts';
import type { MauBinhAction, MauBinhState } from './hand.ts';
import { isArrangementOf, isBroken } from './rows.ts';
import type { Rows } from './rows.ts';

const anyRows = (words: Words, cards: readonly number[]): Rows => {
  const mixed = shuffled(words, cards);
  return { front: mixed.slice(0, 3), middle: mixed.slice(3, 8), back: mixed.slice(8) };
};

const deal = (words: Words, players: number): MauBinhState =>
  mauBinh.deal(
    { deck: shuffled(words, FULL_DECK), players, button: below(words, players), winner: null },
    mauBinh.rules,
  );

/** Lays random rows for every seat, drafts on the way. */
const playRandomly = (words: Words, look: (state: MauBinhState) => void = () => undefined): MauBinhState => {
  let state = deal(words, 2 + below(words, 3));
  for (let waiting = mauBinh.waitsFor(state); waiting.length > 0; waiting = mauBinh.waitsFor(state)) {
    look(state);
    const seat = waiting[below(words, waiting.length)] ?? 0;
    const action: MauBinhAction = {
      do: below(words, 2) === 0 ? 'draft' : 'lay',
      rows: anyRows(words, state.hands[seat] ?? []),
    };
    const applied = mauBinh.apply(state, seat, action);
    if ('fault' in applied) throw new Error(`Rows were refused: ${applied.fault}`);
    state = applied.state;
  }
  return state;
};

test('hands with random rows end and are zero-sum before the rake', () => {
  const words = fairWords('mau-binh play');

  for (let round = 0; round < 200; round += 1) {
    const state = playRandomly(words);
    const funds = state.hands.map(() => BigInt(below(words, 60)) * 1_000n);
    const { net, rake } = payDebts(mauBinh.settle(state), { unit: 1_000n, funds, rake: RAKE });

    expect([...net, ...rake].reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
    expect(net.every((amount, seat) => amount + (funds[seat] ?? 0n) >= 0n)).toBe(true);
  }
});

/** Gives other seats other cards, with drafts and laid rows of them. */
const rearranged = (state: MauBinhState, looker: Seat | null, words: Words): MauBinhState => {
  const own: readonly number[] = looker === null ? [] : (state.hands[looker] ?? []);
  const rest = shuffled(
    words,
    FULL_DECK.filter((card) => !own.includes(card)),
  );
  const isOther = (seat: Seat): boolean => seat !== looker;
  const hands = state.hands.map((hand, seat) =>
    isOther(seat) ? (rest.splice(0, hand.length) as readonly number[] as HiddenCards) : hand,
  );
  const rows = (seat: Seat): Rows => anyRows(words, hands[seat] ?? []);
  return {
    ...state,
    hands,
    drafts: state.drafts.map((draft, seat) => (isOther(seat) ? rows(seat) : draft)),
    laid: state.laid.map((laid, seat) => (isOther(seat) && laid ? { rows: rows(seat) } : laid)),
  };
};

test('the view of a seat stays the same when only cards and rows of others change', () => {
  const words = fairWords('mau-binh views');
  let looks = 0;

  for (let round = 0; round < 30; round += 1)
    playRandomly(words, (state) => {
      for (const looker of [...state.hands.keys(), null]) {
        const other = rearranged(state, looker, words);
        expect(JSON.stringify(mauBinh.view(other, looker))).toBe(JSON.stringify(mauBinh.view(state, looker)));
        looks += 1;
      }
    });

  expect(looks).toBeGreaterThan(200);
});

test('rows of other cards, of other sizes or after the seat is done are refused', () => {
  const words = fairWords('mau-binh refusals');
  const state = deal(words, 3);
  const { front, middle, back } = anyRows(words, state.hands[0] ?? []);
  const [other = []] = state.hands.slice(1);
  const lay = (rows: Rows, seat = 0) => mauBinh.apply(state, seat, { do: 'lay', rows });

  expect(lay({ front: other.slice(0, 3), middle, back })).toEqual({ fault: 'not-your-cards' });
  expect(lay({ front: middle, middle: front, back })).toEqual({ fault: 'not-your-cards' });
  expect(lay({ front: front.slice(1), middle, back })).toEqual({ fault: 'not-your-cards' });
  expect(lay({ front, middle, back: back.with(0, back[1] ?? 0) })).toEqual({ fault: 'not-your-cards' });
  expect(mauBinh.apply(state, 0, { do: 'declare' })).toEqual({ fault: 'not-a-combination' });

  const laid = lay({ front, middle, back });
  if ('fault' in laid) throw new Error(laid.fault);
  expect(mauBinh.apply(laid.state, 0, { do: 'lay', rows: { front, middle, back } })).toEqual({
    fault: 'not-your-turn',
  });
});

test('the proposed rows are in order and of the own cards, and a hand of proposals ends', () => {
  const words = fairWords('mau-binh proposals');

  for (let round = 0; round < 3; round += 1) {
    const { state } = playRandomHand(mauBinh, words, {
      look: (state, seat) => {
        for (const action of mauBinh.legal(mauBinh.view(state, seat))) {
          if (action.do === 'declare') continue;
          expect(isArrangementOf(action.rows, state.hands[seat] ?? [])).toBe(true);
          expect(isBroken(action.rows)).toBe(false);
        }
      },
    });
    expect(mauBinh.view(state, null).shown).toHaveLength(state.hands.length);
  }
});

test('when the time is up a draft in order is laid down, and the proposal in the place of another', () => {
  const words = fairWords('mau-binh timeout');
  const state = deal(words, 2);
  const view = mauBinh.view(state, 0);
  const best = mauBinh.timeout(view);
  if (best.do !== 'lay') throw new Error('This deal has nothing to declare.');
  const { front, middle, back } = best.rows;

  expect(mauBinh.timeout({ ...view, draft: { front, middle: back, back: middle } })).toEqual(best);
  expect(mauBinh.timeout({ ...view, draft: best.rows })).toEqual({ do: 'lay', rows: best.rows });
});

test('a declared hand shows its cards to all when everybody is done, and to nobody before', () => {
  const words = fairWords('mau-binh declared');
  const dragon = FULL_DECK.slice(0, 13);
  const rest = FULL_DECK.slice(13, 26);
  // Two seats are dealt in turn: the first cards go to the seat after the button.
  const deck = dragon.flatMap((card, at) => [card, rest[at] ?? 0]);
  const state = mauBinh.deal({ deck, players: 2, button: 1, winner: null }, mauBinh.rules);

  const declared = mauBinh.apply(state, 0, { do: 'declare' });
  if ('fault' in declared) throw new Error(declared.fault);
  const rows = anyRows(words, state.hands[1] ?? []);
  const laid = mauBinh.apply(declared.state, 1, { do: 'lay', rows });
  if ('fault' in laid) throw new Error(laid.fault);

  expect(mauBinh.view(declared.state, 1).shown).toBeNull();
  expect(mauBinh.view(laid.state, 1).shown).toEqual([{ declared: 'dragon-of-one-suit', cards: dragon }, { rows }]);
});
