import { money } from '@fairground/contract/money';
import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { expect, test } from 'vitest';
import { createTexts } from './texts.ts';

const style = { numbers: createNumbers(SEED_STYLE), timeZone: 'Asia/Ho_Chi_Minh' };
const nothing = { arcade: {}, figures: {}, errors: {} };
const IN = [createTexts(nothing, 'TY', style), createTexts(nothing, 'EN', style)];

test('[part of B-05] amounts in games have comma thousands and two decimals in every language, as on the site', () => {
  const shown = IN.map(({ amount }) =>
    [50_001_330_0000n, 500_0000n, 0n, 1_234_5000n].map((units) => amount(money(units))),
  );

  const expected = ['50,001,330.00', '500.00', '0.00', '1,234.50'];
  expect(shown).toEqual([expected, expected]);
});

test('[part of B-05] nobody is shown money that is not there: what is left of a hundredth is cut off', () => {
  expect(IN.map(({ amount }) => amount(money(1_999_9999n)))).toEqual(['1,999.99', '1,999.99']);
});

test('amounts written into the picture leave out decimals that say nothing', () => {
  expect(IN.map(({ mark }) => [mark(money(1_200_0000n)), mark(money(1_200_5000n))])).toEqual([
    ['1,200', '1,200.50'],
    ['1,200', '1,200.50'],
  ]);
});

test('[part of B-05] other numbers are written as amounts are, in every language, and a field reads what it shows', () => {
  for (const { number, percent, readNumber } of IN) {
    expect([number(1024, 0), number(95.888), percent('95.8900'), percent(49.5)]).toEqual([
      '1,024',
      '95.89',
      '95.89%',
      '49.5%',
    ]);
    expect(readNumber(number(1_234.5))).toBe(1_234.5);
  }
});

test('times in games are those of the time zone of the site, in the language of the player, wherever the device stands', () => {
  const moment = new Date('2026-11-17T20:57:45Z');

  expect(IN.map(({ moment: write }) => write(moment))).toEqual(['03:57:45', '03:57:45 AM']);
  expect(IN.map(({ day }) => day(moment))).toEqual([
    expect.stringContaining('18/11'),
    expect.stringContaining('11/18'),
  ]);
  const elsewhere = createTexts(nothing, 'TY', { ...style, timeZone: 'America/New_York' });
  expect(elsewhere.moment(moment)).toBe('15:57:45');
});
