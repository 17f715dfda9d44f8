import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { ruleOf, validBetBy, validLotteryBet, validSportsBet } from './valid-bet.ts';

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
