import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCall, renderAtDesk } from '../testing/desk-stand.tsx';
import { TodayPage } from './today-page.tsx';

const queueOf = (id: string, dueMinutes: number, order: number) => ({
  ...({ id, area: 'work', order, path: `/queues/${order}`, key: 'no', record: 'deposit', cursor: 'after' } as const),
  ...{ read: aCall(`/bo/${id}`), waiting: aCall(`/bo/${id}/count`), columns: [], filters: [] },
  ...{ dueMinutes, since: 'createdAt' },
});
const MINUTE_MS = 60_000;

test('a queue whose oldest item waits longer than promised is marked as late on the first page, others are not', async () => {
  const oldestAt = new Date(Date.now() - 40 * MINUTE_MS).toISOString();
  const waiting = () => ({ count: 3, oldestAt });

  await renderAtDesk(<TodayPage />, {
    offers: { queues: [queueOf('cashier.deposit-work', 30, 1), queueOf('cashier.payouts', 240, 2)] },
    answers: { '/bo/cashier.deposit-work/count': waiting, '/bo/cashier.payouts/count': waiting },
    address: '/',
  });

  const cards = page.getByRole('region').getByRole('link');
  await expect
    .poll(() => cards.elements().map(({ textContent }) => textContent.includes('40 min')))
    .toEqual([true, true]);
  expect(cards.elements().map(({ textContent }) => textContent.endsWith('late'))).toEqual([true, false]);
});
