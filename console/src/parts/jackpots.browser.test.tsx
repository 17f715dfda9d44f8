import type { DeskPanel } from '@fairground/contract/console/desk';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCall, renderAtDesk } from '../testing/desk-stand.tsx';
import { ListPage } from './list-page.tsx';
import { RecordPage } from './record-page.tsx';

const COLUMNS = [
  { id: 'kind', as: 'word' },
  { id: 'game', as: 'record', record: 'game', key: 'nodeId' },
  { id: 'pool', as: 'amount', sums: true },
  { id: 'addedToday', as: 'amount', sums: true },
  { id: 'currency', as: 'text' },
  { id: 'wonAt', as: 'moment' },
] as const;
const list = {
  ...({ id: 'studio.jackpots', area: 'play', order: 16, path: '/jackpots' } as const),
  read: aCall('/bo/studio/pools'),
  ...{ key: 'key', record: 'jackpot', cursor: 'cursor' },
  columns: [{ id: 'jackpot', as: 'text' }, ...COLUMNS],
  filters: [{ id: 'kind', as: 'choice', choices: ['SLOT', 'FISHING', 'LOTTERY'] }],
} satisfies Parameters<typeof ListPage>[0]['offer'];
const record = {
  ...({ id: 'studio.jackpot', record: 'jackpot', path: '/jackpots', key: 'key', heading: 'jackpot' } as const),
  read: aCall('/bo/studio/pool'),
  facts: [...COLUMNS],
} satisfies Parameters<typeof RecordPage>[0]['offer'];
const wins = {
  ...({ id: 'studio.jackpot-wins', on: 'jackpot', place: 'tab', order: 1, by: 'key' } as const),
  read: aCall('/bo/studio/pool/wins'),
  rows: {
    key: 'winKey',
    columns: [
      { id: 'amount', as: 'amount' },
      { id: 'memberId', as: 'record', record: 'member' },
    ],
    filters: [],
    cursor: 'cursor',
  },
} satisfies DeskPanel;
const members = { ...record, id: 'members.member', record: 'member', path: '/members', key: 'memberId' } as const;

const DRAGON = {
  ...{ key: 'SLOT~JL~jl-dragon-lake~VND~10000000~dragon', kind: 'SLOT', game: 'jl-dragon-lake', nodeId: '12' },
  ...{ jackpot: 'dragon', pool: '1500000.0000', addedToday: '200.0000', currency: 'VND', wonAt: null },
};
const TOTO = {
  ...{ key: 'LOTTERY~TOTO649~VND~hit6', kind: 'LOTTERY', game: 'TOTO649', nodeId: null },
  ...{ jackpot: 'hit6', pool: '1000000.0000', addedToday: '50.0000', currency: 'VND', wonAt: null },
};
const ANSWERS = {
  '/bo/view/list': () => ({ list: [] }),
  '/bo/studio/pools': ({ query }: { query: Readonly<Record<string, string>> }) => ({
    list: [DRAGON, TOTO].filter(({ kind }) => query['kind'] === undefined || kind === query['kind']),
    next: null,
  }),
  '/bo/studio/pool': () => DRAGON,
  '/bo/studio/pool/wins': () => ({
    list: [{ winKey: '9', at: '2026-11-17T09:00:00Z', amount: '1234567.0000', memberId: '77' }],
  }),
};

test('jackpots stand with what they hold and got today, added up, and the address says what feeds them', async () => {
  const { calls } = await renderAtDesk(<ListPage offer={list} />, {
    offers: { lists: [list], records: [record] },
    address: '/jackpots?kind=LOTTERY',
    answers: ANSWERS,
  });

  await expect.element(page.getByRole('link', { name: 'hit6' })).toBeVisible();
  await expect.element(page.getByText('dragon')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove the filter Fed by' }).click();

  await expect.element(page.getByText('dragon', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2,500,000.00')).toBeVisible();
  await expect.element(page.getByText('250.00')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /CSV|Export/ })).toBeVisible();
  const asked = calls.filter(({ path }) => path === '/bo/studio/pools');
  expect(asked.map(({ query }) => query)).toEqual([{ kind: 'LOTTERY' }, {}]);
});

test('the page of a jackpot shows its last wins, each with its winner', async () => {
  await renderAtDesk(<RecordPage offer={record} recordKey={DRAGON.key} />, {
    offers: { records: [record, members], panels: [wins] },
    address: `/jackpots/${DRAGON.key}`,
    answers: ANSWERS,
  });

  await expect.element(page.getByRole('heading', { name: 'dragon' })).toBeVisible();
  await expect.element(page.getByText('1,234,567.00')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '77' })).toHaveAttribute('href', '/members/77');
});
