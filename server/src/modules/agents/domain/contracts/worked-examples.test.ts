import type { CarryMode, ContractTerms, ContractTier } from '@fairground/contract/agents/contract-terms';
import { money, parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { billOf } from './bill.ts';
import type { TeamPeriod } from './bill.ts';
import { periodAfter, periodOf, isFirstOfMonth } from './periods.ts';

/** The worked examples of the specification, to the last unit. */

const units = (text: string): bigint => parseMoney(text);
const tier = (bet: string, loss: string, minActive: number, rate: number): ContractTier => ({
  ...{ minValidBet: parseMoney(bet), minLoss: parseMoney(loss), minActive, rate },
});
const terms = (parts: Partial<ContractTerms> = {}): ContractTerms => ({
  ...{ type: 'DIVIDEND', periodType: 'SEMIMONTHLY', carryMode: 'NONE', matchMode: 'ALL', base: 'TEAM_LOSS' },
  ...{ betStep: money(0n), deductRebate: true, deductPromo: true, deductSalary: true, deductFee: false },
  ...{ products: null, tiers: [tier('0', '0', 0, 100_000)] },
  ...parts,
});
const NOTHING: TeamPeriod = {
  ...{ validBet: 0n, stake: 0n, payout: 0n, rebate: 0n, promo: 0n, salary: 0n, fee: 0n, active: 0 },
};
const fresh = { before: undefined, isFirstOfMonth: false };

test('[G-10] a semimonthly dividend takes the highest tier that turnover, loss and active members reach', () => {
  const bill = billOf(
    terms({
      tiers: [
        tier('500000', '20000', 3, 80_000),
        tier('2000000', '100000', 8, 120_000),
        tier('5000000', '300000', 15, 180_000),
      ],
    }),
    {
      ...{ validBet: units('2300000'), stake: units('2400000'), payout: units('2180000'), rebate: units('28000') },
      ...{ promo: units('12000'), salary: units('10000'), fee: units('999'), active: 9 },
    },
    fresh,
  );

  expect(bill).toMatchObject({
    ...{ loss: units('170000'), carryIn: 0n, effective: units('170000'), tierSeq: 1, rate: 120_000 },
    ...{ gross: units('20400'), carryOut: 0n },
  });
});

const carried = (mode: CarryMode): readonly bigint[] => {
  let before: { readonly loss: bigint; readonly effective: bigint } | undefined;
  return ['-30000', '20000', '60000'].map((loss) => {
    const team = { ...NOTHING, stake: units(loss) };
    const bill = billOf(terms({ carryMode: mode }), team, { before, isFirstOfMonth: false });
    before = bill;
    return bill.gross;
  });
};

test.each([
  ['FOREVER', ['0', '0', '5000']],
  ['LAST_PERIOD', ['0', '0', '6000']],
  ['NONE', ['0', '2000', '6000']],
] as const)('[G-10] carry %s makes good earlier losses as the example says', (mode, grosses) => {
  expect(carried(mode)).toEqual(grosses.map(units));
});

test('[G-10] within a month losses carry, and the first period of the next month begins with nothing', () => {
  const before = { loss: units('-30000'), effective: units('-30000') };
  const team = { ...NOTHING, stake: units('20000') };
  const grossOf = (isFirst: boolean) =>
    billOf(terms({ carryMode: 'WITHIN_MONTH' }), team, { before, isFirstOfMonth: isFirst }).gross;

  expect([grossOf(false), grossOf(true)]).toEqual([0n, units('2000')]);
});

test('[G-10] in a line each pays the whole gross of the next, and the house pays what the head gets', () => {
  const gross = (loss: string, rate: number) =>
    billOf(terms({ tiers: [tier('0', '0', 0, rate)] }), { ...NOTHING, stake: units(loss) }, fresh).gross;
  const [head, a, b] = [gross('90000', 300_000), gross('70000', 220_000), gross('50000', 100_000)];

  expect([head, a, b]).toEqual([units('27000'), units('15400'), units('5000')]);
  expect([head - a, a - b, b]).toEqual([units('11600'), units('10400'), units('5000')]);
  expect(head - a + (a - b) + b).toBe(units('27000'));
});

test('[G-13] a real-time salary pays what the day has grown by, and a correction is made good first', () => {
  const salary = terms({
    ...{ type: 'RT_SALARY', periodType: 'FIVE_MINUTES', base: 'TEAM_BET', tiers: [tier('0', '0', 0, 2_000)] },
  });
  let [validBet, paidToday] = [0n, 0n];
  const paid = ['1111.11', '2222.22', '-2000.00', '5000.00'].map((window) => {
    validBet += units(window);
    const { gross } = billOf(salary, { ...NOTHING, validBet }, { ...fresh, paidToday });
    paidToday += gross;
    return gross;
  });

  expect(paid).toEqual(['2.22', '4.44', '0', '6.00'].map(units));
  expect(paidToday).toBe(units('12.66'));
});

test('[G-11] a daily salary counts the turnover in whole steps and cuts to two decimals', () => {
  const salary = terms({
    ...{ type: 'DAILY_SALARY', periodType: 'DAILY', base: 'TEAM_BET', betStep: parseMoney('10000') },
    tiers: [tier('0', '0', 0, 1_111)],
  });

  expect(billOf(salary, { ...NOTHING, validBet: units('29999.9999') }, fresh).gross).toBe(units('22.22'));
});

test('[part of A-11] an affiliate manager gets its part of the gross dividends of the affiliates below', () => {
  const bill = billOf(terms({ base: 'CHILD_GROSS' }), NOTHING, { ...fresh, childGross: units('1234.56') });

  expect(bill.gross).toBe(units('123.45'));
});

test('one of turnover and loss is enough where the contract says so', () => {
  const either = terms({ matchMode: 'BET_OR_LOSS', tiers: [tier('1000', '900', 2, 50_000)] });
  const team = { ...NOTHING, validBet: units('1000'), stake: units('100'), active: 2 };

  expect(billOf(either, team, fresh).gross).toBe(units('5'));
  expect(billOf(either, { ...team, active: 1 }, fresh).gross).toBe(0n);
  expect(billOf({ ...either, matchMode: 'ALL' }, team, fresh).gross).toBe(0n);
});

test('periods are days, weeks from Monday, halves of a month and months', () => {
  expect(periodOf('WEEKLY', '2025-04-16')).toEqual({ key: '2025-W16', from: '2025-04-14', to: '2025-04-20' });
  expect(periodOf('WEEKLY', '2027-01-01')).toEqual({ key: '2026-W53', from: '2026-12-28', to: '2027-01-03' });
  expect(periodOf('SEMIMONTHLY', '2025-04-15').key).toBe('2025-04-A');
  expect(periodOf('SEMIMONTHLY', '2024-02-16')).toEqual({ key: '2024-02-B', from: '2024-02-16', to: '2024-02-29' });
  expect(periodAfter('MONTHLY', periodOf('MONTHLY', '2025-12-31')).key).toBe('2026-01');
  expect(['2025-04-01', '2025-04-16'].map((from) => isFirstOfMonth('SEMIMONTHLY', { from }))).toEqual([true, false]);
});
