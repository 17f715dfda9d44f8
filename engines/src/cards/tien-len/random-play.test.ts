import { expect, test } from 'vitest';
import { below, shuffled } from '../../random/words.ts';
import type { Words } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import { tienLen } from '../tien-len.ts';
import type { HiddenCards, Seat } from '../card-game.ts';
import { payDebts, RAKE } from '../pay-debts.ts';
import { FULL_DECK } from '../hand-deck.ts';
import { playRandomHand } from '../testing/random-hand.ts';
import { houseAction } from './house-player.ts';
import { instantWinOf } from './instant-win.ts';
import { faultOf } from './legal.ts';
import { BY_COUNT, BY_PLACES } from './sheet.ts';
import type { TienLenState } from './state.ts';

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

test.each([BY_PLACES, BY_COUNT])('random legal hands end and are zero-sum before the rake ($mode)', (rules) => {
  const words = fairWords(`tien-len ${rules.mode}`);

  for (let round = 0; round < 100; round += 1) {
    const { state, players, actions } = playRandomHand(tienLen, words, { rules });
    const funds = Array.from({ length: players }, () => BigInt(below(words, 60)) * 1_000n);
    const paid = payDebts(tienLen.settle(state), { unit: 1_000n, funds, rake: RAKE });

    expect(actions).toBeLessThan(400);
    expect(sum(paid.net)).toBe(-sum(paid.rake));
    expect(paid.net.every((net, seat) => (funds[seat] ?? 0n) + net >= 0n)).toBe(true);
  }
});

/** Gives the cards a seat does not see to the other seats in another order; all that is open stays. */
const rearranged = (state: TienLenState, seat: Seat, words: Words): TienLenState => {
  const rest = FULL_DECK.filter((card) => !state.hands[seat]?.includes(card));
  const hidden = shuffled(words, rest);
  const hands = state.hands.map((hand, at) =>
    at === seat ? hand : (hidden.splice(0, hand.length) as readonly number[] as HiddenCards),
  );
  return { ...state, hands };
};

test('the view of a seat stays the same when only the hidden cards of others change', () => {
  const words = fairWords('tien-len views');
  let looks = 0;

  for (let round = 0; round < 15; round += 1)
    playRandomHand(tienLen, words, {
      look: (state, seat) => {
        for (const looker of [seat, null]) {
          const other = looker === null ? rearranged(state, -1, words) : rearranged(state, looker, words);
          expect(JSON.stringify(tienLen.view(other, looker))).toBe(JSON.stringify(tienLen.view(state, looker)));
          looks += 1;
        }
      },
    });

  expect(looks).toBeGreaterThan(400);
});

test('no action is accepted that is not listed as legal, and a refused one changes nothing', () => {
  const words = fairWords('tien-len refusals');
  const name = (cards: readonly number[]): string => cards.toSorted((one, other) => one - other).join(' ');

  for (let round = 0; round < 8; round += 1)
    playRandomHand(tienLen, words, {
      look: (state, seat) => {
        const legal = new Set(
          tienLen
            .legal(tienLen.view(state, seat))
            .map((action) => (action.do === 'pass' ? 'pass' : name(action.cards))),
        );
        const from = below(words, 2) === 0 ? FULL_DECK : (state.hands[seat] ?? []);
        const cards = shuffled(words, from).slice(0, 1 + below(words, 4));
        const before = JSON.stringify(state);

        expect('state' in tienLen.apply(state, seat, { do: 'play', cards })).toBe(legal.has(name(cards)));
        expect('state' in tienLen.apply(state, seat, { do: 'pass' })).toBe(legal.has('pass'));
        expect(JSON.stringify(state)).toBe(before);
      },
    });
});

test('a player of the house always finds a legal action and brings every hand to its end', () => {
  const words = fairWords('tien-len house');

  for (let round = 0; round < 60; round += 1) {
    let state = tienLen.deal({ deck: shuffled(words, FULL_DECK), players: 4, button: 0, winner: null }, BY_PLACES);
    for (let turn = state.turn; turn !== null; turn = state.turn) {
      const view = tienLen.view(state, turn);
      const action = houseAction(view);
      expect(faultOf(view, action)).toBeUndefined();
      const applied = tienLen.apply(state, turn, action);
      if ('state' in applied) state = applied.state;
    }
    expect(tienLen.isOver(state)).toBe(true);
  }
});

test('instant wins come as often as their exact chances say', () => {
  const words = fairWords('tien-len instant wins');
  const hands = 8_000;
  const counts = new Map<string | undefined, number>();
  for (let round = 0; round < hands; round += 4) {
    const deck = shuffled(words, FULL_DECK);
    for (let seat = 0; seat < 4; seat += 1) {
      const win = instantWinOf(deck.slice(seat * 13, seat * 13 + 13));
      counts.set(win, (counts.get(win) ?? 0) + 1);
    }
  }

  // Exact: 0.264106 %, 0.058125 % and 0.449890 % of all hands; five standard deviations of a sample.
  const isNear = (win: string, chance: number): boolean =>
    Math.abs((counts.get(win) ?? 0) - hands * chance) < 5 * Math.sqrt(hands * chance);
  expect(isNear('four-twos', 0.002_641_06)).toBe(true);
  expect(isNear('dragon', 0.000_581_25)).toBe(true);
  expect((counts.get('five-pair-run') ?? 0) + (counts.get('six-pairs') ?? 0)).toBeLessThan(hands * 0.007);
  expect(isNear('six-pairs', 0.0045)).toBe(true);
});
