import { parseMoney } from '@fairground/contract/money';
import type { Transaction } from '@fairground/contract/wallet/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { HistoryPage } from './history-page.tsx';

const movement = (id: bigint, parts: Partial<Transaction>): Transaction => ({
  id: id as Transaction['id'],
  type: 'DEPOSIT',
  group: 'deposit',
  accountType: 'MAIN',
  amount: parseMoney('500'),
  balanceAfter: parseMoney('1500'),
  at: new Date('2026-11-17T05:00:00Z'),
  ...parts,
});
const list = [
  movement(3n, { type: 'WITHDRAW_HOLD', group: 'withdrawal', amount: parseMoney('-200') }),
  movement(2n, { type: 'REBATE_TEAM', group: 'rebate' }),
  movement(1n, {}),
];
const balance = { sumBalance: parseMoney('1500'), currency: 'VND', currencySymbol: '₫', balance: [], version: '1' };
const stand = {
  account: 'ann',
  answers: {
    'wallet.list-transactions': { list, hasMore: false, next: null },
    'wallet.read-balance': balance,
  },
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('[part of C-08] the record is narrowed by group and type, and saved as a file of just that', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const asked: string[] = [];
  const { fetch: send } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    if (typeof address !== 'string' || !address.startsWith('/wps/')) return send(address, options);
    asked.push(address);
    return new Response('a,b', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
  });
  await page.viewport(1280, 900);
  await renderOnSite(<HistoryPage />, stand);
  await expect.element(page.getByText('Rebate on your team’s bets')).toBeVisible();

  await page.getByRole('button', { name: 'Withdrawals' }).click();
  await page.getByRole('combobox', { name: 'Type' }).click();
  expect(page.getByRole('option', { name: 'Deposit' }).elements()).toEqual([]);
  await page.getByRole('option', { name: 'Withdrawal requested' }).click();
  await page.getByRole('button', { name: 'Save as CSV' }).click();

  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatch(/^account-.*\.csv$/);
  expect(asked[0]).toMatch(/^\/wps\/relay\/transaction\/export\?from=/);
  expect(asked[0]).toContain('group=withdrawal');
  expect(asked[0]).toContain('type=WITHDRAW_HOLD');
});

test('[part of C-08] on a phone movements are rows with what was left, and the filters stand in a sheet', async () => {
  await page.viewport(390, 800);
  await renderOnSite(<HistoryPage />, stand);

  await expect.element(page.getByRole('list', { name: 'Account record' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Rebates' }).click();
  await sheet.getByRole('button', { name: 'Show results' }).click();

  await expect.element(page.getByRole('button', { name: /Filters.*1 on/ })).toBeVisible();
  await page.viewport(1280, 800);
});
