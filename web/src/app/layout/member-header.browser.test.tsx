import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beginSession } from '@fairground/client/session';
import { closeModal, useModal } from '../../shared/store/modal-store.ts';
import { renderOnSite } from '../../testing/stand.tsx';
import { MemberHeader } from './member-header.tsx';

const BALANCE = {
  ...{ balance: [], currency: 'VND', currencySymbol: '₫', version: '1' },
  sumBalance: parseMoney('100250'),
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const opened = () => useModal.getState().current;

test('[L-06] to a member the header shows the balance with its currency, stars in its place, refresh, deposit, withdraw, and a menu that leads to centre, records, agent centre and sign-out', async () => {
  let asked = 0;
  const readBalance = () => {
    asked += 1;
    return BALANCE;
  };
  await renderOnSite(<MemberHeader />, { account: 'ann', answers: { 'wallet.read-balance': readBalance } });
  await expect.element(page.getByText(/^100,250\.00\s*₫$/)).toBeVisible();

  await button('Hide the balance').click();
  await expect.element(page.getByText('******')).toBeVisible();
  expect(page.getByText(/100,250/).elements()).toEqual([]);
  await button('Show the balance').click();
  await expect.element(page.getByText(/^100,250\.00\s*₫$/)).toBeVisible();

  const before = asked;
  await button('Refresh the balance').click();
  await expect.poll(() => asked).toBe(before + 1);

  for (const [name, centrePage] of [
    ['Deposit', 'depositv2'],
    ['Withdraw', 'withdraw'],
  ] as const) {
    await button(name).click();
    expect(opened()).toEqual({ type: 'centre', props: { page: centrePage } });
    closeModal();
  }

  const menu = page.getByRole('dialog', { name: 'Your account' });
  const choose = async (name: string): Promise<unknown> => {
    await button('Your account').click();
    await menu.getByRole('button', { name, exact: true }).click();
    const chosen = opened();
    closeModal();
    await expect.element(menu).not.toBeInTheDocument();
    return chosen;
  };
  expect(await choose('My account')).toEqual({ type: 'centre', props: { page: 'securityCenter' } });
  expect(await choose('Account record')).toEqual({ type: 'centre', props: { page: 'transactionHistory' } });
  expect(await choose('Betting record')).toEqual({ type: 'centre', props: { page: 'personalHistoryCopy' } });
  expect(await choose('Sign out')).toMatchObject({ type: 'logout' });

  await button('Your account').click();
  await expect.element(menu.getByRole('button', { name: 'My account' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Agent centre' }).elements()).toEqual([]);
  await button('Your account').click();
  beginSession({ token: 'a-token', account: 'ann', isAgent: 1 });
  expect(await choose('Agent centre')).toEqual({ type: 'agents', props: {} });
});

test('[part of C-12] the count of unread messages stands at the account and beside the entry that leads to them', async () => {
  await renderOnSite(<MemberHeader />, {
    account: 'ann',
    answers: { 'wallet.read-balance': BALANCE, 'messages.read-unread': { unreadMessage: 3 } },
  });

  await button('Your account, 3 unread messages').click();
  await page.getByRole('button', { name: 'Platform information 3', exact: true }).click();

  expect(opened()).toEqual({ type: 'centre', props: { page: 'messageV2' } });
});
