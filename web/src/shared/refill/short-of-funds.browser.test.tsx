import { money } from '@fairground/contract/money';
import { takeRefill } from '@fairground/contract/promotions/endpoints';
import type { RefillStanding } from '@fairground/contract/promotions/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beginSession } from '@fairground/client/session';
import { useModal } from '../store/modal-store.ts';
import { renderOnSite } from '../../testing/stand.tsx';
import { ShortOfFunds } from './short-of-funds.tsx';

const OPEN: RefillStanding = {
  state: 'open',
  amount: money(500_000_000n),
  below: money(100_000_000n),
  perDay: 5,
  left: 2,
  next: { day: '2026-11-17', place: 4 },
  nextAt: null,
  currencySymbol: '₫',
};
const USED_UP: RefillStanding = {
  ...OPEN,
  state: 'used-up',
  left: 0,
  next: null,
  nextAt: new Date('2026-11-17T17:00:00Z'),
};

const standsAt = (standing: RefillStanding, onRefilled?: () => void) =>
  renderOnSite(<ShortOfFunds lobby="/rng" onRefilled={onRefilled} />, {
    account: 'ann',
    answers: { 'promotions.read-refill': standing },
  });

afterEach(() => void vi.restoreAllMocks());

test('one press takes the refill that is open, by its name, and the page is notified', async () => {
  const real = window.fetch;
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (input !== takeRefill.path) return real(input, init);
    sent.push(JSON.parse(init?.body as string));
    const value = { ...OPEN, state: 'enough', amount: '50000', below: '10000', left: 1, next: null };
    return Promise.resolve(Response.json({ success: true, value, message: null }));
  });
  const onRefilled = vi.fn();
  await standsAt(OPEN, onRefilled);
  await expect.element(page.getByText(/2 refills left today/)).toBeVisible();

  await page.getByRole('button', { name: 'Get 50,000.00₫' }).click();

  await vi.waitFor(() => expect(onRefilled).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ day: '2026-11-17', place: 4 }]);
});

test('anyone who has used up the day reads when the next one is ready, and where other games are', async () => {
  await standsAt(USED_UP);

  await expect.element(page.getByText(/all 5 of today’s refills.*18/)).toBeVisible();
  expect(page.getByRole('button', { name: /^Get/ }).elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'Other games' })).toHaveAttribute('href', '/rng');
});

test('with real money the way leads to the deposit', async () => {
  await standsAt({ ...USED_UP, state: 'none', nextAt: null });

  await page.getByRole('button', { name: 'Deposit' }).click();

  expect(useModal.getState().current).toMatchObject({ type: 'centre', props: { page: 'depositv2' } });
});

test('a trial account is offered an account of its own', async () => {
  await renderOnSite(<ShortOfFunds />, { account: 'trial_x' });
  beginSession({ token: 'a-token', account: 'trial_x', isAgent: 4 });

  await page.getByRole('button', { name: 'Create an account' }).click();

  expect(useModal.getState().current).toMatchObject({ type: 'login', props: { tab: 'register' } });
});
