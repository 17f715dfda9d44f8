import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { BonusLine } from './bonus-line.tsx';

const BONUS = {
  ...{ bonusId: 1n, name: 'Reload', state: 'ACTIVE', amount: parseMoney('50000'), required: parseMoney('500000') },
  ...{ progress: 0n, remaining: parseMoney('500000'), weights: [], maxBet: parseMoney('50'), cap: null },
  ...{ converted: 0n, forfeited: 0n, queuedAt: new Date(0), expiresAt: null, closedAt: null, currencySymbol: '₫' },
};
const draw = (list: readonly object[]) =>
  renderOnSite(
    <div data-testid="line">
      <BonusLine />
    </div>,
    {
      account: 'ann',
      answers: {
        'promotions.list-bonuses': {
          ...{ list, next: null },
          purse: { cash: parseMoney('12000'), bonus: parseMoney('43000'), currencySymbol: '₫' },
        },
      },
    },
  );

test('[part of C-10] on a phone cash and bonus money stand apart under the sum while a bonus runs', async () => {
  await draw([BONUS]);

  for (const words of [/12,000\.00/, /43,000\.00/])
    await expect.element(page.getByTestId('line').getByText(words).first()).toBeVisible();
});

test('without a running bonus the sum of a phone stands alone', async () => {
  await draw([{ ...BONUS, state: 'QUEUED' }]);

  await expect.element(page.getByTestId('line')).toBeEmptyDOMElement();
});
