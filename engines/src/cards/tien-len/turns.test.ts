import { describe, expect, test } from 'vitest';
import { shuffled } from '../../random/words.ts';
import { fairWords } from '../../testing/fair-words.ts';
import { tienLen } from '../tien-len.ts';
import { cardsOf } from '../testing/read-cards.ts';
import { tienLenHand } from '../testing/tien-len-hand.ts';
import { instantWinOf } from './instant-win.ts';
import { applyTienLen } from './play.ts';
import { BY_PLACES } from './sheet.ts';
import type { TienLenState } from './state.ts';

const FOUR_RUN = '8s8h9s9cTsThJsJh';

const handWith = (hands: readonly string[], turn: number): TienLenState => tienLenHand(hands, { turn });

const act = (state: TienLenState, seat: number, text: string) =>
  applyTienLen(state, seat, text === '' ? { do: 'pass' } : { do: 'play', cards: cardsOf(text) });

const after = (start: TienLenState, ...steps: readonly (readonly [number, string])[]): TienLenState =>
  steps.reduce((state, [seat, text]) => {
    const applied = act(state, seat, text);
    if ('fault' in applied) throw new Error(`${seat} ${text}: ${applied.fault}`);
    return applied.state;
  }, start);

describe('whose turn it is', () => {
  test('a seat that passed is out of the trick and back in the next one', () => {
    const start = handWith(['5s9s', '7sKs', '6sTsAs'], 0);

    const passed = after(start, [0, '5s'], [1, ''], [2, '6s'], [0, '9s']);

    expect(act(passed, 1, 'Ks')).toEqual({ fault: 'not-your-turn' });
    expect(passed.turn).toBe(2);
    expect(after(passed, [2, 'Ts']).turn).toBe(2);
  });

  test('after a pass four pairs in a row may still cut a two, a four may not', () => {
    const start = handWith(['5s6s', '2h6d', `${FOUR_RUN}3s3h3c3d`], 0);

    const two = after(start, [0, '5s'], [1, '2h']);
    const passed = after(two, [2, '']);

    expect(act(passed, 2, '3s3h3c3d')).toEqual({ fault: 'not-your-turn' });
    expect(after(passed, [2, FOUR_RUN]).turn).toBe(0);
    expect(after(passed, [2, FOUR_RUN], [0, ''], [1, '']).cuts).toEqual([{ from: 1, to: 2, units: 2, reason: 'cut' }]);
  });

  test('a seat does not cut itself, and nobody plays before the turn with anything else', () => {
    const start = handWith([`2h${FOUR_RUN}`, '6d', '7d9d'], 0);

    const led = after(start, [0, '2h']);

    expect(act(led, 0, FOUR_RUN)).toEqual({ fault: 'not-your-turn' });
    expect(act(led, 2, '7d')).toEqual({ fault: 'not-your-turn' });
  });

  test('when nobody beats the last card of a seat, the next seat leads', () => {
    const start = handWith(['5s', '4s7s', '3s8s'], 0);

    const won = after(start, [0, '5s'], [1, ''], [2, '']);

    expect(won).toMatchObject({ out: [0], turn: 1, trick: { plays: [] } });
  });
});

describe('what is refused', () => {
  const start = handWith(['5s5h', '7s9s', '6s'], 0);

  test.each([
    ['a pass where a seat has to lead', start, 0, '', 'must-lead'],
    ['cards of somebody else', start, 0, '7s', 'not-your-cards'],
    ['cards that make no combination', after(start, [0, '5s']), 1, '7s9s', 'not-a-combination'],
    ['a lower card', after(start, [0, '5s'], [1, '9s']), 2, '6s', 'does-not-beat'],
    ['an action after the end', { ...start, turn: null }, 0, '5s', 'hand-is-over'],
    ['a first play without the opening card', { ...start, opening: 3 }, 0, '5s', 'must-open'],
  ])('%s', (_, state, seat, text, fault) => {
    expect(act(state, seat, text)).toEqual({ fault });
  });

  test('the same card twice', () => {
    const [card = 0] = cardsOf('5s');

    expect(applyTienLen(start, 0, { do: 'play', cards: [card, card] })).toEqual({ fault: 'not-a-combination' });
  });
});

describe('how a hand begins', () => {
  const deck = Array.from({ length: 52 }, (_, card) => card);

  test('thirteen cards each, the first to the seat after the button', () => {
    const state = tienLen.deal({ deck: deck.toReversed(), players: 4, button: 1, winner: null }, BY_PLACES);

    expect(state.hands.map(({ length }) => length)).toEqual([13, 13, 13, 13]);
    expect(state.hands[2]).toContain(51);
  });

  test('the lowest card that was dealt opens a first hand, the winner any later one', () => {
    const mixed = shuffled(fairWords('an ordinary deal'), deck);
    const first = tienLen.deal({ deck: mixed, players: 2, button: 0, winner: null }, BY_PLACES);
    const later = tienLen.deal({ deck: mixed, players: 2, button: 0, winner: 1 }, BY_PLACES);
    const holder = first.hands.findIndex((hand) => hand.includes(first.opening ?? -1));

    expect(first).toMatchObject({ turn: holder, instant: null });
    expect(later).toMatchObject({ turn: 1, opening: null });
    expect(tienLen.view(first, holder).opening).toBe(first.opening);
    expect(tienLen.view(first, 1 - holder).opening).toBeNull();
  });

  test('when the time is up a seat leads its lowest card, and passes otherwise', () => {
    const led = handWith(['5s5h', '7s9s'], 0);

    expect(tienLen.timeout(tienLen.view(led, 0))).toEqual({ do: 'play', cards: cardsOf('5s') });
    expect(tienLen.timeout(tienLen.view(after(led, [0, '5s']), 1))).toEqual({ do: 'pass' });
  });

  test.each([
    ['3s4s5s6s7s8s9sTsJsQsKsAs3c', 'one-colour'],
    ['3s4s5s6h7s8s9sTsJs2s2h2c2d', 'four-twos'],
    ['3s4s5s6h7s8s9sTsJsQsKsAs3c', 'dragon'],
    ['3s3h4s4h5s5h6s6h7s7hJsKh2c', 'five-pair-run'],
    ['3s3h3c3d5s5h7s7h9s9hKsKh2c', 'six-pairs'],
    ['3s3h3c3d5s5h7s7h9s9hKsQh2c', undefined],
  ])('%s wins at once by %s', (text, win) => {
    expect(instantWinOf(cardsOf(text))).toBe(win);
  });
});
