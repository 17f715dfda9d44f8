import { expect, test } from 'vitest';
import { below, shuffled } from '../../random/words.ts';
import type { Words } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import { choiceOf, sumOf } from '../betting/betting.ts';
import type { BettingAction } from '../betting/betting.ts';
import { FULL_DECK } from '../hand-deck.ts';
import { lieng } from '../lieng.ts';
import { cardsOf } from '../testing/read-cards.ts';
import { redealt } from '../testing/redealt.ts';
import { limitsOf } from './hand.ts';
import type { LiengState } from './hand.ts';
import { liengHand } from './value.ts';

const value = (text: string): number => liengHand(cardsOf(text)).value;

test('all 22,100 hands fall into their kinds and points as often as they should', () => {
  const counts: Record<string, number> = {};
  for (let a = 0; a < 50; a += 1)
    for (let b = a + 1; b < 51; b += 1)
      for (let c = b + 1; c < 52; c += 1) {
        const { kind, points } = liengHand([a, b, c]);
        const name = kind === 'points' ? `${points}` : kind;
        counts[name] = (counts[name] ?? 0) + 1;
      }

  expect(counts).toEqual({
    triple: 52,
    run: 768,
    faces: 144,
    9: 2080,
    8: 2096,
    7: 2144,
    6: 2096,
    5: 2144,
    4: 2096,
    3: 2208,
    2: 2096,
    1: 2080,
    0: 2096,
  });
});

test.each([
  ['2s2h2d', 'QsKhAd', 'a triple beats a run'],
  ['As2h3d', 'JsJhKd', 'a run beats three faces'],
  ['JsJhQd', '4s5hTd', 'three faces beat points'],
  ['4s5hTd', '4c4hKd', 'more points win'],
  ['QsKhAd', 'JsQhKc', 'the run with the ace on top is the highest'],
  ['2s3h4s', 'As2h3d', 'the run from the ace is the lowest'],
  ['9sTh8d', '9dTc8s', 'of runs with the same top card its suit decides: hearts before clubs'],
  ['Kd9h2s', 'Kh9d2c', 'diamonds are the highest suit'],
  ['KsTd9h', 'QdTs9c', 'of equal points the higher top card wins'],
])('%s beats %s: %s', (one, other) => {
  expect(value(one)).toBeGreaterThan(value(other));
});

const dealt = (stacks: readonly number[]): LiengState =>
  lieng.deal(
    { deck: shuffled(fairWords('lieng deal'), FULL_DECK), players: stacks.length, button: 0, winner: null, stacks },
    lieng.rules,
  );

test('a raise is at least the last one and at most the pot, and there are three in a hand', () => {
  const start = dealt([100, 100, 100]);
  const act = (state: LiengState, action: BettingAction): LiengState => {
    const applied = lieng.apply(state, state.betting.turn ?? 0, action);
    if ('fault' in applied) throw new Error(applied.fault);
    return applied.state;
  };

  expect(start.betting).toMatchObject({ turn: 1, put: [1, 1, 1] });
  expect(choiceOf(start.betting, 1, limitsOf(start.rules)).raise).toEqual({ min: 1, max: 3 });

  const raised = act(start, { do: 'raise', to: 3 });
  expect(choiceOf(raised.betting, 2, limitsOf(raised.rules)).raise).toEqual({ min: 6, max: 12 });

  const thrice = act(act(raised, { do: 'raise', to: 6 }), { do: 'raise', to: 9 });
  expect(choiceOf(thrice.betting, 1, limitsOf(thrice.rules)).raise).toBeNull();
  expect(lieng.apply(thrice, 1, { do: 'raise', to: 20 })).toEqual({ fault: 'raise-out-of-range' });
});

test('the rake is three percent of the pot, at most three antes', () => {
  const rules = { ...lieng.rules, ante: 100 };
  const stacks = [1_000, 1_000];
  const state = lieng.deal({ deck: FULL_DECK, players: 2, button: 0, winner: null, stacks }, rules);
  const folded = lieng.apply(state, 1, { do: 'fold' });
  if ('fault' in folded) throw new Error(folded.fault);

  expect(lieng.settle(folded.state)).toMatchObject({ rake: 6, net: [94, -100] });
  expect(lieng.view(folded.state, 0).shown).toBeNull();
});

const playRandomly = (words: Words, look: (state: LiengState) => void = () => undefined) => {
  const stacks = Array.from({ length: 2 + below(words, 8) }, () => 1 + below(words, 60));
  const players = stacks.length;
  const deck = shuffled(words, FULL_DECK);
  let state = lieng.deal({ deck, players, button: below(words, players), winner: null, stacks }, lieng.rules);
  for (let [turn] = lieng.waitsFor(state); turn !== undefined; [turn] = lieng.waitsFor(state)) {
    look(state);
    const view = lieng.view(state, turn);
    const legal = lieng.legal(view);
    const isHouse = below(words, 3) === 0;
    const applied = lieng.apply(
      state,
      turn,
      isHouse ? lieng.house(view) : (legal[below(words, legal.length)] ?? { do: 'fold' }),
    );
    if ('fault' in applied) throw new Error(`A legal action was refused: ${applied.fault}`);
    state = applied.state;
  }
  return { state, stacks };
};

test('random legal hands end, keep every chip and take the rake only from the pot', () => {
  const words = fairWords('lieng play');

  for (let round = 0; round < 400; round += 1) {
    const { state, stacks } = playRandomly(words);
    const { net, rake } = lieng.settle(state);

    expect(sumOf(net) + rake).toBe(0);
    expect(net.every((amount, seat) => amount + (stacks[seat] ?? 0) >= 0)).toBe(true);
  }
});

test('the view of a seat stays the same when only hidden cards of others change', () => {
  const words = fairWords('lieng views');
  let looks = 0;

  for (let round = 0; round < 60; round += 1)
    playRandomly(words, (state) => {
      for (const looker of [state.betting.turn, null]) {
        expect(JSON.stringify(lieng.view(redealt(words, state, looker), looker))).toBe(
          JSON.stringify(lieng.view(state, looker)),
        );
        looks += 1;
      }
    });

  expect(looks).toBeGreaterThan(200);
});
