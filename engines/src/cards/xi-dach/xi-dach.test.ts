import { describe, expect, test } from 'vitest';
import { below, shuffled } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import type { HiddenCards, Seat } from '../card-game.ts';
import { FULL_DECK } from '../hand-deck.ts';
import { payDebts, RAKE } from '../pay-debts.ts';
import { playRandomHand } from '../testing/random-hand.ts';
import { cardsOf } from '../testing/read-cards.ts';
import { totalsOf } from '../testing/totals.ts';
import { xiDach } from '../xi-dach.ts';
import type { XiDachState } from './state.ts';
import { compareHands, xiDachHand } from './value.ts';
import type { XiDachAction } from './view.ts';

test.each([
  ['AsAh', 'two-aces', 21],
  ['AsTh', 'natural', 21],
  ['AsKh', 'natural', 21],
  ['As5h', 'points', 16],
  ['AsTh5c', 'points', 16],
  ['As4h6c', 'points', 21],
  ['AsAh9c', 'points', 21],
  ['2s3h4cAs5d', 'five-cards', 15],
  ['Ts5h', 'short', 15],
  ['TsQh2c', 'bust', 22],
  ['9s2h3c4d5s', 'bust', 23],
])('%s is %s with %i', (text, kind, total) => {
  expect(xiDachHand(cardsOf(text))).toEqual({ kind, total });
});

test.each([
  ['AsAh', 'AdKh', 1],
  ['AdKh', '2s3h4cAs5d', 1],
  ['2s3h4cAs5d', 'Ts5h6c', 1],
  ['2s3h4cAs5d', '2d3d4dAh6d', 1],
  ['Ts9h', 'Td8h', 1],
  ['Ts6h', 'Td5h', 1],
  ['Ts5h', 'TdQh2c', 1],
  ['TsQs2s', 'TdKh5c', 0],
  ['Ts9h', 'Td9c', 0],
])('%s against %s', (one, other, sign) => {
  const [first, second] = [xiDachHand(cardsOf(one)), xiDachHand(cardsOf(other))];

  expect(Math.sign(compareHands(first, second))).toBe(sign);
  expect(Math.sign(compareHands(second, first)) + sign).toBe(0);
});

/** Deals these hands to the seats 0, 1, 2 … with the last seat as the banker, then these cards to draw. */
const dealt = (hands: readonly string[], stock = ''): XiDachState => {
  const cards = hands.map(cardsOf);
  const first = cards.map(([card = 0]) => card);
  const second = cards.map(([, card = 0]) => card);
  const deck = [...first, ...second, ...cardsOf(stock)];
  return xiDach.deal({ deck, players: hands.length, button: hands.length - 1, winner: null }, xiDach.rules);
};

const act = (start: XiDachState, ...steps: readonly (readonly [Seat, XiDachAction])[]): XiDachState =>
  steps.reduce((state, [seat, action]) => {
    const applied = xiDach.apply(state, seat, action);
    if ('fault' in applied) throw new Error(`${seat} ${action.do}: ${applied.fault}`);
    return applied.state;
  }, start);

const DRAW: XiDachAction = { do: 'draw' };
const STAND: XiDachAction = { do: 'stand' };
const bet = (units: number): XiDachAction => ({ do: 'bet', units });
const open = (seat: Seat): XiDachAction => ({ do: 'open', seat });

describe('a hand against the banker', () => {
  test('no cards are seen before all have staked; then two aces and naturals are paid at once', () => {
    const start = dealt(['AsAh', '9sTh', '8sTd']);
    const staked = act(start, [0, bet(2)], [1, bet(1)]);

    expect(xiDach.view(start, 0).cards).toEqual([]);
    expect(staked.results[0]).toEqual({ from: 2, to: 0, units: 6, reason: 'banker' });
    expect(staked.turn).toBe(1);
    expect(totalsOf(xiDach.settle(act(staked, [1, STAND], [2, STAND])), 3)).toEqual([6, 1, -7]);
  });

  test('a banker with a natural ends the hand', () => {
    const over = act(dealt(['AsAh', '9sTh', 'AdKs']), [0, bet(1)], [1, bet(5)]);

    expect(xiDach.isOver(over)).toBe(true);
    expect(totalsOf(xiDach.settle(over), 3)).toEqual([3, -10, 7]);
  });

  test('a seat draws below sixteen; the banker opens seats from fifteen and may draw between', () => {
    const start = act(dealt(['9s5h', 'TsTh', '8sTd'], '2s3c'), [0, bet(1)], [1, bet(1)]);
    expect(xiDach.apply(start, 0, STAND)).toEqual({ fault: 'must-draw' });

    const opened = act(start, [0, DRAW], [0, STAND], [1, STAND], [2, open(0)]);
    expect(opened.results).toEqual([{ from: 0, to: 2, units: 1, reason: 'banker' }, null, null]);
    expect(xiDach.view(opened, 1).shown.map((hand) => hand?.length)).toEqual([3, undefined, 2]);

    const over = act(opened, [2, DRAW], [2, STAND]);
    expect(totalsOf(xiDach.settle(over), 3)).toEqual([-1, -1, 2]);
  });

  test('a banker that is bust pays all but those that are bust as well', () => {
    const start = act(dealt(['9s5h', 'TsTh', '8s6d'], 'TcJc'), [0, bet(1)], [1, bet(2)]);

    const over = act(start, [0, DRAW], [0, STAND], [1, STAND], [2, DRAW]);

    expect(xiDach.isOver(over)).toBe(true);
    expect(totalsOf(xiDach.settle(over), 3)).toEqual([0, 2, -2]);
  });

  test('a bust seat can only stand, and nobody acts out of turn or opens twice', () => {
    const bust = act(dealt(['9s5h', 'TsTh', '8sTd'], 'Tc'), [0, bet(1)], [1, bet(2)], [0, DRAW]);

    expect(xiDach.legal(xiDach.view(bust, 0))).toEqual([STAND]);
    expect(xiDach.apply(bust, 0, DRAW)).toEqual({ fault: 'no-more-cards' });
    expect(xiDach.apply(bust, 1, STAND)).toEqual({ fault: 'not-your-turn' });
    const opened = act(bust, [0, STAND], [1, STAND], [2, open(0)]);
    expect(xiDach.apply(opened, 2, open(0))).toEqual({ fault: 'not-your-turn' });
    expect(xiDach.apply(dealt(['9s5h', '8sTd']), 0, bet(6))).toEqual({ fault: 'bet-out-of-range' });
  });

  test('when the time is up a seat draws below sixteen and the banker below seventeen', () => {
    const start = act(dealt(['9s5h', 'Ts6d'], '2s3s'), [0, bet(1)]);
    const banker = act(start, [0, DRAW], [0, STAND]);

    expect(xiDach.timeout(xiDach.view(start, 0))).toEqual(DRAW);
    expect(xiDach.timeout(xiDach.view(act(start, [0, DRAW]), 0))).toEqual(STAND);
    expect(xiDach.timeout(xiDach.view(banker, 1))).toEqual(DRAW);
  });
});

test('random legal hands end and are zero-sum before the rake', () => {
  const words = fairWords('xi-dach play');

  for (let round = 0; round < 200; round += 1) {
    const { state, players, actions } = playRandomHand(xiDach, words);
    const funds = Array.from({ length: players }, () => BigInt(below(words, 40)) * 1_000n);
    const { net, rake } = payDebts(xiDach.settle(state), { unit: 1_000n, funds, rake: RAKE });

    expect(actions).toBeLessThan(80);
    expect([...net, ...rake].reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
  }
});

test('the view of a seat stays the same when only hidden cards of others and of the deck change', () => {
  const words = fairWords('xi-dach views');
  let looks = 0;
  const rearranged = (state: XiDachState, looker: Seat | null): XiDachState => {
    const open = xiDach.view(state, looker);
    const isKept = (seat: Seat): boolean => (seat === looker && open.cards.length > 0) || open.shown[seat] !== null;
    const kept = new Set(state.hands.flatMap((hand, seat) => (isKept(seat) ? [...hand] : [])));
    const rest = shuffled(
      words,
      FULL_DECK.filter((card) => !kept.has(card)),
    );
    const taken = (count: number): HiddenCards => rest.splice(0, count) as readonly number[] as HiddenCards;
    return {
      ...state,
      hands: state.hands.map((hand, seat) => (isKept(seat) ? hand : taken(hand.length))),
      stock: taken(state.stock.length),
    };
  };

  for (let round = 0; round < 40; round += 1)
    playRandomHand(xiDach, words, {
      look: (state, seat) => {
        for (const looker of [seat, null]) {
          expect(JSON.stringify(xiDach.view(rearranged(state, looker), looker))).toBe(
            JSON.stringify(xiDach.view(state, looker)),
          );
          looks += 1;
        }
      },
    });

  expect(looks).toBeGreaterThan(300);
});
