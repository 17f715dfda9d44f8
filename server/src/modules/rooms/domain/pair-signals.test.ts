import { expect, test } from 'vitest';
import { pairsOf, signalsOf } from './pair-signals.ts';
import type { Outcome } from './pay-hand.ts';

const seat = (net: bigint) => ({ net, rake: 0n, stake: 0n, payout: 0n });
const outcome = (nets: readonly bigint[], transfers: Outcome['transfers'] = []): Outcome => ({
  seats: nets.map(seat),
  transfers,
  rake: 0n,
  turnover: 0n,
});
const NOTHING = { hands: 1, alone: 0, flow: 0, flowBack: 0, folded: 0, stopped: 0, fed: 0 };

test('debts flow from who paid to who was paid, in hundredths of a unit; players of the house are no pair', () => {
  const transfers = [{ from: 0, to: 1, reason: 'place' as const, due: 5_000n, paid: 2_500n }];

  const pairs = pairsOf(['7', '8', null], {
    outcome: outcome([-2_500n, 2_500n, 0n], transfers),
    favours: [],
    unit: 1_000n,
  });

  expect(pairs.map(({ from, to, flow }) => [from, to, flow])).toEqual([
    ['7', '8', 250],
    ['8', '7', 0],
  ]);
});

test('what a pot brought is shared among its winners as they won, and favours are counted for their pair', () => {
  const favours = [
    { from: 0, to: 2, what: 'folded' as const },
    { from: 0, to: 2, what: 'folded' as const },
    { from: 1, to: 2, what: 'fed' as const },
  ];

  const pairs = pairsOf(['1', '2', '3'], { outcome: outcome([-300n, 100n, 200n]), favours, unit: 100n });

  expect(pairs.find(({ from, to }) => from === '1' && to === '3')).toMatchObject({ flow: 200, folded: 2, fed: 0 });
  expect(pairs.find(({ from, to }) => from === '1' && to === '2')).toMatchObject({ flow: 100, folded: 0 });
  expect(pairs.find(({ from, to }) => from === '2' && to === '3')).toMatchObject({ flow: 0, folded: 0, fed: 1 });
});

test.each([
  ['nothing', NOTHING, []],
  ['friends who play even', { ...NOTHING, hands: 80, flow: 9_000, flowBack: 8_000 }, ['together']],
  ['money that goes one way', { ...NOTHING, hands: 20, flow: 10_000, flowBack: 1_000 }, ['together', 'one-way-flow']],
  ['a stack that goes one way in few hands', { ...NOTHING, hands: 1, flow: 10_000 }, ['large-flow']],
  ['a bad evening', { ...NOTHING, hands: 19, flow: 9_999, flowBack: 0 }, []],
  ['a fight with both sides', { ...NOTHING, hands: 6, flow: 30_000, flowBack: 3_001 }, []],
  ['three hands at tables of their own', { ...NOTHING, hands: 3, alone: 3 }, ['together']],
  ['two hands at tables of their own', { ...NOTHING, hands: 9, alone: 2 }, []],
  ['made hands folded to one opponent', { ...NOTHING, hands: 9, folded: 4 }, ['soft-play']],
  ['declared hands lost to one stopper', { ...NOTHING, hands: 9, stopped: 3 }, ['stopped-on-purpose']],
  ['discards for one eater', { ...NOTHING, hands: 13, fed: 20 }, ['feeding']],
  ['an eater with luck', { ...NOTHING, hands: 19, fed: 20 }, []],
] as const)('signals of a month: %s', (_what, month, signals) => {
  expect(signalsOf(month)).toEqual(signals);
});
