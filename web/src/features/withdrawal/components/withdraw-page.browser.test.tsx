import type { Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import type { Id } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { WithdrawPage } from './withdraw-page.tsx';

const at = new Date('2026-11-18T10:00:00Z');
const SETTINGS = {
  ...{ currency: 'VND', currencySymbol: '₫', leftToday: 3, isLocked: false, hasOpen: false, levelNeeded: null },
  ...{ hasActiveBonus: false, waits: [], confirmMinutes: 30, expectedMinutes: 120, waitHours: 24, turnover: [] },
  ...{ balance: parseMoney('9000'), withdrawable: parseMoney('9000'), held: parseMoney('0'), owed: parseMoney('0') },
  ...{ min: parseMoney('50'), max: parseMoney('500000'), step: parseMoney('1'), turnoverLeft: parseMoney('0') },
};
const ACCOUNT = {
  accountId: 3n as Id<'bank-account'>,
  ...{ kind: 'BANK', bank: 'VCB', number: '•••• 3456', holder: 'NGUYEN VAN AN', state: 'VERIFIED', usableAt: at },
};
const ACCOUNTS = { list: [ACCOUNT], payeeName: 'NGUYEN VAN AN', max: 5, coolingHours: 24, hasPaymentPassword: true };
const PAID: Withdrawal = {
  withdrawalId: 9n as Id<'withdrawal'>,
  ...{ no: 'W23456789ABC', amount: parseMoney('1000'), currencySymbol: '₫', state: 'PAID_OUT', requestedAt: at },
  ...{ account: { bank: 'VCB', number: '•••• 3456' }, expectedBy: null, reviewReasons: [], reason: null },
  ...{
    canCancel: false,
    isComingBack: false,
    confirmBy: new Date(Date.now() + 600_000),
    answer: null,
    answerAmount: null,
    proofs: [],
  },
  ...{ receiptBy: null, paid: null, returned: null, slices: [] },
  steps: [
    { state: 'REQUESTED', at },
    { state: 'PAID_OUT', at },
  ],
};

const onSecure = vi.fn<() => void>();
beforeEach(() => onSecure.mockClear());

const draw = (answers: Record<string, unknown> = {}, item?: string) =>
  renderOnSite(<WithdrawPage onSecure={onSecure} item={item} />, {
    account: 'ann',
    answers: {
      'cashier.read-withdrawal-settings': SETTINGS,
      'cashier.list-bank-accounts': ACCOUNTS,
      'cashier.list-withdrawals': { list: [], next: null },
      ...answers,
    },
  });

test('[part of C-05] the page offers the accounts, asks for amount and payment password and names what is missing', async () => {
  await draw();

  await page.getByRole('button', { name: 'Request withdrawal' }).click();

  await expect.element(page.getByText('Enter an amount within the range.')).toBeVisible();
  await expect.element(page.getByText('Enter your payment password.')).toBeVisible();
  await expect.element(page.getByText('There is nothing left to play.')).toBeVisible();
});

test('a member without a payment password is led to the page where it is set', async () => {
  await draw({ 'cashier.list-bank-accounts': { ...ACCOUNTS, hasPaymentPassword: false } });

  await page.getByRole('button', { name: 'Go to the security centre' }).click();

  expect(onSecure).toHaveBeenCalledOnce();
});

test('[part of C-05] what is still to be played is a bar, and waits are told before anything is typed', async () => {
  const turnover = [
    {
      turnoverId: 1n,
      source: 'DEPOSIT',
      required: parseMoney('500'),
      progress: parseMoney('120'),
      openedAt: at,
      isWeighted: false,
    },
  ];
  const waits = [{ cause: 'new-device', until: at }];
  await draw({
    'cashier.read-withdrawal-settings': {
      ...SETTINGS,
      withdrawable: parseMoney('0'),
      turnover,
      turnoverLeft: parseMoney('380'),
      waits,
    },
  });

  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '24');
  await expect.element(page.getByText(/This device is new/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Request withdrawal' }).elements()).toEqual([]);
});

test('[part of T-19] after a payout the page shows the steps, the time left and the three answers', async () => {
  await draw({ 'cashier.list-withdrawals': { list: [PAID], next: null } });

  await expect.element(page.getByText(/\d+:\d\d left/)).toBeVisible();
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect.element(steps.getByText('Requested', { exact: true })).toBeVisible();
  await expect.element(steps.getByText('Paid out', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'All received' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Not received' })).toBeVisible();
  await page.getByRole('button', { name: 'Partly received' }).click();
  await expect.element(page.getByLabelText('Amount received')).toBeVisible();
  await expect.element(page.getByText('Add pictures of your statement or your account as proof.')).toBeVisible();
});

test('[C-05] the page offers the accounts, asks the payment password, shows the turnover and the states, and asks for the receipt', async () => {
  const second = { ...ACCOUNT, accountId: 4n as Id<'bank-account'>, bank: 'ACB', number: '•••• 7788' };
  const cooling = { ...ACCOUNT, accountId: 5n as Id<'bank-account'>, number: '•••• 1212', state: 'PENDING' };
  const others = (['REQUESTED', 'REVIEW_1', 'APPROVED', 'PAYING', 'UNKNOWN', 'DISPUTED', 'CONFIRMED'] as const).map(
    (state, index) => ({ ...PAID, withdrawalId: BigInt(20 + index), no: `W2345678900${index}`, state, steps: [] }),
  );
  await draw({
    'cashier.list-bank-accounts': { ...ACCOUNTS, list: [ACCOUNT, second, cooling] },
    'cashier.list-withdrawals': { list: [PAID, ...others], next: null },
    'cashier.read-withdrawal-settings': {
      ...SETTINGS,
      turnover: [
        {
          ...{ turnoverId: 1n, source: 'DEPOSIT', required: parseMoney('500'), progress: parseMoney('120') },
          ...{ openedAt: at, isWeighted: false },
        },
      ],
      turnoverLeft: parseMoney('380'),
    },
  });

  await page.getByRole('combobox', { name: /^Pay to/ }).click();
  const offered = page.getByRole('option').elements();
  expect(offered.map((option) => /•••• \d+/.exec(option.textContent)?.[0])).toEqual(['•••• 3456', '•••• 7788']);
  await page.getByRole('option', { name: /7788/ }).click();
  await page.getByLabelText('Amount', { exact: true }).fill('600');
  await page.getByRole('button', { name: 'Request withdrawal' }).click();
  await expect.element(page.getByText('Enter your payment password.')).toBeVisible();

  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '24');
  const states = page
    .getByRole('article')
    .elements()
    .map((entry) => entry.querySelector('header')?.textContent ?? '');
  for (const [index, state] of [
    ...['Paid out', 'Requested', 'Under review', 'Approved', 'Being paid'],
    ...['Asking the bank', 'In dispute', 'Received'],
  ].entries())
    expect(states[index]).toContain(state);
  for (const answer of ['All received', 'Not received', 'Partly received'])
    await expect.element(page.getByRole('button', { name: answer })).toBeVisible();
});

test('a withdrawal that members pay shows its parts, and asks whether the part arrived that was paid', async () => {
  const part = {
    ...{ sliceId: 1n, amount: parseMoney('600'), state: 'PAID', payBy: null, answer: null, answerAmount: null },
    ...{ confirmBy: new Date(Date.now() + 600_000), received: null, receiptBy: null },
  };
  const waiting = { ...part, sliceId: 2n, amount: parseMoney('400'), state: 'MATCHED', payBy: at, confirmBy: null };
  const paying = { ...PAID, state: 'PAYING', confirmBy: null, slices: [part, waiting] };
  await draw({ 'cashier.list-withdrawals': { list: [paying], next: null } });

  const parts = page.getByRole('region', { name: 'Paid by other members' });
  await expect.element(parts.getByText('The payer says it is paid')).toBeVisible();
  await expect.element(parts.getByText('Payer found')).toBeVisible();
  await expect.element(parts.getByText(/600\.00 ₫\. Without an answer/)).toBeVisible();
  expect(parts.getByRole('button', { name: 'All received' }).elements()).toHaveLength(1);
  await parts.getByRole('button', { name: 'Not received' }).click();
  await expect.element(parts.getByText('Add pictures of your statement or your account as proof.')).toBeVisible();
});

test('a withdrawal that a message leads to comes into view with the focus on it', async () => {
  const older = { ...PAID, withdrawalId: 8n, no: 'W23456789ABD', state: 'CONFIRMED' };
  await draw({ 'cashier.list-withdrawals': { list: [PAID, older], next: null } }, older.no);

  const wanted = page.getByRole('article', { name: /W23456789ABD/ });
  await expect.element(wanted).toHaveFocus();
  await expect.element(wanted).toBeInViewport();
});

test('accounts that could not be read say so in their card and are asked for again', async () => {
  let isDown = true;
  await renderOnSite(<AccountsCard />, {
    account: 'ann',
    answers: {
      'cashier.list-bank-accounts': () => {
        if (isDown) throw new Error('no answer');
        return ACCOUNTS;
      },
    },
  });

  await expect.element(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('NGUYEN VAN AN')).toBeVisible();
});

test('a payee name is sent with the payment password alone, and what refuses it is shown beside it', async () => {
  await renderOnSite(<AccountsCard />, { account: 'ann', answers: { 'cashier.list-bank-accounts': ACCOUNTS } });
  await page.getByRole('button', { name: 'Correct the payee name' }).click();
  await page.getByRole('textbox', { name: 'Payee name' }).fill('NGUYEN VAN ANH');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(page.getByRole('alert').elements()).toEqual([]);

  await page.getByLabelText(/^Payment password\*?$/).fill('246810');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Payee name' })).toHaveValue('NGUYEN VAN ANH');
});
