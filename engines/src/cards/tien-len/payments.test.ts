import { describe, expect, test } from 'vitest';
import { payDebts, RAKE } from '../pay-debts.ts';
import { cardsOf } from '../testing/read-cards.ts';
import { tienLenHand } from '../testing/tien-len-hand.ts';
import { totalsOf } from '../testing/totals.ts';
import { settleTienLen } from './settle.ts';
import { BY_COUNT, BY_PLACES, valueWhenHeld } from './sheet.ts';
import type { TienLenState } from './state.ts';
import { applyTienLen } from './play.ts';

const [A, B, C, D] = [0, 1, 2, 3] as const;

/** Plays cards, or passes where there are none. */
const play = (start: TienLenState, ...steps: readonly (readonly [number, string])[]): TienLenState =>
  steps.reduce((state, [seat, text]) => {
    const applied = applyTienLen(state, seat, text === '' ? { do: 'pass' } : { do: 'play', cards: cardsOf(text) });
    if ('fault' in applied) throw new Error(`${seat} ${text}: ${applied.fault}`);
    return applied.state;
  }, start);

const totals = (state: TienLenState): readonly number[] => totalsOf(settleTienLen(state), state.hands.length);

describe('a hand that is paid by places', () => {
  test('the last pays two to the first, the third one to the second', () => {
    const start = tienLenHand(['7s', '8s', '9s', 'TsTd'], { turn: A });

    expect(totals(play(start, [A, '7s'], [B, '8s'], [C, '9s']))).toEqual([2, 1, -1, -2]);
  });

  test('the last pays for the twos and bombs it holds', () => {
    const start = tienLenHand(['7s', '8s', 'Ts', '2h2s9s9h9c9d'], { turn: A });

    expect(totals(play(start, [A, '7s'], [B, '8s'], [C, 'Ts']))).toEqual([8, 1, -1, -8]);
  });

  test('who is cut last pays the last cutter for all pieces of the chain', () => {
    const start = tienLenHand(['6s6h6c6d7s', '2d8s', '3s3h4s4h5s5h9s', 'TsTd'], { turn: B });

    const state = play(
      start,
      [B, '2d'],
      [C, '3s3h4s4h5s5h'],
      [D, ''],
      [A, '6s6h6c6d'],
      [B, ''],
      [C, ''],
      [A, '7s'],
      [B, '8s'],
      [C, '9s'],
    );

    expect(state.cuts).toEqual([{ from: C, to: A, units: 4, reason: 'cut' }]);
    expect(totals(state)).toEqual([6, 1, -5, -2]);
  });

  test('a pair of twos, a four and four pairs in a row are one chain', () => {
    const start = tienLenHand(['2c2h7d', '6s6h6c6d9h', '7s', '8s8h9s9cTsThJsJh3s4sKs'], { turn: A });

    const cut = play(start, [A, '2c2h'], [B, '6s6h6c6d'], [C, ''], [D, '8s8h9s9cTsThJsJh'], [A, ''], [B, '']);
    const state = play(cut, [D, '3s'], [A, ''], [B, ''], [C, '7s'], [D, ''], [D, '4s'], [A, '7d'], [B, '9h']);

    expect(state.out).toEqual([C, A, B]);
    expect(totals(state)).toEqual([1, -7, 2, 4]);
  });

  test('a seat that played no card is frozen when the first is out, and pays for what it holds', () => {
    const start = tienLenHand(['7s', '8s', '9s', '2d3s'], { turn: A, idle: [D] });

    const state = play(start, [A, '7s'], [B, '8s']);

    expect(state.frozen).toEqual([D]);
    expect(totals(state)).toEqual([7, 0, -2, -5]);
  });

  test('a two over a two is no cut, and a bomb that was led and beaten is one', () => {
    const twos = play(tienLenHand(['2s7s', '2h8s', '9s'], { turn: A }), [A, '2s'], [B, '2h'], [C, ''], [A, '']);
    const bombs = play(
      tienLenHand(['3s3h3c3d7s', '4s4h4c4d8s', '9s'], { turn: A }),
      [A, '3s3h3c3d'],
      [B, '4s4h4c4d'],
      [C, ''],
      [A, ''],
    );

    expect(twos.cuts).toEqual([]);
    expect(bombs.cuts).toEqual([{ from: A, to: B, units: 3, reason: 'cut' }]);
  });

  test('a two that was beaten by a two is not in the chain that cuts the higher one', () => {
    const start = tienLenHand(['2s7s', '2h8s', '3s3h3c3d9s'], { turn: A });

    expect(play(start, [A, '2s'], [B, '2h'], [C, '3s3h3c3d'], [A, ''], [B, '']).cuts).toEqual([
      { from: B, to: C, units: 2, reason: 'cut' },
    ]);
  });

  test('an instant win is paid by everybody and nothing else counts', () => {
    const state: TienLenState = {
      ...tienLenHand(['3s', '4s', '2h'], { turn: A }),
      turn: null,
      instant: { seat: B, win: 'dragon' },
    };

    expect(totals(state)).toEqual([-3, 6, -3]);
  });

  test('held pieces are split for the greatest total', () => {
    const worth = (text: string): number => valueWhenHeld(cardsOf(text), BY_PLACES);

    expect(worth('5s5h5c5d6s6h7s7h')).toBe(3);
    expect(worth('5s5h5c5d6s6h7s7h8s8h')).toBe(5);
    expect(worth('5s5h6s6h7s7h8s8h')).toBe(4);
    expect(worth('5s5h6s6h7s7h2s2h')).toBe(5);
    expect(worth('5s6h7s')).toBe(0);
  });
});

describe('a hand that is paid by cards', () => {
  const start = tienLenHand(['7s', '3s4s5s6s', '2s8s8h9s9hTsThQsKd', '2h3c'], { turn: A, idle: [D], rules: BY_COUNT });

  test('it ends with the first that is out: cards, frozen seats and pieces', () => {
    expect(totals(play(start, [A, '7s']))).toEqual([64, -4, -24, -36]);
  });

  test('a seat pays no more than it brought', () => {
    const funds = [1_000n, 1_000n, 1_000n, 20n];

    const { transfers } = payDebts(settleTienLen(play(start, [A, '7s'])), { unit: 1n, funds, rake: RAKE });
    const paidBy = (seat: number): bigint =>
      transfers.reduce((sum, { from, paid }) => (from === seat ? sum + paid : sum), 0n);

    expect([B, C, D].map(paidBy)).toEqual([4n, 24n, 20n]);
  });
});
