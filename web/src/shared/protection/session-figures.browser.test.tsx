import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../testing/stand.tsx';
import { SessionFigures } from './session-figures.tsx';

/** Read by a server whose clock is a day ahead of this device, five minutes after the login. */
const SESSION = {
  since: new Date(Date.now() + 86_400_000 - 300_000),
  now: new Date(Date.now() + 86_400_000),
  ...{ staked: parseMoney('30'), returned: parseMoney('12.5'), net: parseMoney('-17.5') },
  check: { minutes: 60, offered: [60], dueAt: new Date(Date.now() + 90_000_000), isHeld: false, resumesAt: null },
};

test('the figures are of one session: the time since the login, by the clock of the server, and the net of that time', async () => {
  await renderOnSite(<SessionFigures />, { account: 'lucky1', answers: { 'protection.read-session': SESSION } });

  await expect.element(page.getByText(/^Logged in for 5:0\d$/)).toBeInTheDocument();
  await expect.element(page.getByText('−17.50')).toBeVisible();
});

test('a visitor has no session to show', async () => {
  const { container } = await renderOnSite(<SessionFigures />, { answers: { 'protection.read-session': SESSION } });

  expect(container.textContent).not.toMatch(/Session net/);
});
