import { describe, expect, test } from 'vitest';
import { below, shuffled } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import type { HiddenCards, Seat } from '../card-game.ts';
import { FULL_DECK } from '../hand-deck.ts';
import { payDebts, RAKE } from '../pay-debts.ts';
import { phom } from '../phom.ts';
import { playRandomHand } from '../testing/random-hand.ts';
import { cardsOf, handOf } from '../testing/read-cards.ts';
import { totalsOf } from '../testing/totals.ts';
import { eatenBy, PHOM_SHEET } from './state.ts';
import type { PhomState } from './state.ts';
import { bestSplit, isMeld, isOutOfReach } from './melds.ts';
import { layHands } from './settle.ts';

test.each([
  ['5s5h5d', true],
  ['5s5h5d5c', true],
  ['As2s3s', true],
  ['TsJsQsKs', true],
  ['5s5h', false],
  ['QsKsAs', false],
  ['3s4s5h', false],
  ['3s4s6s', false],
])('%s is a meld: %s', (text, is) => {
  expect(isMeld(cardsOf(text))).toBe(is);
});

test('a hand is split for the fewest points, with every eaten card in a meld of its own', () => {
  const points = (hand: string, eaten = ''): number | undefined => bestSplit(cardsOf(hand), cardsOf(eaten))?.points;

  expect(points('5s5h5d6s7s8hKh')).toBe(5 + 5 + 8 + 13);
  expect(points('5s5h5d5c6s7sKh')).toBe(13);
  expect(points('5s5h5d5c6s7sKh', '6s')).toBe(13);
  expect(points('5s5h5d6s7sKhKc', '6s')).toBe(5 + 5 + 13 + 13);
  expect(points('5s6s7s8s', '5s8s')).toBeUndefined();
  expect(points('5s6h', '5s')).toBeUndefined();
});

test('a hand is out of reach when no two of its cards could be in one meld', () => {
  expect(isOutOfReach(cardsOf('As4s7sTsKs2h5h8hJh'))).toBe(true);
  expect(isOutOfReach(cardsOf('As3s7sTsKs2h5h8hJh'))).toBe(false);
  expect(isOutOfReach(cardsOf('As4s7sTsKsAh5h8hJh'))).toBe(false);
});

const over = (hands: readonly string[], more: Partial<PhomState> = {}): PhomState => ({
  rules: PHOM_SHEET,
  leader: 0,
  hands: hands.map(handOf),
  stock: handOf(''),
  discards: hands.map(() => []),
  eaten: [],
  turn: null,
  step: 'take',
  full: null,
  ...more,
});

const totals = (state: PhomState): readonly number[] => totalsOf(phom.settle(state), state.hands.length);

describe('what is paid', () => {
  const hands = ['5s5h5d2s', '6s6h6d3s', 'KsKhKd9s', 'As4h8cTd'];

  test('places pay one, two and three, a seat without a meld four', () => {
    expect(totals(over(hands))).toEqual([1 + 2 + 4, -1, -2, -4]);
  });

  test('of equal points the seat that laid down first is before the other; so are seats without a meld', () => {
    expect(totals(over(['5s5h5d3h', '6s6h6d3s'], { leader: 1 }))).toEqual([-1, 1]);
    expect(totals(over(['As4h8cTd', 'Ad4s8hTc'], { leader: 1 }))).toEqual([-4, 4]);
  });

  test('a card that fits a meld laid before is sent there, if the seat has a meld itself', () => {
    const [, second, third] = layHands(over(['5s5h5d2s', '6s6h6d5c', '5cKhQd']));

    expect(second?.loose).toEqual([]);
    expect(third?.loose).toHaveLength(3);
  });

  test('an eaten card costs one, from a last discard four', () => {
    const [card = 0] = cardsOf('5d');
    const eaten = (isLast: boolean) => over(hands, { eaten: [{ card, by: 0, from: 3, isLast }] });

    expect(totals(eaten(false))).toEqual([8, -1, -2, -5]);
    expect(totals(eaten(true))).toEqual([11, -1, -2, -8]);
  });

  test('a full hand is paid by each, by one seat if it fed three cards or the last one', () => {
    const full = { seat: 0, how: 'nine' as const };
    const fed = cardsOf('5s6s7s').map((card) => ({ card, by: 0, from: 3, isLast: false }));
    const last = cardsOf('5s').map((card) => ({ card, by: 0, from: 2, isLast: true }));

    expect(totals(over(hands, { full }))).toEqual([15, -5, -5, -5]);
    expect(totals(over(hands, { full: { seat: 1, how: 'outOfReach' } }))).toEqual([-7, 21, -7, -7]);
    expect(totals(over(hands, { full, eaten: fed }))).toEqual([18, 0, 0, -18]);
    expect(totals(over(hands, { full, eaten: last }))).toEqual([19, 0, -19, 0]);
  });
});

test('who may eat, draw and discard', () => {
  const start = over(['5s5h5d2s', '9s9h2h3cKd', 'As'], {
    turn: 1,
    stock: handOf('7d8d'),
    discards: [cardsOf('9d'), [], []],
  });
  const act = (state: PhomState, seat: Seat, action: Parameters<typeof phom.apply>[2]) =>
    phom.apply(state, seat, action);
  const [nine = 0, two = 0] = cardsOf('9s2h');

  expect(act(start, 0, { do: 'draw' })).toEqual({ fault: 'not-your-turn' });
  expect(act(start, 1, { do: 'discard', card: two })).toEqual({ fault: 'must-draw' });
  const ate = act(start, 1, { do: 'eat' });
  if ('fault' in ate) throw new Error(ate.fault);
  expect(eatenBy(ate.state.eaten, 1)).toEqual(cardsOf('9d'));
  expect(act(ate.state, 1, { do: 'draw' })).toEqual({ fault: 'must-discard' });
  expect(act(ate.state, 1, { do: 'discard', card: nine })).toEqual({ fault: 'keeps-eaten-cards' });
  expect(phom.timeout(phom.view(ate.state, 1))).toEqual({ do: 'discard', card: cardsOf('Kd')[0] });
  expect(act({ ...start, discards: [cardsOf('8c'), [], []] }, 1, { do: 'eat' })).toEqual({
    fault: 'not-a-combination',
  });
});

test('random legal hands end after four discards each, and are zero-sum before the rake', () => {
  const words = fairWords('phom play');

  for (let round = 0; round < 50; round += 1) {
    const { state, players, actions } = playRandomHand(phom, words);
    const funds = Array.from({ length: players }, () => BigInt(below(words, 40)) * 1_000n);
    const { net, rake } = payDebts(phom.settle(state), { unit: 1_000n, funds, rake: RAKE });

    expect(actions).toBeLessThan(2 * 4 * players);
    expect(new Set([...state.hands.flat(), ...state.stock, ...state.discards.flat()]).size).toBe(52);
    expect([...net, ...rake].reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
  }
});

test('players of the house bring every hand to its end', () => {
  const words = fairWords('phom house');

  for (let round = 0; round < 40; round += 1) {
    let state = phom.deal({ deck: shuffled(words, FULL_DECK), players: 4, button: 0, winner: null }, phom.rules);
    for (let [seat] = phom.waitsFor(state); seat !== undefined; [seat] = phom.waitsFor(state)) {
      const applied = phom.apply(state, seat, phom.house(phom.view(state, seat)));
      if ('fault' in applied) throw new Error(`The house was refused: ${applied.fault}`);
      state = applied.state;
    }
    expect(phom.winnerOf(state)).not.toBeNull();
  }
});

test('the view of a seat stays the same when only hidden cards of others and of the deck change', () => {
  const words = fairWords('phom views');
  let looks = 0;
  const rearranged = (state: PhomState, looker: Seat | null): PhomState => {
    const open = new Set([...state.discards.flat(), ...(looker === null ? [] : (state.hands[looker] ?? []))]);
    const rest = shuffled(
      words,
      FULL_DECK.filter((card) => !open.has(card)),
    );
    const taken = (count: number): readonly number[] => rest.splice(0, count);
    return {
      ...state,
      hands: state.hands.map((hand, seat) => {
        if (seat === looker) return hand;
        const kept = eatenBy(state.eaten, seat);
        return [...kept, ...taken(hand.length - kept.length)] as readonly number[] as HiddenCards;
      }),
      stock: taken(state.stock.length) as HiddenCards,
    };
  };

  for (let round = 0; round < 20; round += 1)
    playRandomHand(phom, words, {
      look: (state, seat) => {
        for (const looker of [seat, null]) {
          expect(JSON.stringify(phom.view(rearranged(state, looker), looker))).toBe(
            JSON.stringify(phom.view(state, looker)),
          );
          looks += 1;
        }
      },
    });

  expect(looks).toBeGreaterThan(300);
});
