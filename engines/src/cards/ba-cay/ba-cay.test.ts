import { describe, expect, test } from 'vitest';
import { below, shuffled } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import { baCay } from '../ba-cay.ts';
import type { HiddenCards } from '../card-game.ts';
import { payDebts, RAKE } from '../pay-debts.ts';
import { cardsOf, handOf } from '../testing/read-cards.ts';
import { playRandomHand } from '../testing/random-hand.ts';
import { totalsOf } from '../testing/totals.ts';
import type { BaCayBets, BaCayState } from './hand.ts';
import { BA_CAY_DECK, baCayHand } from './value.ts';

test('all 7,140 hands have their points as often as they should', () => {
  const counts: Record<string, number> = {};
  BA_CAY_DECK.forEach((one, first) =>
    BA_CAY_DECK.slice(first + 1).forEach((two, second) =>
      BA_CAY_DECK.slice(first + second + 2).forEach((three) => {
        const { isTriple, points } = baCayHand([one, two, three]);
        const name = isTriple ? 'triple' : `${points}`;
        counts[name] = (counts[name] ?? 0) + 1;
      }),
    ),
  );

  expect(counts).toEqual({
    triple: 36,
    10: 704,
    9: 704,
    8: 720,
    7: 704,
    6: 720,
    5: 704,
    4: 720,
    3: 704,
    2: 720,
    1: 704,
  });
});

test.each([
  ['2s2h2c', '4s5hAd', 'a triple beats ten'],
  ['4s5hAc', '2d3d4d', 'ten beats nine'],
  ['2d3h4s', '9h9cAh', 'of equal points a diamond is the best card'],
  ['9h8s2c', 'As3h5c', 'of equal suits the rank decides'],
  ['Ad3h5c', '9d8h2c', 'the ace is the highest card of a suit'],
])('%s beats %s: %s', (one, other) => {
  expect(baCayHand(cardsOf(one)).value).toBeGreaterThan(baCayHand(cardsOf(other)).value);
});

const bet = (units: number, more: Partial<BaCayBets> = {}): BaCayBets => ({
  units,
  isInCommon: false,
  sides: [],
  ...more,
});

const over = (hands: readonly string[], bets: readonly BaCayBets[]): BaCayState => ({
  rules: baCay.rules,
  banker: 0,
  hands: hands.map(handOf),
  bets,
});

describe('what is paid', () => {
  const hands = ['2s3h3c', '4s5hAc', 'AsAhAc', '2d2h3d'];

  test('the banker and each seat pay each other, by the hand that wins', () => {
    // Banker 8; a ten wins twice, a triple three times, seven loses once.
    expect(totalsOf(baCay.settle(over(hands, [bet(0), bet(5), bet(2), bet(3)])), 4)).toEqual([-13, 10, 6, -3]);
  });

  test('bets between two count where both name each other, by the lower amount', () => {
    const one = bet(1, {
      sides: [
        { with: 2, units: 2 },
        { with: 3, units: 1 },
      ],
    });
    const other = bet(1, { sides: [{ with: 1, units: 1 }] });

    const debts = baCay.settle(over(hands, [bet(0), one, other, bet(1)]));

    expect(debts.filter(({ reason }) => reason === 'side')).toEqual([{ from: 1, to: 2, units: 1, reason: 'side' }]);
  });

  test('the best hand of those who take part gets the common pot, and a ten may take the bank', () => {
    const debts = baCay.settle(
      over(hands, [bet(0, { isInCommon: true }), bet(1, { isInCommon: true }), bet(1), bet(1, { isInCommon: true })]),
    );

    expect(debts.filter(({ reason }) => reason === 'common').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [3, 1],
    ]);
    expect(baCay.winnerOf(over(hands, []))).toBe(2);
    expect(baCay.winnerOf(over(['2s3h3c', '2d2h3d'], []))).toBeNull();
  });
});

test('bets outside their limits are refused', () => {
  const state = baCay.deal({ deck: BA_CAY_DECK, players: 3, button: 0, winner: null }, baCay.rules);
  const act = (seat: number, bets: BaCayBets) => baCay.apply(state, seat, { do: 'bet', ...bets });

  const wrong = [
    bet(0),
    bet(6),
    bet(1.5),
    bet(1, { sides: [{ with: 1, units: 1 }] }),
    bet(1, { sides: [{ with: 2, units: 3 }] }),
    bet(1, { sides: [{ with: 7, units: 1 }] }),
  ];

  expect(wrong.map((bets) => act(1, bets))).toEqual(wrong.map(() => ({ fault: 'bet-out-of-range' })));
  expect(act(0, bet(1))).toEqual({ fault: 'bet-out-of-range' });
});

test('random hands end and are zero-sum, and nobody sees a card before all bets are in', () => {
  const words = fairWords('ba-cay play');

  for (let round = 0; round < 150; round += 1) {
    const { state } = playRandomHand(baCay, words, {
      deck: BA_CAY_DECK,
      look: (state, seat) => {
        const mixed = shuffled(words, BA_CAY_DECK);
        const hands = state.hands.map((hand) => mixed.splice(0, hand.length) as readonly number[] as HiddenCards);
        expect(JSON.stringify(baCay.view({ ...state, hands }, seat))).toBe(JSON.stringify(baCay.view(state, seat)));
      },
    });
    const funds = state.hands.map(() => BigInt(below(words, 40)) * 1_000n);
    const { net, rake } = payDebts(baCay.settle(state), { unit: 1_000n, funds, rake: RAKE });

    expect([...net, ...rake].reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
  }
});
