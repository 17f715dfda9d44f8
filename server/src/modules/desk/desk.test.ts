import { giveRank } from '../../testing/staff.ts';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { FileStream } from '@fairground/contract/bytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callRoute } from '../../testing/modules.ts';
import { aCallOf, ANN, aPersonOfStaff } from '../../testing/staff.ts';
import { wholeApp } from '../../testing/whole-app.ts';
import { aStoryteller } from './testing/storyteller.ts';

const { app, clock, close } = await wholeApp({ CALLS_PER_MINUTE: '0' });
afterAll(close);
const routes = app.modules.flatMap((module) => module.routes ?? []);
const ask = (name: string, query: object = {}, staff = ANN): Promise<unknown> =>
  callRoute(routes, name, { query }, aCallOf(staff));
const SUPPORT = aPersonOfStaff('sue', 9n, ['members.read', 'today.read', 'support.write']);

let member: MemberId;
beforeAll(async () => {
  member = await aStoryteller(app);
  const { cash: account } = await app.wallet.accountsOf(member, 'VND');
  const counter = await app.wallet.houseAccount('H_ADJUST', 'VND');
  const id = { tenant: 'fairground', source: 'test', member, action: 'deposit', transactionId: 'd1' };
  await app.wallet.apply({ id, kind: 'deposit', account, counter, amount: money(7_000_000n) });
  clock.advance(60_000);
  await giveRank(app, member, 3);
  clock.advance(60_000);
}, 60_000);

type Timeline = {
  list: { id: string; what: string; by: string | null; values: { text: string } }[];
  next: string | null;
};

test('the story of a member merges what its modules tell, the newest first', async () => {
  const { list, next } = (await ask('desk.read-timeline', { memberId: member })) as Timeline;

  expect(next).toBeNull();
  expect(list[0]).toMatchObject({ what: 'members.change-rank', by: 'ann', values: { text: 'a test of ranks' } });
  expect(list.map(({ what }) => what)).toContain('members.registered');
});

test('today shows each person the work and the parts it may read', async () => {
  const all = (await ask('desk.read-today')) as { queues: { name: string }[]; figures: unknown; health: unknown };
  const few = (await ask('desk.read-today', {}, SUPPORT)) as typeof all;

  expect(few.queues.map(({ name }) => name).toSorted()).toEqual(['members.feedback', 'support.chats']);
  expect(few).toMatchObject({ figures: null, health: null });
  expect(all.queues.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['approvals.requests', 'cashier.withdrawals', 'cashier.payouts', 'verification.cases']),
  );
  expect(all.health).toMatchObject({ jobsWaiting: 0, factsParked: [], payments: [] });
});

test('the tiles of the first page show the same day beside yesterday and a week ago, what is out of order, and no figure that was not read', async () => {
  const day = (await ask('desk.read-day-tile')) as { figures: { id: string; as: string; value: string | null }[] };
  const health = (await ask('desk.read-health-tile')) as typeof day;

  expect(day.figures).toContainEqual({ id: 'ggr', as: 'amount', value: '0.0000', before: null, weekBefore: null });
  expect(health.figures).toContainEqual({ id: 'jobsWaiting', as: 'number', value: '0', before: null });
});

test('a day is compared with what was noted of the other days at the same time of day', async () => {
  const { figures } = app;
  const note = figures.jobs?.find(({ name }) => name === 'figures.note-day');
  await note?.run(null, new AbortController().signal);
  const notedAt = await figures.asOf();
  clock.set(new Date(notedAt.getTime() + 86_400_000));

  const { figures: shown } = (await ask('desk.read-today')) as {
    figures: { list: { key: string; yesterday: unknown; lastWeek: unknown }[]; series: unknown[] };
  };

  expect(shown.list.find(({ key }) => key === 'ggr')).toMatchObject({
    today: { amount: 0n, count: null },
    yesterday: { amount: 0n, count: null },
    lastWeek: null,
  });
  expect(shown.series).toHaveLength(1);
});

test('the balance sheet of the ledger adds up to nothing in its currency', async () => {
  const day = '2026-01-05';

  const report = (await ask('desk.read-report', { name: 'balance-sheet', from: day, to: day })) as {
    rows: { cells: string[] }[];
    totals: string[];
  };

  const own = report.rows.filter(({ cells }) => cells[2] === 'VND').map(({ cells }) => cells);
  expect(own).toContainEqual(['member', 'CASH', 'VND', expect.any(String), '700.0000']);
  expect(own).toContainEqual(['house', 'H_ADJUST', 'VND', '1', '-700.0000']);
});

test.each([
  'site-days',
  'products',
  'acquisition',
  'retention',
  'bonus-costs',
  'member-ranking',
  'deposits',
  'withdrawals',
])('the report %s names its columns and refuses a range that is backwards or too long', async (name) => {
  const report = (range: object) => ask('desk.read-report', { name, ...range });

  const { columns, totals } = (await report({ from: '2026-01-05', to: '2026-01-05' })) as {
    columns: unknown[];
    totals: unknown[];
  };

  expect(columns.length).toBeGreaterThan(1);
  expect(totals).toHaveLength(columns.length);
  await expect(report({ from: '2026-01-05', to: '2026-01-04' })).rejects.toMatchObject({
    code: 'desk.range-backwards',
  });
  await expect(report({ from: '2024-01-01', to: '2026-01-04' })).rejects.toMatchObject({
    code: 'desk.range-too-long',
  });
});

test('a report is taken as a file, one at a time for a person, with a line in the trail', async () => {
  const query = { name: 'balance-sheet', from: '2026-01-05', to: '2026-01-05' };

  const file = (await ask('desk.export-report', query)) as FileStream;
  await expect(ask('desk.export-report', query)).rejects.toMatchObject({ code: 'desk.export-running' });
  let text = '';
  for await (const chunk of file.chunks) text += Buffer.from(chunk).toString();

  expect(text.split('\r\n')[0]).toBe('\uFEFFowner,account,currency,accounts,balance');
  expect(text).toContain('house,H_ADJUST,VND,1,-700.0000');
  expect((await app.audit.listLines({ limit: 1 }))[0]).toMatchObject({
    ...{ action: 'desk.export-report', actor: 'ann', resourceId: 'balance-sheet' },
  });
});

test('staff reads the ledger of a member, where it was logged in, and ends that', async () => {
  const { list } = (await ask('wallet.read-statement', { memberId: member })) as { list: unknown[] };
  const asked = { body: { memberId: member, reason: 'the phone was stolen' } };

  const ended = await callRoute(routes, 'identity.end-member-sessions', asked, aCallOf(ANN));
  const unlocked = await callRoute(routes, 'identity.unlock-member', asked, aCallOf(ANN));

  expect(list).toMatchObject([
    { wallet: 'CASH', counter: 'H_ADJUST', type: 'DEPOSIT', amount: 7_000_000n, balanceAfter: 7_000_000n },
  ]);
  expect(await ask('wallet.read-statement', { memberId: member, wallet: 'BONUS' })).toEqual({ list: [], next: null });
  expect(await ask('identity.list-member-sessions', { memberId: member })).toMatchObject({ list: [], devices: [] });
  expect([ended, unlocked]).toEqual([{ ended: 0 }, { wasCounted: false }]);
  // A member of the house has no account to log in with.
  expect(await ask('identity.list-member-sessions', { memberId: 999_999n })).toMatchObject({
    ...{ list: [], next: null, devices: [], security: { hasPassword: false, hasPaymentPassword: false } },
  });
});
