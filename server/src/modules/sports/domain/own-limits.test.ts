import { expect, test } from 'vitest';
import type { SportsMarketId } from '@fairground/contract/sports/fields';
import { limitsIn } from './limits.ts';
import { isOrdered, limitsOfBet, NO_OWN_LIMITS } from './own-limits.ts';

const limits = limitsIn('USD', []);
const market = (id: bigint): SportsMarketId => id as SportsMarketId;

test('[part of A-01] the narrowest of sport, member and market holds for a bet, and a wider own limit changes nothing', () => {
  const own = {
    members: new Map([[7n, { winMax: 300n, openMax: 900n }]]),
    markets: new Map([
      [market(1n), { winMax: 200n, openMax: null, open: 0n }],
      [market(2n), { winMax: 10n ** 18n, openMax: null, open: 0n }],
    ]),
  };
  const most = (member: bigint | undefined, ...legs: readonly SportsMarketId[]) => {
    const { winMax, playerMax } = limitsOfBet(limits, own, { member, legs }).FOOTBALL;
    return [winMax, playerMax];
  };
  const { winMax, playerMax } = limits.FOOTBALL;

  expect(most(7n, market(3n))).toEqual([300n, 900n]);
  expect(most(7n, market(1n), market(3n))).toEqual([200n, 900n]);
  expect(most(8n, market(1n))).toEqual([200n, playerMax]);
  expect(most(undefined, market(2n))).toEqual([winMax, playerMax]);
  expect(limitsOfBet(limits, NO_OWN_LIMITS, { member: 7n, legs: [market(1n)] })).toBe(limits);
});

test('one bet may win no more than all open bets together, and nothing is not a limit', () => {
  expect(isOrdered({ winMax: 2n, openMax: 2n })).toBe(true);
  expect(isOrdered({ winMax: 3n, openMax: 2n })).toBe(false);
  expect(isOrdered({ winMax: 0n, openMax: null })).toBe(false);
  expect(isOrdered({ winMax: null, openMax: 5n })).toBe(true);
});
