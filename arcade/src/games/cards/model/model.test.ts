import { cardsOf } from '@fairground/engines/cards/testing/read-cards';
import { holdem } from '@fairground/engines/cards/holdem';
import { choiceOf, NO_LIMIT } from '@fairground/engines/cards/betting/betting';
import { describe, expect, test } from 'vitest';
import { neighbourOf, rowsOf, rowsSwapped, stateOf, swapped } from './arrangement.ts';
import { clockState } from './clock.ts';
import { EMPTY_FAN, moved, onlyToggled, raisedCards, slid, toggled, withCards } from './fan.ts';
import { quickRaises, stepped } from './raises.ts';
import { LOW, placesOf, UPRIGHT } from './seats.ts';
import { byMelds, byStrength } from './sorting.ts';

describe('a hand in a fan', () => {
  const hand = cardsOf('3s4h5c6d7s');
  const fan = withCards(EMPTY_FAN, hand);

  test('a press raises a card and lays it back; where one is chosen the other goes back', () => {
    const [first = 0, second = 0] = hand;

    expect(raisedCards(toggled(toggled(fan, second), first))).toEqual([first, second]);
    expect(raisedCards(toggled(toggled(fan, first), first))).toEqual([]);
    expect(raisedCards(onlyToggled(onlyToggled(fan, first), second))).toEqual([second]);
  });

  test('sliding raises a run in either direction, and from a raised card lays one back', () => {
    const [, second = 0, third = 0, fourth = 0] = hand;
    const raised = slid(fan, fourth, second);

    expect(raisedCards(raised)).toEqual([second, third, fourth]);
    expect(raisedCards(slid(raised, second, third))).toEqual([fourth]);
  });

  test('a card is carried to another place, and the own order stays when cards are played', () => {
    const [first = 0, second = 0, third = 0, , fifth = 0] = hand;
    const carried = moved(fan, fifth, 0);

    expect(carried.order[0]).toBe(fifth);
    expect(withCards(carried, [first, second, third, fifth]).order).toEqual([fifth, first, second, third]);
  });

  test('tiến lên sorts threes low and twos high; phỏm puts melds first', () => {
    expect(byStrength(cardsOf('2hAs3sKd'), [])).toEqual(cardsOf('3sKdAs2h'));
    expect(byMelds(cardsOf('Ks4h9c5h6h'), []).slice(0, 3)).toEqual(cardsOf('4h5h6h'));
  });
});

describe('mậu binh rows', () => {
  const cards = cardsOf('KdKh4d8c8s6h6s2dAhJh9h5h3h');

  test('two cards change places, the rows behind exchange, and a wrong order is seen', () => {
    expect(rowsOf(swapped(cards, 0, 12)).front[0]).toBe(cards[12]);
    expect(rowsOf(rowsSwapped(cards)).middle).toEqual(rowsOf(cards).back);
    expect(stateOf(cards).isBroken).toBe(false);
    expect(stateOf(rowsSwapped(cards)).isBroken).toBe(true);
  });

  test('arrow keys go along a row and to the place above or below', () => {
    expect(neighbourOf(0, 'ArrowDown')).toBe(4);
    expect(neighbourOf(4, 'ArrowUp')).toBe(0);
    expect(neighbourOf(7, 'ArrowDown')).toBe(12);
    expect(neighbourOf(12, 'ArrowRight')).toBe(12);
  });
});

test('quick raises stay between the least raise and all the seat has', () => {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const state = holdem.deal({ deck, players: 3, button: 0, winner: null, stacks: [100, 100, 100] }, holdem.rules);
  const { betting } = holdem.view(state, 0);
  const { raise, toCall } = choiceOf(betting, 0, NO_LIMIT);
  if (!raise) throw new Error('The first seat may raise.');

  expect(raise).toEqual({ min: 4, max: 100 });
  expect(quickRaises(betting, toCall, raise)).toEqual({ half: 4, pot: 7, 'all-in': 100 });
  expect([stepped(4, -2, raise), stepped(99, 2, raise)]).toEqual([4, 100]);
});

test('a clock shows the turn first and then the bank', () => {
  expect(clockState({ leftMs: 42_000, wholeMs: 15_000, bankMs: 30_000 })).toMatchObject({ seconds: 12, isBank: false });
  expect(clockState({ leftMs: 34_000, wholeMs: 15_000, bankMs: 30_000 }).isHurry).toBe(true);
  expect(clockState({ leftMs: 29_000, wholeMs: 15_000, bankMs: 30_000 })).toMatchObject({ seconds: 29, isBank: true });
  expect(clockState({ leftMs: -5, wholeMs: 15_000, bankMs: 0 }).seconds).toBe(0);
});

test.each([2, 3, 4, 5, 8, 9])('of %i seats no two stand in one place, and the own one is at the bottom', (seats) => {
  const places = placesOf(seats, 1, UPRIGHT);

  expect(places[1]).toEqual({ x: 50, y: 100 });
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
  expect(places.every(({ x, y }) => x >= 5 && x <= 95 && y >= 5)).toBe(true);
});

test('on a phone on its side the others sit in the upper half, a plate apart', () => {
  const [, ...others] = placesOf(6, 0, LOW);
  const across = others.map(({ x }) => x).toSorted((one, other) => one - other);

  expect(others.every(({ y }) => y < 50)).toBe(true);
  expect(across.slice(1).every((x, at) => x - (across[at] ?? 0) > 14)).toBe(true);
});
