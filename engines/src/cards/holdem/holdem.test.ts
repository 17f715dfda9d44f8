import { describe, expect, test } from 'vitest';
import { below, shuffled } from '../../random/words.ts';
import type { Words } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import { choiceOf, NO_LIMIT, sumOf } from '../betting/betting.ts';
import type { BettingAction } from '../betting/betting.ts';
import type { HiddenCards, Seat } from '../card-game.ts';
import { FULL_DECK } from '../hand-deck.ts';
import { holdem } from '../holdem.ts';
import { CATEGORIES, categoryOf } from '../poker/hand-value.ts';
import { cardsOf } from '../testing/read-cards.ts';
import { bestOf } from './best-of.ts';
import type { HoldemState } from './hand.ts';

const deckFor = (name: string): readonly number[] => shuffled(fairWords(name), FULL_DECK);

const dealt = (stacks: readonly number[], button = 0): HoldemState =>
  holdem.deal({ deck: deckFor('a deal'), players: stacks.length, button, winner: null, stacks }, holdem.rules);

const CALL: BettingAction = { do: 'call' };
const CHECK: BettingAction = { do: 'check' };
const FOLD: BettingAction = { do: 'fold' };
const raise = (to: number): BettingAction => ({ do: 'raise', to });

/** Plays actions of the seat that has the turn. */
const after = (start: HoldemState, ...actions: readonly BettingAction[]): HoldemState =>
  actions.reduce((state, action) => {
    const applied = holdem.apply(state, state.betting.turn ?? 0, action);
    if ('fault' in applied) throw new Error(`${action.do}: ${applied.fault}`);
    return applied.state;
  }, start);

describe('the order of bets', () => {
  test('of two players the button posts the small blind, acts first before the flop and last after it', () => {
    const start = dealt([100, 100]);
    const flop = after(start, CALL, CHECK);

    expect(start.betting).toMatchObject({ bets: [1, 2], turn: 0 });
    expect(flop.board).toHaveLength(3);
    expect(flop.betting.turn).toBe(1);
  });

  test('the big blind may raise a pot that was only called', () => {
    const called = after(dealt([100, 100, 100]), CALL, CALL);

    expect(called.betting.turn).toBe(2);
    expect(choiceOf(called.betting, 2, NO_LIMIT)).toEqual({ toCall: 0, raise: { min: 4, max: 100 } });
  });

  test('with an empty seat as the small blind only the big blind is posted', () => {
    const state = holdem.deal(
      {
        deck: deckFor('a deal'),
        players: 3,
        button: 0,
        winner: null,
        stacks: [50, 50, 50],
        blinds: { small: null, big: 1 },
      },
      holdem.rules,
    );

    expect(state.betting).toMatchObject({ put: [0, 2, 0], turn: 2 });
  });

  test('a big blind that is posted out of turn counts as a bet, and its seat may still raise', () => {
    const state = holdem.deal(
      {
        ...{ deck: deckFor('a deal'), players: 4, button: 0, winner: null, stacks: [50, 50, 50, 50] },
        blinds: { small: 1, big: 2, posts: [0] },
      },
      holdem.rules,
    );
    const called = after(state, FOLD);

    expect(state.betting).toMatchObject({ put: [2, 1, 2, 0], level: 2, turn: 3 });
    expect(called.betting.turn).toBe(0);
    expect(choiceOf(called.betting, 0, NO_LIMIT)).toEqual({ toCall: 0, raise: { min: 4, max: 50 } });
    expect(after(called, CHECK, CALL, CHECK).board).toHaveLength(3);
  });

  test('a raise is at least as large as the one before', () => {
    const raised = after(dealt([100, 100, 100]), raise(10));

    expect(choiceOf(raised.betting, 1, NO_LIMIT).raise).toEqual({ min: 18, max: 100 });
    expect(holdem.apply(raised, 1, raise(17))).toEqual({ fault: 'raise-out-of-range' });
    expect(holdem.apply(raised, 1, raise(18.5))).toEqual({ fault: 'raise-out-of-range' });
  });

  test('an all-in below a full raise has to be matched and does not let others raise again', () => {
    const start = dealt([100, 100, 14]);
    const short = after(start, raise(10), CALL, raise(14));

    expect(short.betting.turn).toBe(0);
    expect(choiceOf(short.betting, 0, NO_LIMIT)).toEqual({ toCall: 4, raise: null });
    expect(holdem.apply(short, 0, raise(40))).toEqual({ fault: 'raise-out-of-range' });
  });

  test('nobody acts out of turn, checks a bet or calls nothing', () => {
    const start = dealt([100, 100, 100]);

    expect(holdem.apply(start, 1, CALL)).toEqual({ fault: 'not-your-turn' });
    expect(holdem.apply(start, 0, CHECK)).toEqual({ fault: 'must-call' });
    expect(holdem.apply(after(start, CALL, CALL), 2, CALL)).toEqual({ fault: 'nothing-to-call' });
    expect(holdem.timeout(holdem.view(start, 0))).toEqual(FOLD);
    expect(holdem.timeout(holdem.view(after(start, CALL, CALL), 2))).toEqual(CHECK);
  });
});

describe('how a hand ends', () => {
  test('when all others fold nothing is shown, and without a flop no rake is taken', () => {
    const over = after(dealt([100, 100, 100]), raise(10), FOLD, FOLD);

    expect(holdem.isOver(over)).toBe(true);
    expect(holdem.view(over, null).shown).toBeNull();
    expect(holdem.settle(over)).toMatchObject({ rake: 0, net: [3, -1, -2] });
  });

  test('when nobody can bet any more the board is dealt to its end and hands are opened', () => {
    const over = after(dealt([30, 100, 100]), raise(30), CALL, FOLD);

    expect(over.board).toHaveLength(5);
    expect(holdem.view(over, null).shown?.map((hand) => hand?.length)).toEqual([2, 2, undefined]);
    // Three percent of 62 chips, rounded down.
    expect(holdem.settle(over).rake).toBe(1);
  });

  test('a blind that is all-in needs no answer of somebody who has matched it', () => {
    const over = dealt([1, 1]);

    expect(holdem.isOver(over)).toBe(true);
    expect(over.board).toHaveLength(5);
  });

  test('the best five of seven cards win', () => {
    expect(categoryOf(bestOf(cardsOf('AsAh2c7d9sAdAc')))).toBe('four');
    expect(bestOf(cardsOf('KsQh AsJdTc 2c3d'))).toBe(bestOf(cardsOf('KdQd AsJdTc 4c4d')));
  });
});

const randomAction = (state: HoldemState, seat: Seat, words: Words): BettingAction => {
  const legal = holdem.legal(holdem.view(state, seat));
  const action = legal[below(words, legal.length)] ?? FOLD;
  const range = choiceOf(state.betting, seat, NO_LIMIT).raise;
  return action.do === 'raise' && range && below(words, 2) === 0
    ? raise(range.min + below(words, range.max - range.min + 1))
    : action;
};

const playRandomly = (words: Words, look: (state: HoldemState) => void = () => undefined) => {
  const players = 2 + below(words, 8);
  const stacks = Array.from({ length: players }, () => 1 + below(words, 200));
  const deck = shuffled(words, FULL_DECK);
  let state = holdem.deal({ deck, players, button: below(words, players), winner: null, stacks }, holdem.rules);
  let actions = 0;
  for (let [turn] = holdem.waitsFor(state); turn !== undefined; [turn] = holdem.waitsFor(state)) {
    look(state);
    const applied = holdem.apply(state, turn, randomAction(state, turn, words));
    if ('fault' in applied) throw new Error(`A legal action was refused: ${applied.fault}`);
    state = applied.state;
    actions += 1;
  }
  return { state, stacks, actions };
};

test('random legal hands end, keep every chip and take the rake only from the pot', () => {
  const words = fairWords('holdem play');

  for (let round = 0; round < 200; round += 1) {
    const { state, stacks, actions } = playRandomly(words);
    const { net, rake } = holdem.settle(state);

    expect(actions).toBeLessThan(300);
    expect(sumOf(net) + rake).toBe(0);
    expect(rake).toBeLessThanOrEqual(6);
    expect(net.every((amount, seat) => amount + (stacks[seat] ?? 0) >= 0)).toBe(true);
    expect(sumOf(state.betting.stacks) + sumOf(state.betting.put)).toBe(sumOf(stacks));
  }
});

test('the view of a seat stays the same when only hidden cards of others and of the deck change', () => {
  const words = fairWords('holdem views');
  let looks = 0;
  const rearranged = (state: HoldemState, looker: Seat | null): HoldemState => {
    const own: readonly number[] = looker === null ? [] : (state.hands[looker] ?? []);
    const rest = shuffled(
      words,
      FULL_DECK.filter((card) => !own.includes(card) && !state.board.includes(card)),
    );
    const taken = (count: number): HiddenCards => rest.splice(0, count) as readonly number[] as HiddenCards;
    return {
      ...state,
      hands: state.hands.map((hand, seat) => (seat === looker ? hand : taken(hand.length))),
      stock: taken(state.stock.length),
    };
  };

  for (let round = 0; round < 40; round += 1)
    playRandomly(words, (state) => {
      for (const looker of [state.betting.turn, null]) {
        expect(JSON.stringify(holdem.view(rearranged(state, looker), looker))).toBe(
          JSON.stringify(holdem.view(state, looker)),
        );
        looks += 1;
      }
    });

  expect(looks).toBeGreaterThan(200);
});

test('a player of the house acts within the rules and brings every hand to its end', () => {
  const words = fairWords('holdem house');

  for (let round = 0; round < 40; round += 1) {
    const stacks = Array.from({ length: 6 }, () => 80);
    let state = holdem.deal(
      { deck: shuffled(words, FULL_DECK), players: 6, button: 0, winner: null, stacks },
      holdem.rules,
    );
    for (let [turn] = holdem.waitsFor(state); turn !== undefined; [turn] = holdem.waitsFor(state)) {
      const applied = holdem.apply(state, turn, holdem.house(holdem.view(state, turn)));
      if ('fault' in applied) throw new Error(`The house was refused: ${applied.fault}`);
      state = applied.state;
    }
    expect(holdem.isOver(state)).toBe(true);
  }
});

test('seven cards fall into their categories as often as their exact counts say', () => {
  const words = fairWords('seven cards');
  const hands = 1_000;
  const exact = [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584];
  const counts = CATEGORIES.map(() => 0);
  for (let round = 0; round < hands; round += 1) {
    const category = CATEGORIES.indexOf(categoryOf(bestOf(shuffled(words, FULL_DECK).slice(0, 7))));
    counts[category] = (counts[category] ?? 0) + 1;
  }

  const isNear = counts.map((count, at) => {
    const expected = (hands * (exact[at] ?? 0)) / sumOf(exact);
    return Math.abs(count - expected) < 5 * Math.sqrt(expected) + 1;
  });
  expect(sumOf(exact)).toBe(133_784_560);
  expect(isNear).toEqual(CATEGORIES.map(() => true));
});
