import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from './betting.ts';
import { potsOf, sharePots } from './pots.ts';

const NO_RAKE = { basisPoints: 0, cap: 0 };

describe('how a pot is shared', () => {
  test('an all-in wins the pot of its level, and the rake comes from the main pot', () => {
    const shared = sharePots(
      { put: [150, 400, 400, 60], folded: [false, false, false, true] },
      { valueOf: (seat) => (seat === 0 ? 2 : 1), rake: { basisPoints: 400, cap: 30 }, button: 0 },
    );

    expect(shared.pots.map(({ amount }) => amount)).toEqual([510, 500]);
    expect(shared.rake).toBe(30);
    expect(shared.net).toEqual([330, -150, -150, -60]);
  });

  test('what nobody matched goes back before anything is shared', () => {
    const shared = sharePots(
      { put: [100, 40], folded: [false, false] },
      { valueOf: (seat) => seat, rake: NO_RAKE, button: 0 },
    );

    expect(shared.uncalled).toEqual({ seat: 0, amount: 60 });
    expect(shared.net).toEqual([-40, 40]);
  });

  test('an odd chip goes to the first winner after the button', () => {
    const share = (button: number): readonly number[] =>
      sharePots({ put: [5, 5, 5], folded: [false, true, false] }, { valueOf: () => 1, rake: NO_RAKE, button }).net;

    expect(share(0)).toEqual([2, -5, 3]);
    expect(share(2)).toEqual([3, -5, 2]);
  });

  test('chips of a seat that folded stay in the pots they reach', () => {
    expect(potsOf({ put: [50, 120, 120, 80], folded: [false, false, false, true] })).toEqual([
      { amount: 200, seats: [0, 1, 2] },
      { amount: 170, seats: [1, 2] },
    ]);
  });
});

test('pots hold all chips, and what is shared is what was put in less the rake', () => {
  const seat = fc.record({ put: fc.nat(500), folded: fc.boolean(), value: fc.nat(4) });
  fc.assert(
    fc.property(fc.array(seat, { minLength: 2, maxLength: 9 }), fc.nat(8), fc.nat(60), (seats, button, cap) => {
      fc.pre(seats.some(({ put, folded }) => put > 0 && !folded));
      // The highest bet is never one that folded: it would have had nothing to fold to.
      const highest = Math.max(...seats.filter(({ folded }) => !folded).map(({ put }) => put));
      const put = seats.map((each) => Math.min(each.put, highest));
      const folded = seats.map((each) => each.folded);

      const { pots, uncalled, rake, net } = sharePots(
        { put, folded },
        { valueOf: (at) => seats[at]?.value ?? 0, rake: { basisPoints: 300, cap }, button: button % seats.length },
      );

      expect(sumOf(pots.map(({ amount }) => amount)) + (uncalled?.amount ?? 0)).toBe(sumOf(put));
      expect(sumOf(net) + rake).toBe(0);
      expect(rake).toBeLessThanOrEqual(cap);
      expect(net.every((amount, at) => amount >= -(put[at] ?? 0))).toBe(true);
      expect(net.every((amount, at) => folded[at] !== true || amount === -(put[at] ?? 0))).toBe(true);
    }),
  );
});
