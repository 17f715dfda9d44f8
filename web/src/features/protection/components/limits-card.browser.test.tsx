import { LIMIT_KINDS, LIMIT_WINDOWS } from '@fairground/contract/market/policy';
import { parseMoney } from '@fairground/contract/money';
import { runsByCalendar } from '@fairground/contract/protection/limits';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { LimitsCard } from './limits-card.tsx';
import { SelfTestCard } from './self-test-card.tsx';

const LIMITS = {
  limits: [
    {
      kind: 'stake',
      window: 'day',
      amount: parseMoney('1000'),
      minutes: null,
      effectiveFrom: new Date('2026-11-18T10:00:00Z'),
      used: { amount: parseMoney('250'), minutes: null },
      pending: {
        amount: parseMoney('2000'),
        minutes: null,
        from: new Date('2026-11-19T10:00:00Z'),
        dropsAt: new Date('2026-12-19T10:00:00Z'),
      },
    },
  ],
  offered: { kinds: LIMIT_KINDS, windows: LIMIT_WINDOWS },
  relaxHours: 24,
  isReviewDue: false,
};

test('a limit shows what is used of it and what waits for a second yes', async () => {
  await renderOnSite(<LimitsCard />, { account: 'lucky1', answers: { 'protection.read-limits': LIMITS } });

  await expect.element(page.getByText('Stakes, per day').first()).toBeVisible();
  await expect.element(page.getByText('250.00 of 1,000.00 used')).toBeVisible();
  await expect.element(page.getByText(/You asked for 2,000\.00\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep the present limit' })).toBeVisible();
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect.element(page.getByText('Enter a value.')).toBeVisible();
});

test('a weaker limit is confirmed only once its waiting time is over', async () => {
  const [limit] = LIMITS.limits;
  const pendingFrom = (from: Date) => ({ ...LIMITS, limits: [{ ...limit, pending: { ...limit?.pending, from } }] });
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const draw = (from: Date) =>
    renderOnSite(<LimitsCard />, { account: 'lucky1', answers: { 'protection.read-limits': pendingFrom(from) } });

  const early = await draw(new Date(Date.now() + 3_600_000));
  await expect.element(page.getByRole('button', { name: 'Keep the present limit' })).toBeVisible();
  expect(confirm.elements()).toEqual([]);
  await early.unmount();

  await draw(new Date(Date.now() - 1_000));
  await expect.element(confirm).toBeVisible();
});

test('every limit says which time it counts: the last hours and days, or the calendar of the business zone', async () => {
  const spans = { day: /last 24 hours/, week: /last 7 days/, month: /last month/ } as const;
  const begins = {
    day: /at midnight \(GMT\+7\)/,
    week: /on Monday at midnight/,
    month: /on the first at midnight/,
  } as const;
  const [one] = LIMITS.limits;
  const limits = LIMITS.offered.kinds.flatMap((kind) =>
    LIMITS.offered.windows.map((window) => {
      const minutes = kind === 'session-time' ? 60 : null;
      return { ...one, kind, window, minutes, used: { amount: one?.used.amount, minutes }, pending: null };
    }),
  );
  await renderOnSite(<LimitsCard />, {
    account: 'lucky1',
    answers: { 'protection.read-limits': { ...LIMITS, limits } },
  });

  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  const said = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent ?? '');
  const runs = limits.map(({ kind, window }) => (runsByCalendar(kind) ? begins[window] : spans[window]));
  expect(said.map((text, at) => runs[at]?.test(text))).toEqual(limits.map(() => true));
  // The form says it of the limit that is chosen.
  await expect.element(page.getByText('Counts the last 24 hours, at any moment.').last()).toBeVisible();
});

test('a visitor is asked to log in, and the self-test needs no account', async () => {
  await renderOnSite(
    <>
      <LimitsCard />
      <SelfTestCard />
    </>,
  );

  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect.element(page.getByText('Answer every question to see the result.')).toBeVisible();
});
