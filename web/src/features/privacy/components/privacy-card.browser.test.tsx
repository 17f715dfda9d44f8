import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import type { Privacy } from '../api/privacy.ts';
import { PrivacyCard } from './privacy-card.tsx';

const show = (parts: Partial<Privacy> = {}) =>
  renderOnSite(<PrivacyCard />, {
    account: 'minh',
    answers: { 'privacy.read-privacy': { archive: null, objections: [], rest: null, asksFor: 'password', ...parts } },
  });
const close = () => page.getByRole('button', { name: 'Close the account' });

test('an account with money says so and cannot be closed, and what is erased when is shown before', async () => {
  await show({ objections: ['balance'] });

  await expect.element(page.getByText(/still money in the account/)).toBeVisible();
  await expect.element(close()).toBeDisabled();
  await expect.element(page.getByText(/After 30 days: mobile number/)).toBeVisible();
  await expect.element(page.getByText(/kept for at least 10 years/)).toBeVisible();
});

test('closing asks for the password once more', async () => {
  await show({ asksFor: 'payment-password' });

  await close().click();

  const dialog = page.getByRole('dialog', { name: 'Close the account' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByLabelText(/Payment password/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Close the account' })).toBeDisabled();
});

test('a rest too small to be taken out is named, and the account is closed only with a yes to its loss', async () => {
  await show({ objections: ['balance'], rest: { amount: money(5_000n), currencySymbol: '₫' } });
  await expect.element(page.getByText(/0\.50 ₫ is left, too little to take out/)).toBeVisible();
  await expect.element(page.getByText(/still money in the account/)).not.toBeInTheDocument();

  await close().click();

  const dialog = page.getByRole('dialog', { name: 'Close the account' });
  const action = dialog.getByRole('button', { name: 'Close the account' });
  await dialog.getByLabelText(/Login password/).fill('wandering7lantern');
  await expect.element(action).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /I give up the 0\.50 ₫/ }).click();
  await expect.element(action).toBeEnabled();
});

test('a rest beside something else that stands against closing does not open the way', async () => {
  await show({ objections: ['balance', 'bets'], rest: { amount: money(5_000n), currencySymbol: '₫' } });

  await expect.element(page.getByText(/Bets are still open/)).toBeVisible();
  await expect.element(close()).toBeDisabled();
});

test('an archive is asked for, and saved while it is good', async () => {
  const archive = {
    archiveId: 4n as Id<'privacy-archive'>,
    state: 'READY' as const,
    askedAt: new Date('2026-11-17T04:00:00Z'),
    expiresAt: new Date('2026-11-18T04:00:00Z'),
    sizeBytes: 9_000,
  };
  const first = await show();
  await expect.element(page.getByRole('button', { name: 'Ask for the file' })).toBeVisible();
  await first.unmount();

  await show({ archive });

  await expect.element(page.getByText(/Ready. You can save it until/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save the file' })).toBeVisible();
});
