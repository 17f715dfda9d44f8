import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../testing/stand.tsx';
import { Page as FairPage } from './fair-page.tsx';
import { Page as HelpPage } from './help-page.tsx';
import { Page as ResponsiblePage } from './responsible-page.tsx';

const NOTHING = parseMoney('0');
const SUMS = { staked: NOTHING, returned: NOTHING, deposited: NOTHING, withdrawn: NOTHING };
const EXCLUSION = {
  ...{ state: 'ACTIVE', beganAt: new Date('2026-11-18T11:05:00Z'), endsAt: new Date('2027-05-18T11:05:00Z') },
  ...{ mayAsk: false, askedAt: null, answerBy: null, liftsAt: null },
};
const ANSWERS = {
  'protection.read-state': {
    timeOut: null,
    exclusion: EXCLUSION,
    offered: { timeOutDays: [1], exclusionMonths: [6] },
  },
  'protection.read-activity': { currencySymbol: '₫', list: [], total: SUMS, lifetimeNetDeposit: NOTHING },
  'system.read-help-center': { list: [] },
};
const EXCLUDED = { account: 'ann', scope: 'withdraw', answers: ANSWERS } as const;
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

test('a member that excluded itself reads about its exclusion and its activity where others set limits and reminders', async () => {
  await renderOnSite(<ResponsiblePage />, EXCLUDED);

  await expect.element(page.getByText(/You have excluded yourself until .*2027/)).toBeVisible();
  await expect.element(heading('Activity statement')).toBeVisible();
  for (const name of ['Limits', 'Reality check']) expect(heading(name).elements()).toEqual([]);
});

test('it finds help without an offer above it, and verifies rounds without seeds for further ones', async () => {
  const help = await renderOnSite(<HelpPage />, EXCLUDED);
  await expect.element(heading('Help centre')).toBeVisible();
  expect(document.querySelectorAll('.banner, a[href^="/promo"]')).toHaveLength(0);
  await help.unmount();

  await renderOnSite(<FairPage />, EXCLUDED);
  await expect.element(heading('Verify a round')).toBeVisible();
  expect(heading('Your seeds').elements()).toEqual([]);
});
