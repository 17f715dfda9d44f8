import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import type { Balance } from '../model/balance.ts';
import { BalancePill } from './balance-pill.tsx';

const balance = (sum: string, version: number): Balance => ({
  ...{ balance: [], currency: 'VND', currencySymbol: '₫', version: String(version) },
  sumBalance: parseMoney(sum),
});

/** The pill of a member; each call for the balance is answered by the next of these. */
const standsWith = async (answers: readonly (() => Promise<Balance>)[]) => {
  let asked = 0;
  const answer = (): Promise<Balance> => {
    asked += 1;
    const next = answers[Math.min(asked, answers.length) - 1];
    return next === undefined ? Promise.reject(new Error('no answer')) : next();
  };
  await renderOnSite(<BalancePill isOpen={false} onPress={() => undefined} />, {
    account: 'ann',
    answers: { 'wallet.read-balance': answer },
  });
  return { asked: () => asked };
};

const refresh = () => page.getByRole('button', { name: 'Refresh the balance' });
const press = (times = 1): void => {
  const button = refresh().element() as HTMLElement;
  for (let count = 0; count < times; count += 1) button.click();
};

test('[part of L-06] a press while the first call of the page is under way asks again, and the figure of that call is shown', async () => {
  const { promise: late, resolve } = Promise.withResolvers<Balance>();
  const { asked } = await standsWith([() => late, () => Promise.resolve(balance('250', 2))]);
  await expect.poll(asked).toBe(1);

  press();

  await expect.element(refresh()).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('250.00')).toBeVisible();
  expect(asked()).toBe(2);
  resolve(balance('100', 1));
  await expect.element(refresh()).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByText('250.00')).toBeVisible();
});

test('[part of L-06] presses within a second of the last call are answered by one call at its end, and shown busy until then', async () => {
  const { asked } = await standsWith(
    [1, 2, 3].map((version) => () => Promise.resolve(balance(`${version}00`, version))),
  );
  await expect.element(page.getByText('100.00')).toBeVisible();

  press(20);
  await expect.element(page.getByText('200.00')).toBeVisible();
  press(20);

  await expect.element(refresh()).toHaveAttribute('aria-busy', 'true');
  expect(asked()).toBe(2);
  await expect.element(page.getByText('300.00')).toBeVisible();
  await expect.element(refresh()).not.toHaveAttribute('aria-busy');
  expect(asked()).toBe(3);
});
