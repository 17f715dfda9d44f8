import type { Deposit, DepositChannel, DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import type { Id } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { DepositDesk } from './deposit-desk.tsx';
import { DepositStatus } from './deposit-status.tsx';
import { PayInstructions } from './pay-instructions.tsx';

const at = new Date('2026-11-18T10:00:00Z');
const UNLIMITED = { isPaused: false, limitLeft: null, identityFrom: null };
const SETTINGS = {
  currency: 'VND',
  currencySymbol: '₫',
  unpaid: 0,
  unpaidMax: 3,
  minutes: 30,
  offers: [],
  ...UNLIMITED,
};
const QR: DepositChannel = {
  channelId: 1n as Id<'channel'>,
  ...{ code: 'qr', kind: 'QR', min: parseMoney('20000'), max: parseMoney('100000000') },
  ...{ chips: [parseMoney('50000'), parseMoney('100000')], feePpm: 0, feeSide: 'member' },
  ...{ opensMinute: 0, closesMinute: 1440, isOpen: true },
};
const WALLET: DepositChannel = {
  ...QR,
  channelId: 2n as Id<'channel'>,
  code: 'ewallet',
  kind: 'EWALLET',
  feePpm: 5_000,
};
const CLOSED: DepositChannel = {
  ...{ ...QR, channelId: 3n as Id<'channel'>, code: 'bank', kind: 'BANK' },
  ...{ isOpen: false, opensMinute: 480, closesMinute: 1320 },
};
const AWAITING: DepositDetail = {
  ...{ no: 'D261118QR', channel: 'qr', kind: 'QR', status: 'AWAITING', reason: null, amount: parseMoney('100000') },
  ...{ payAmount: parseMoney('100000'), fee: parseMoney('0'), received: null, currency: 'VND', currencySymbol: '₫' },
  ...{ promotionId: null, isOfferGranted: null, createdAt: at, expiresAt: new Date(Date.now() + 1_700_000) },
  instructions: {
    bank: { code: 'VCB', number: '0071000999888', holder: 'FAIRGROUND SANDBOX', note: 'D261118QR' },
    ...{ qr: '00020101021238540010A00000072701240006970436', redirectUrl: '/sandbox/payments/sandbox-qr/pay/SBX-1' },
  },
  sliceId: null,
  proof: { note: '', pictures: [] },
  timeline: [
    { status: 'CREATED', reason: null, at },
    { status: 'AWAITING', reason: null, at },
  ],
};

const draw = (settings: object = SETTINGS) =>
  renderOnSite(<DepositDesk />, {
    account: 'ann',
    answers: {
      'cashier.read-deposit-settings': settings,
      'cashier.list-deposit-channels': { list: [QR, WALLET, CLOSED] },
    },
  });
const open = (deposit: DepositDetail, onPayAgain: (wanted: Deposit) => void = () => undefined) =>
  renderOnSite(<DepositStatus no={deposit.no} onBack={() => undefined} onPayAgain={onPayAgain} />, {
    account: 'ann',
    answers: { 'cashier.read-deposit-status': deposit },
  });

test('[part of C-04] the form shows the fee and what is credited before anything is sent', async () => {
  await draw();
  await expect.element(page.getByRole('radio', { name: /QR transfer/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /Bank transfer.*Open from 08:00 to 22:00/ })).toBeDisabled();

  await page.getByRole('radio', { name: /E-wallet.*Fee 0.5%/ }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('100000');

  await expect.element(page.getByText('500.00 ₫', { exact: true })).toBeVisible();
  await expect.element(page.getByText('99,500.00 ₫', { exact: true })).toBeVisible();
});

test('an amount outside of the channel is named at its field and not sent', async () => {
  await draw();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10000');

  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await expect.element(page.getByText('The smallest amount is 20,000.00 ₫.')).toBeVisible();
  expect(page.getByRole('region', { name: 'How to pay' }).elements()).toEqual([]);
});

test('what deposit limits leave is told before anything is sent, and during a time-out nothing can be', async () => {
  const drawn = await draw({ ...SETTINGS, limitLeft: parseMoney('50000') });
  await expect.element(page.getByText(/Your deposit limits leave 50,000.00 ₫/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50001');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true');
  await drawn.unmount();

  await draw({ ...SETTINGS, isPaused: true });
  await expect.element(page.getByText(/You are taking a break/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
});

test('an amount that needs a verified identity says so before it is paid, a smaller one does not', async () => {
  await draw({ ...SETTINGS, identityFrom: parseMoney('90000') });
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const note = page.getByText(/your identity has to be verified first/);
  await amount.fill('89999');
  await expect.element(note).not.toBeInTheDocument();

  await amount.fill('90000');

  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
});

test('[part of C-04] a deposit that waits shows the code, the account with copy buttons and the time left', async () => {
  await open(AWAITING);

  await expect.element(page.getByRole('img', { name: 'QR code of the transfer' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy: Account number' })).toBeVisible();
  await expect.element(page.getByText(/Time left to pay/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('target', '_blank');
  await expect.element(page.getByRole('button', { name: 'Cancel deposit' })).toBeVisible();
});

test('a credited deposit shows what came in, an offer that was missed and nothing to pay', async () => {
  await open({ ...AWAITING, status: 'CREDITED', received: parseMoney('100000'), isOfferGranted: false });

  await expect.element(page.getByText('The money is in your balance.')).toBeVisible();
  await expect.element(page.getByText('Received: 100,000.00 ₫')).toBeVisible();
  await expect.element(page.getByText(/The offer you chose was not added/)).toBeVisible();
  expect(page.getByRole('img', { name: 'QR code of the transfer' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Cancel deposit' }).elements()).toEqual([]);
});

test('a rejected deposit tells its reason, and the same can be asked for again', async () => {
  const again: string[] = [];
  await open({ ...AWAITING, status: 'REJECTED', reason: 'not-received' }, ({ channel }) => again.push(channel));
  await expect.element(page.getByText('We have not received the payment.')).toBeVisible();

  await page.getByRole('button', { name: 'Pay again' }).click();

  expect(again).toEqual(['qr']);
});

test('a page that could not be loaded offers to try again', async () => {
  await renderOnSite(<DepositDesk />, { account: 'ann' });

  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a payment to an address shows the code of the address beside it', async () => {
  const instructions = { address: { network: 'SANDBOX-TRC20', address: 'TSANDBOX0A1B' }, qr: 'TSANDBOX0A1B' };
  await renderOnSite(<PayInstructions deposit={{ ...AWAITING, channel: 'crypto', kind: 'CRYPTO', instructions }} />);

  await expect.element(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  await expect.element(page.getByText('TSANDBOX0A1B')).toBeVisible();
  await expect.element(page.getByText(/It holds the address alone/)).toBeVisible();
});
