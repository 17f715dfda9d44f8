import { expect, test } from 'vitest';
import { analyse } from '../analyse.ts';
import type { Analysis } from '../analyse.ts';
import { holdWorth } from '../analyse/hold.ts';
import { spinLaw } from '../analyse/spin-law.ts';
import type { HoldAndWin, SlotDefinition } from '../definition.ts';
import { decimalText, fractionText, rootText } from '../../maths/fraction-text.ts';
import { divide, fraction, percentText, sum, times } from '../../maths/fraction.ts';
import { parseDefinition } from '../parse.ts';
import { gem9 } from './gem9.ts';
import { hold15 } from './hold15.ts';
import { lotus20 } from './lotus20.ts';
import { stormBase } from './storm-base.ts';
import { tiger243 } from './tiger243.ts';

const exact = (definition: SlotDefinition): Analysis => {
  const analysis = analyse(parseDefinition(structuredClone(definition)));
  if (analysis === null) throw new Error(`${definition.id} is not exact.`);
  return analysis;
};

const totals = (definition: SlotDefinition, source: string) => {
  const law = spinLaw(definition, source, 0);
  if (law === null) throw new Error(`${definition.id} has no exact law.`);
  const { cases } = law;
  const over = (value: (each: (typeof cases)[number]) => bigint): bigint =>
    cases.reduce((total, each) => total + value(each), 0n);
  return {
    boards: law.total,
    scatter: over((each) => each.weight * BigInt(each.scatterPay)),
    line: over((each) => each.sum - each.weight * BigInt(each.scatterPay)),
    triggers: over((each) => (each.scatters >= 3 ? each.weight : 0n)),
    hits: over((each) => each.hits),
  };
};

test('twenty lines with free spins return what was published, to the last digit', () => {
  const analysis = exact(lotus20);

  expect(totals(lotus20, 'base')).toEqual({
    boards: 27_705_630n,
    line: 382_604_300n,
    scatter: 11_084_040n,
    triggers: 220_158n,
    hits: 12_850_872n,
  });
  expect(totals(lotus20, 'free')).toMatchObject({ boards: 23_490_000n, line: 643_827_380n, scatter: 10_413_360n });
  expect(fractionText(analysis.rtp)).toBe('23407160096/24380030879');
  expect(percentText(analysis.rtp, 7)).toBe('96.0095589');
  expect(percentText(analysis.channels.base, 5)).toBe('69.04811');
  expect(percentText(analysis.channels.scatter, 5)).toBe('2.00032');
  expect(percentText(analysis.channels.free, 5)).toBe('24.96112');
  expect(percentText(analysis.hit ?? fraction(0), 4)).toBe('46.3836');
  expect(rootText(analysis.variance, 6)).toBe('4.170081');
  expect(decimalText(divide(fraction(1), analysis.triggers['free'] ?? fraction(1)), 2)).toBe('125.84');
  expect(analysis.maxPay).toBeNull();
});

test('243 ways return what was published, to the last digit', () => {
  const analysis = exact(tiger243);

  expect(totals(tiger243, 'base')).toMatchObject({ boards: 17_210_368n, triggers: 179_118n, hits: 7_031_806n });
  expect(fractionText(analysis.rtp)).toBe('32564866261509/33848508474368');
  expect(percentText(analysis.rtp, 7)).toBe('96.2076846');
  expect(percentText(analysis.channels.base, 5)).toBe('81.29043');
  expect(percentText(analysis.channels.scatter, 5)).toBe('2.48815');
  expect(percentText(analysis.channels.free, 5)).toBe('12.42910');
  expect(percentText(analysis.hit ?? fraction(0), 4)).toBe('40.8580');
  expect(rootText(analysis.variance, 6)).toBe('3.121664');
});

test('nine tumbling cells return what was published, board by board', () => {
  const analysis = exact(gem9);
  const withBoards = (boards: number): string =>
    percentText(exact({ ...gem9, cascade: { ladder: [1, 2, 3, 5], boards } }).rtp, 4);

  expect(percentText(analysis.rtp, 10)).toBe('96.3126251550');
  expect(fractionText(analysis.hit ?? fraction(0))).toBe('89004539/512000000');
  expect(rootText(analysis.variance, 6)).toBe('5.010185');
  expect([1, 2, 3, 4].map(withBoards)).toEqual(['59.2124', '86.6780', '93.9907', '95.9387']);
});

test('hold and win returns what was published', () => {
  const analysis = exact(hold15);
  const { ends } = holdWorth(hold15, hold15.features[0] as HoldAndWin);
  const fromSix = ends(6);
  const trigger = analysis.triggers['hold'] ?? fraction(0);

  expect(decimalText(divide(fraction(1), trigger), 3)).toBe('770.146');
  expect(decimalText(sum(fromSix.map((chance, coins) => times(chance, coins))), 7)).toBe('8.2832828');
  expect(percentText(fromSix[15] ?? fraction(0), 5)).toBe('0.16395');
  expect(decimalText(divide(analysis.rtp, trigger), 6)).toBe('30.567577');
  expect(percentText(analysis.rtp, 6)).toBe('3.969061');
  expect(analysis.maxPay).toBe(15 * 50 + 1_000);
});

test('reels of changing height return what was published', () => {
  const analysis = exact(stormBase);

  expect(percentText(analysis.rtp, 7)).toBe('88.3001587');
  expect(analysis.maxPay).toBe(117_649 * 1_000);
});
