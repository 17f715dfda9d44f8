import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ToastRegion } from '@fairground/ui/toast-region';
import { readSession } from '@fairground/client/session';
import { renderOnSite } from '../../../testing/stand.tsx';
import { LaunchLogin } from './launch-login.tsx';

const ANSWER: LoginAnswer = {
  token: 'token-of-the-link',
  account: 'other22',
  isAgent: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  scope: 'full',
  expiresAt: new Date('2026-11-18T05:00:00Z'),
  deviceToken: null,
  lastLogin: null,
};

const follow = async (account?: string) => {
  const calls = { exchange: vi.fn(() => Promise.resolve(ANSWER)), end: vi.fn(() => Promise.resolve({})) };
  const onDone = vi.fn();
  await renderOnSite(
    <>
      <LaunchLogin code="a-code" calls={calls} onDone={onDone} />
      <ToastRegion label="Messages" dismissLabel="Close" />
    </>,
    account === undefined ? {} : { account },
  );
  return { calls, onDone };
};

test('a login link of another account asks; staying keeps the session and ends the one of the link', async () => {
  const { calls, onDone } = await follow('lucky1');
  const question = page.getByRole('alertdialog', { name: 'Switch to other22?' });
  await expect.element(question.getByText(/logged in as lucky1/)).toBeVisible();
  expect(readSession('token')).toBe('a-token');

  await question.getByRole('button', { name: 'Stay' }).click();

  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(readSession('account')).toBe('lucky1');
  expect(readSession('token')).toBe('a-token');
  expect(calls.end).toHaveBeenCalledWith('token-of-the-link');
});

test('switching begins the session of the link', async () => {
  const { calls, onDone } = await follow('lucky1');

  await page.getByRole('button', { name: 'Switch account' }).click();

  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(readSession('account')).toBe('other22');
  expect(calls.end).not.toHaveBeenCalled();
});

test('a link of the same account renews the session without a question', async () => {
  const { onDone } = await follow('other22');

  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(readSession('token')).toBe('token-of-the-link');
});

test('where nobody is logged in the link logs in and says as whom', async () => {
  const { onDone } = await follow();

  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(readSession('account')).toBe('other22');
  await expect.element(page.getByText('You are logged in as other22')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Not me' })).toBeVisible();
});
