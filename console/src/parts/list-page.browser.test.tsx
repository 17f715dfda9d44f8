import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCall, Refused, renderAtDesk } from '../testing/desk-stand.tsx';
import { LIST_OF_GAMES } from '../testing/list-of-games.ts';
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
      '/bo/view/list': () => ({ list: [] }),
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
  const asked = calls.filter(({ path }) => path === '/bo/approval/list');
  expect(asked.map(({ query }) => query)).toEqual([{ status: 'PENDING' }, {}]);
});

const closeGame = {
  ...({ id: 'catalog.close-game', on: 'game', bulk: true, reason: 'reason' } as const),
  call: aCall('/bo/game/switch', { method: 'POST' }),
  keeps: { nodeId: 'nodeId' },
  sets: { to: 'closed' },
  fields: [],
  when: { field: 'state', is: ['open'] },
};

const NO_VIEWS = { '/bo/view/list': () => ({ list: [] }) };

test('one change of many rows shows first which of them it fits, and then what came of each', async () => {
  const rows = [
    { nodeId: '1', name: 'Dragon', state: 'open' },
    { nodeId: '2', name: 'Lantern', state: 'closed' },
    { nodeId: '3', name: 'Carousel', state: 'open' },
  ];
  const { calls } = await renderAtDesk(<ListPage offer={LIST_OF_GAMES} />, {
    offers: { lists: [LIST_OF_GAMES], actions: [closeGame] },
    address: '/games',
    answers: {
      ...NO_VIEWS,
      '/bo/game/list': () => ({ list: rows, next: null }),
      '/bo/game/switch': ({ body }) => {
        if ((body as { nodeId: string }).nodeId === '3') throw new Refused('catalog.game-unknown', 'No such game.');
        return {};
      },
    },
  });

  await page.getByRole('checkbox', { name: 'Choose all rows shown' }).click();
  await page.getByRole('button', { name: 'Take off the site…' }).click();
  await expect.element(page.getByText('2 of 3 chosen rows will be changed.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('faulty sounds');
  await page.getByRole('button', { name: 'Change 2 rows' }).click();

  await expect.element(page.getByText('1 changed, 0 sent for approval, 1 refused, of 2.')).toBeVisible();
  await expect.element(page.getByText('No such game.')).toBeVisible();
  expect(calls.flatMap(({ path, body }) => (path === '/bo/game/switch' ? [body] : []))).toEqual([
    { nodeId: '1', to: 'closed', reason: 'faulty sounds' },
    { nodeId: '3', to: 'closed', reason: 'faulty sounds' },
  ]);
});

test('a view is saved as the address it stands for, and opens it again', async () => {
  const saved: unknown[] = [];
  const { addressNow } = await renderAtDesk(<ListPage offer={list} />, {
    offers: { lists: [list] },
    address: '/approvals?status=EXECUTED',
    answers: {
      '/bo/approval/list': () => ({ list: ROWS, next: null }),
      '/bo/view/list': () => ({
        list: saved.length === 0 ? [] : [{ viewId: '1', owner: 'ann', isOwn: true, ...(saved[0] as object) }],
      }),
      '/bo/view/save': ({ body }) => {
        const { list: _list, ...view } = body as { list: string };
        saved.push(view);
        return { viewId: '1', owner: 'ann', isOwn: true, ...view };
      },
    },
  });

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Save this view as' }).fill('Done ones');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('link', { name: 'Done ones' })).toBeVisible();
  expect(saved).toEqual([{ name: 'Done ones', search: 'status=EXECUTED', role: null }]);
  await page.getByRole('link', { name: 'Done ones' }).click();

  expect(addressNow()).toBe('/approvals?status=EXECUTED');
  await expect.element(page.getByRole('button', { name: 'Done ones' })).toBeVisible();
});
