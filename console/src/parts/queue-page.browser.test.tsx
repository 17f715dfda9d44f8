import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCall, renderAtDesk } from '../testing/desk-stand.tsx';
import { QueuePage } from './queue-page.tsx';

const queue = {
  ...({ id: 'approvals.queue', area: 'work', order: 1, path: '/queue' } as const),
  read: aCall('/bo/queue'),
  key: 'id',
  record: 'item',
  columns: [
    { id: 'no', as: 'text' },
    { id: 'amount', as: 'amount' },
  ],
  filters: [],
  cursor: 'cursor',
  dueMinutes: 30,
  since: 'since',
  claim: {
    ...{ as: 'id', by: 'claimedBy' },
    take: aCall('/bo/queue/take', { method: 'POST' }),
    release: aCall('/bo/queue/release', { method: 'POST' }),
  },
} satisfies Parameters<typeof QueuePage>[0]['offer'];
const record = {
  ...{ id: 'approvals.item', record: 'item', path: '/items', key: 'id', heading: 'no', facts: [] },
  read: aCall('/bo/item'),
};
const decide = {
  ...{ id: 'approvals.approve', on: 'item', keeps: { id: 'id' }, fields: [], reason: 'reason' },
  call: aCall('/bo/item/approve', { method: 'POST' }),
};

test('an item is taken in hand when it opens; after a decision the next one opens, the oldest first', async () => {
  const waiting = new Map(
    [
      { id: '2', no: 'W-2', amount: '20', since: '2026-11-18T08:50:00Z' },
      { id: '1', no: 'W-1', amount: '10', since: '2026-11-18T08:10:00Z' },
    ].map((row) => [row.id, { ...row, claimedBy: null as string | null }]),
  );
  const { calls, addressNow } = await renderAtDesk(<QueuePage offer={queue} />, {
    offers: { queues: [queue], records: [record], actions: [decide] },
    address: '/queue',
    answers: {
      '/bo/queue': () => ({ list: [...waiting.values()], next: null }),
      '/bo/item': ({ query }) => ({ id: query['id'], no: `W-${query['id']}` }),
      '/bo/queue/take': () => ({}),
      '/bo/queue/release': () => ({}),
      '/bo/item/approve': ({ body }) => {
        waiting.delete((body as { readonly id: string }).id);
        return {};
      },
    },
  });
  const made = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);

  await page.getByRole('button', { name: 'Take next' }).click();
  await expect.element(page.getByRole('heading', { name: 'W-1' })).toBeVisible();
  expect(made('/bo/queue/take')).toEqual([{ id: '1', reason: 'opened in the queue' }]);
  // Its cards show what the offer puts first; there are no columns to choose.
  await expect.element(page.getByRole('button', { name: 'Columns' })).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Approve…' }).click();
  await page.getByRole('textbox', { name: /Reason/ }).fill('all checks are fine');
  await page.getByRole('button', { name: 'Make the change' }).click();

  await expect.element(page.getByRole('heading', { name: 'W-2' })).toBeVisible();
  expect(addressNow()).toBe('/queue?open=2');
  expect(made('/bo/item/approve')).toEqual([{ id: '1', reason: 'all checks are fine' }]);
  await expect.poll(() => made('/bo/queue/take').length).toBe(2);
});

test('a tab of the open item keeps it open', async () => {
  const { addressNow } = await renderAtDesk(<QueuePage offer={queue} />, {
    offers: {
      ...{ queues: [queue], records: [record] },
      panels: [{ id: 'approvals.parts', on: 'item', place: 'tab', order: 1, facts: [] }],
    },
    address: '/queue?open=2',
    answers: {
      '/bo/queue': () => ({ list: [{ id: '2', no: 'W-2', amount: '20', since: null, claimedBy: null }], next: null }),
      '/bo/item': () => ({ id: '2', no: 'W-2' }),
      '/bo/queue/take': () => ({}),
      '/bo/queue/release': () => ({}),
      '/bo/record/trail': () => ({ list: [], next: null }),
    },
  });

  await page.getByRole('tab', { name: 'Changes' }).click();

  await expect.element(page.getByText('Nobody on the staff has changed this yet.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'W-2' })).toBeVisible();
  expect(addressNow()).toBe('/queue?open=2&tab=trail');
});
