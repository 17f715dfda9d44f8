import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { cashPartOf, ruleOf, validBetBy, validLotteryBet, validSportsBet } from './valid-bet.ts';

const units = (amount: number) => money(BigInt(amount));

test('slots, fishing and house games count the stake, whatever comes of it', () => {
  for (const category of ['RNG', 'FISH', 'INHOUSE'] as const)
    for (const payout of [0, 50, 100, 5_000])
      expect(validBetBy(ruleOf(category), units(100), units(payout))).toBe(100n);
});

test('a live bet that comes back untouched counts nothing', () => {
  expect(validBetBy(ruleOf('LIVE'), units(100), units(100))).toBe(0n);
  expect(validBetBy(ruleOf('LIVE'), units(100), units(195))).toBe(100n);
});

test('a sports bet counts its loss, or its profit up to the stake, halves included', () => {
  const count = (payout: number) => validSportsBet({ stake: units(100), payout: units(payout), oddsMilli: 1_900 });

  expect([count(0), count(50), count(100), count(145), count(190), count(400)]).toEqual([
    100n,
    50n,
    0n,
    45n,
    90n,
    100n,
  ]);
});

test('short odds and both sides of a market count nothing', () => {
  const bet = { stake: units(100), payout: units(0) };

  expect(validSportsBet({ ...bet, oddsMilli: 1_499 })).toBe(0n);
  expect(validSportsBet({ ...bet, oddsMilli: 1_500 })).toBe(100n);
  expect(validSportsBet({ ...bet, oddsMilli: 2_000, coversBothSides: true })).toBe(0n);
});

test('lottery tickets that cover more than 70 % of the outcomes count nothing', () => {
  expect(validLotteryBet(units(100), { covered: 70, outcomes: 100 })).toBe(100n);
  expect(validLotteryBet(units(100), { covered: 71, outcomes: 100 })).toBe(0n);
});

test('a table game among players counts what was won or lost, the stake at most', () => {
  expect(validBetBy(ruleOf('PVP'), units(100), units(30))).toBe(70n);
  expect(validBetBy(ruleOf('PVP'), units(100), units(1_000))).toBe(100n);
});

test('[domain 6.1] every category goes by its rule of today', () => {
  const rules = ['RNG', 'FISH', 'INHOUSE', 'LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP'] as const;

  expect(Object.fromEntries(rules.map((category) => [category, ruleOf(category)]))).toEqual({
    ...{ RNG: 'stake-1', FISH: 'stake-1', INHOUSE: 'stake-1', LOTT: 'stake-1', ELOTT: 'stake-1' },
    ...{
      LIVE: 'stake-unless-pushed-1',
      SPORTS: 'result-1',
      ESPORTS: 'result-1',
      COCKFIGHT: 'result-1',
      PVP: 'result-1',
    },
  });
});

test('a bet of the rule that counts nothing counts nothing, whatever comes', () => {
  expect([0, 100, 300].map((payout) => validBetBy('nothing-1', units(100), units(payout)))).toEqual([0n, 0n, 0n]);
});

test('cash has as much of what counts as it has of the stake, rounded down', () => {
  const cashOf = (stake: bigint, bonusPart: bigint, validBet: bigint) => cashPartOf({ stake, bonusPart, validBet });

  expect(cashOf(100n, 0n, 70n)).toBe(70n);
  expect(cashOf(100n, 40n, 70n)).toBe(42n);
  expect(cashOf(3n, 1n, 2n)).toBe(1n);
  expect(cashOf(100n, 1n, 100n)).toBe(99n);
  expect(cashOf(100n, 100n, 100n)).toBe(0n);
  // A free round stakes nothing.
  expect(cashOf(0n, 0n, 0n)).toBe(0n);
});
