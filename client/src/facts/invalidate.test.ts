import { ENDPOINTS } from '@fairground/contract/endpoints';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import * as bonus from './bonus-facts.ts';
import { invalidate } from './invalidate.ts';
import * as agent from './agent-facts.ts';
import * as lottery from './lottery-facts.ts';
import * as loyalty from './loyalty-facts.ts';
import * as member from './member-facts.ts';
import * as money from './money-facts.ts';
import * as protection from './protection-facts.ts';
import * as security from './security-facts.ts';
import * as site from './site-facts.ts';
import * as sports from './sports-facts.ts';

const staleAfter = async (fact: Fact, keys: readonly (readonly unknown[])[]): Promise<readonly unknown[]> => {
  const queries = new QueryClient();
  for (const key of keys) queries.setQueryData(key, 'answer');

  await invalidate(queries, fact);

  return keys.filter((key) => queries.getQueryState(key)?.isInvalidated === true);
};

test('a fact makes the answers of its calls stale, whatever they were asked with, and no others', async () => {
  const orders = ['lottery.list-orders', { query: { page: 2 } }, 'minh'];
  const results = ['lottery.list-results', { query: {} }];

  expect(await staleAfter(lottery.ISSUES_SETTLED, [orders, results, ['lottery.list-orders-of-others']])).toEqual([
    orders,
  ]);
});

test('a fact of a whole module makes every answer of it stale, and none of a module whose name begins alike', async () => {
  const balance = ['wallet.read-balance', {}, 'minh'];
  const rows = ['wallet.list-transactions', {}, 'minh'];

  expect(await staleAfter(money.FUNDS_MOVED, [balance, rows, ['wallets.read'], ['catalog.list-games']])).toEqual([
    balance,
    rows,
  ]);
});

test('a payment password or a level of identity changes what the pages of payments ask for first', async () => {
  const accounts = ['cashier.list-bank-accounts', {}, 'minh'];
  const settings = ['cashier.read-withdrawal-settings', {}, 'minh'];
  const upline = ['cashier.read-upline-transfer', {}, 'minh'];

  for (const fact of [security.SECURITY_CHANGED, security.IDENTITY_CHANGED])
    expect(await staleAfter(fact, [accounts, settings, upline])).toEqual([accounts, settings, upline]);
});

test('a query that no call answers is left alone', async () => {
  expect(await staleAfter(site.CATALOG_CHANGED, [[], [7], ['catalog']])).toEqual([]);
});

test('a change of settings makes every read of the system stale but the status, which pages read first', () => {
  const reads = ENDPOINTS.filter(({ name, method }) => name.startsWith('system.') && method === 'GET').map(
    ({ name }) => name,
  );

  expect(site.SETTINGS_CHANGED.toSorted()).toEqual(
    reads.filter((name) => !['system.read-status', 'system.test-speed'].includes(name)).toSorted(),
  );
});

test('every fact names calls and modules that exist', () => {
  const known = new Set(ENDPOINTS.flatMap(({ name }) => [name, `${name.slice(0, name.indexOf('.'))}.*`]));
  const all: readonly Fact[] = Object.values({
    ...bonus,
    ...agent,
    ...lottery,
    ...loyalty,
    ...member,
    ...money,
    ...protection,
    ...security,
    ...site,
    ...sports,
  });

  expect(all.flat().filter((stale) => !known.has(stale))).toEqual([]);
});
