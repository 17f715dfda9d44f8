import { money } from '@fairground/contract/money';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceQuery } from '../api/balance-query.ts';
import { newerOf, withPush } from './balance.ts';
import type { Balance } from './balance.ts';

const balanceAt = (version: bigint, currency = 'VND'): Balance => ({
  sumBalance: money(version * 10_000n),
  currency,
  currencySymbol: '₫',
  balance: [{ accountType: 'MAIN', availBalance: money(version * 10_000n) }],
  version: version.toString(),
});
const pushAt = (version: bigint, currency = 'VND') => ({
  currency,
  sumBalance: money(version * 10_000n),
  version: version.toString(),
});

test('[part of A-07] of two balances the one with the higher version stays, whichever comes last', () => {
  expect(newerOf(balanceAt(7n), balanceAt(6n))).toEqual(balanceAt(7n));
  expect(newerOf(balanceAt(7n), balanceAt(8n))).toEqual(balanceAt(8n));
  expect(newerOf(undefined, balanceAt(1n))).toEqual(balanceAt(1n));
});

test('versions are compared as whole numbers, not as texts and not as floats', () => {
  expect(newerOf(balanceAt(10n), balanceAt(9n)).version).toBe('10');
  expect(newerOf(balanceAt(2n ** 60n + 1n), balanceAt(2n ** 60n)).version).toBe((2n ** 60n + 1n).toString());
});

test('an answer of the version a push told already brings the single wallets up to date', () => {
  const afterPush = withPush(balanceAt(7n), pushAt(8n));
  expect(afterPush.balance).toEqual(balanceAt(7n).balance);

  expect(newerOf(afterPush, balanceAt(8n)).balance).toEqual(balanceAt(8n).balance);
});

test('a push of another currency leaves the balance alone', () => {
  expect(withPush(balanceAt(7n), pushAt(99n, 'TRIAL'))).toEqual(balanceAt(7n));
});

test('[part of A-07] the balance in the cache never jumps back, in whatever order answers and pushes arrive', () => {
  const arrivals = fc.array(fc.record({ version: fc.bigInt(1n, 40n), isPush: fc.boolean() }), { maxLength: 40 });

  fc.assert(
    fc.property(arrivals, (arrived) => {
      const queries = new QueryClient();
      const query = balanceQuery('mai');
      const observer = new QueryObserver(queries, { ...query, enabled: false });
      expect(observer.getCurrentResult().data).toBeUndefined();
      const shown = () => queries.getQueryData<Balance>(query.queryKey);
      const seen: bigint[] = [];
      for (const { version, isPush } of arrived) {
        queries.setQueryData<Balance>(query.queryKey, (current) => {
          if (!isPush) return balanceAt(version);
          return current && withPush(current, pushAt(version));
        });
        const balance = shown();
        if (balance) seen.push(BigInt(balance.version), balance.sumBalance / 10_000n);
      }

      // Each version never falls, and each sum belongs to the version beside it.
      expect(seen).toEqual(seen.toSorted((one, other) => Number(one - other)));
      expect(seen.every((figure, index) => index % 2 === 1 || figure === seen[index + 1])).toBe(true);
    }),
  );
});
