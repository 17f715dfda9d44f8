import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCall, renderAtDesk } from '../testing/desk-stand.tsx';
import { ListPage } from './list-page.tsx';

const list = {
  ...({ id: 'approvals.requests', area: 'work', order: 1, path: '/approvals' } as const),
  read: aCall('/bo/approval/list'),
  key: 'id',
  columns: [
    { id: 'id', as: 'text' },
    { id: 'kind', as: 'word' },
    { id: 'status', as: 'state' },
  ],
  filters: [{ id: 'status', as: 'choice', choices: ['PENDING', 'EXECUTED'] }],
  cursor: 'cursor',
  starts: { status: 'PENDING' },
} satisfies Parameters<typeof ListPage>[0]['offer'];

const ROWS = [
  { id: '7', kind: 'wallet.adjust', status: 'PENDING' },
  { id: '5', kind: 'system.status', status: 'EXECUTED' },
];

test('the filter of a list is its address: it is asked by it, shown as chips, and taken away in both', async () => {
  const { calls, addressNow } = await renderAtDesk(<ListPage offer={list} />, {
    offers: { lists: [list] },
    address: '/approvals',
    answers: {
      '/bo/approval/list': ({ query }) => ({
        list: ROWS.filter(({ status }) => query['status'] === undefined || status === query['status']),
        next: null,
      }),
    },
  });

  await expect.element(page.getByText('Balance adjustment')).toBeVisible();
  await expect.element(page.getByText('Site status')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove the filter State' }).click();

  await expect.element(page.getByText('Site status')).toBeVisible();
  expect(addressNow()).toBe('/approvals?status=');
  expect(calls.map(({ query }) => query)).toEqual([{ status: 'PENDING' }, {}]);
});
