import { parseMoney } from '@fairground/contract/money';
import type { PlaySession } from '@fairground/contract/protection/endpoints';
import { answerCheck } from '@fairground/contract/protection/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { RealityCheck } from './reality-check.tsx';

afterEach(() => void vi.restoreAllMocks());

const NOW = new Date('2026-11-18T11:05:00Z');

const session = (isHeld: boolean): PlaySession => ({
  since: new Date('2026-11-18T10:00:00Z'),
  now: NOW,
  staked: parseMoney('500'),
  returned: parseMoney('350'),
  net: parseMoney('-150'),
  check: { minutes: 60, offered: [15, 30, 60], dueAt: new Date('2026-11-18T12:05:00Z'), isHeld, resumesAt: null },
});

test('a held check stands over the page with time and money, and offers to go on, the history and the way out', async () => {
  const onLogout = vi.fn();
  await renderOnSite(<RealityCheck onLogout={onLogout} />, {
    account: 'lucky1',
    answers: { 'protection.read-session': session(true) },
  });
  const dialog = page.getByRole('dialog', { name: 'Time for a look back' });

  await expect.element(dialog.getByText(/1 h 5 min/)).toBeVisible();
  for (const name of ['Staked', 'Returned', 'Net']) await expect.element(dialog.getByText(name)).toBeVisible();
  // A loss is written with a real minus.
  for (const amount of ['500.00', '350.00', '\u2212150.00'])
    await expect.element(dialog.getByText(amount, { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Continue' }).last()).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Show history' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Log out' }).click();

  expect(onLogout).toHaveBeenCalledOnce();
});

const WAYS: Readonly<Record<string, () => Promise<void>>> = {
  'the main action': () => page.getByRole('button', { name: 'Continue' }).last().click(),
  'the cross': () => page.getByRole('button', { name: 'Continue' }).first().click(),
  'the Escape key': () => userEvent.keyboard('{Escape}'),
};

test.for(Object.entries(WAYS))('%s answers a held check, and the page is free again', async ([, goOn]) => {
  let isHeld = true;
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (input !== answerCheck.path) return real(input, init);
    isHeld = false;
    const { since, now, check } = session(false);
    const value = { since, now, staked: '500', returned: '350', net: '-150', check };
    return Promise.resolve(Response.json({ success: true, value, message: null }));
  });
  await renderOnSite(<RealityCheck onLogout={vi.fn()} />, {
    account: 'lucky1',
    answers: { 'protection.read-session': () => session(isHeld) },
  });
  await expect.element(page.getByRole('dialog', { name: 'Time for a look back' })).toBeVisible();

  await goOn();

  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(isHeld).toBe(false);
});

test('nothing is shown before a check is due', async () => {
  await renderOnSite(<RealityCheck onLogout={vi.fn()} />, {
    account: 'lucky1',
    answers: { 'protection.read-session': session(false) },
  });

  expect(page.getByRole('dialog').elements()).toEqual([]);
});
