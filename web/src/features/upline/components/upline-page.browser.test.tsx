import { parseMoney } from '@fairground/contract/money';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { UplinePage } from './upline-page.tsx';

const OPEN = {
  state: 'OPEN',
  upline: 'agent7',
  min: parseMoney('10'),
  max: parseMoney('50000'),
  leftToday: parseMoney('20000'),
  hasPaymentPassword: true,
  waitsUntil: null,
  currencySymbol: '₫',
};

const draw = (standing: object, onSetPassword = () => undefined) =>
  renderOnSite(<UplinePage onSetPassword={onSetPassword} />, {
    account: 'ann',
    answers: { 'cashier.read-upline-transfer': standing },
  });

test('[part of C-06] the form names the upline and the limits, and asks for an amount within them and the password', async () => {
  await draw(OPEN);

  await expect.element(page.getByRole('heading', { name: /agent7/ })).toBeVisible();
  await expect.element(page.getByText(/10.*₫ to 50,000.*20,000.*left today/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('20001');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();

  await expect.element(page.getByText('Enter an amount within the limits.')).toBeVisible();
  await expect.element(page.getByText('Enter your payment password.')).toBeVisible();
});

test('anyone without the permission, an upline or a payment password, or after a change of security reads why and what to do', async () => {
  const onSetPassword = vi.fn<() => undefined>();
  await draw({ ...OPEN, state: 'NOT_ALLOWED', upline: null });
  await expect.element(page.getByText('Transfers are not enabled')).toBeVisible();

  await draw({ ...OPEN, state: 'FORBIDDEN', upline: null });
  await expect.element(page.getByText('The law of your market allows no transfers between accounts.')).toBeVisible();

  await draw({ ...OPEN, waitsUntil: new Date('2026-11-18T10:00:00Z') });
  await expect.element(page.getByText(/Transfers wait until/)).toBeVisible();

  await draw({ ...OPEN, hasPaymentPassword: false }, onSetPassword);
  await page.getByRole('button', { name: 'Set the payment password' }).click();

  expect(onSetPassword).toHaveBeenCalledOnce();
});
