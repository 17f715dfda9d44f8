import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { useModal } from '../../../shared/store/modal-store.ts';
import { ClosedToPlay } from './closed-to-play.tsx';

const EXCLUSION = {
  ...{ state: 'ACTIVE', beganAt: new Date('2026-11-18T11:05:00Z'), endsAt: new Date('2027-05-18T11:05:00Z') },
  ...{ mayAsk: false, askedAt: null, answerBy: null, liftsAt: null },
};

test('a member that excluded itself reads until when, that the money stays its own, and goes to the withdrawal, the records or out', async () => {
  const onLogout = vi.fn();
  const offered = { timeOutDays: [1], exclusionMonths: [6] };
  await renderOnSite(<ClosedToPlay onLogout={onLogout} />, {
    account: 'lucky1',
    scope: 'withdraw',
    answers: { 'protection.read-state': { timeOut: null, exclusion: EXCLUSION, offered } },
  });

  await expect.element(page.getByRole('heading', { name: 'Your account is closed to play' })).toBeVisible();
  await expect.element(page.getByText(/You excluded yourself until .*2027/)).toBeVisible();
  await expect.element(page.getByText(/Your money stays yours/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'About my exclusion' }))
    .toHaveAttribute('href', '/responsible#time-out');
  for (const [name, opened] of [
    ['Withdraw money', 'withdraw'],
    ['Show history', 'personalHistoryCopy'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    expect(useModal.getState().current).toMatchObject({ type: 'centre', props: { page: opened } });
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  expect(onLogout).toHaveBeenCalledOnce();
});
