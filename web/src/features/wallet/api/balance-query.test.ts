import { parseMoney } from '@fairground/contract/money';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { holdBalance, takeKeptBack } from '../../../shared/store/balance-hold.ts';
import type { Balance } from '../model/balance.ts';
import { balanceQuery } from './balance-query.ts';

const balance = (sum: string, version: string): Balance => ({
  ...{ balance: [], currency: 'VND', currencySymbol: '₫', version },
  sumBalance: parseMoney(sum),
});

test('a balance that is read while a game shows its round stays as it was, and is true again after it', async () => {
  const queries = new QueryClient();
  const answers = [balance('1000', '1'), balance('900', '2'), balance('5900', '3')];
  const query = { ...balanceQuery('lan'), queryFn: () => Promise.resolve(answers.shift()), staleTime: 0 };
  const observer = new QueryObserver(queries, query as never);
  const stop = observer.subscribe(() => undefined);
  const shown = () => (observer.getCurrentResult().data as Balance | undefined)?.sumBalance;
  await expect.poll(shown).toBe(parseMoney('1000'));

  const release = holdBalance();
  await observer.refetch();
  queries.setQueryData(query.queryKey, balance('5900', '3'));
  expect(shown()).toBe(parseMoney('1000'));
  release();
  expect(takeKeptBack()).toBe(true);
  await observer.refetch();

  expect(shown()).toBe(parseMoney('5900'));
  stop();
});
