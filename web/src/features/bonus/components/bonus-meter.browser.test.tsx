import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { BonusMeter } from './bonus-meter.tsx';

const BONUS = {
  ...{ bonusId: 1n, name: 'Reload', state: 'ACTIVE', amount: parseMoney('50000'), required: parseMoney('500000') },
  ...{
    progress: parseMoney('480000'),
    remaining: parseMoney('20000'),
    weights: [],
    maxBet: parseMoney('50'),
    cap: null,
  },
  ...{ converted: 0n, forfeited: 0n, queuedAt: new Date(0), expiresAt: null, closedAt: null, currencySymbol: '₫' },
};
const purse = { cash: parseMoney('12000'), bonus: parseMoney('43000'), currencySymbol: '₫' };
const draw = (list: readonly object[]) =>
  renderOnSite(<BonusMeter />, {
    account: 'ann',
    answers: { 'promotions.list-bonuses': { list, next: null, purse } },
  });

test('[part of C-10] while a bonus runs cash and bonus stand apart, with how much of its wagering is done', async () => {
  await draw([BONUS]);

  for (const words of [/12,000\.00/, /43,000\.00/, /96%/])
    await expect.element(page.getByRole('button').getByText(words).first()).toBeVisible();
});

test('without a bonus there is no meter', async () => {
  await draw([{ ...BONUS, state: 'QUEUED' }]);

  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
