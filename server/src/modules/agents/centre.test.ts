import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { refusal } from '../../testing/refusal.ts';
import { insertRequest } from './store/requests.ts';
import { agentsFixture } from './testing/line.ts';
import { dividend, tierOf } from './testing/terms.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { ask, clock, count, db, give, members, open, system } = line;
const DAY = '2026-01-05';
const today = { from: DAY, to: DAY };

const head = await open('linehead', 2, null);
const agent = await open('agentone', 1, head);
const below = await open('agenttwo', 1, agent);
const player = await open('playerone', 0, below);
const other = await open('otherhead', 2, null);
const stranger = await open('strangerone', 0, other);
const tester = await open('testerone', 0, agent);
await database.pool.query('update members_member set is_test = true where id = $1', [tester.toString()]);

type Rows = { readonly list: readonly { readonly account: string; readonly memberId: MemberId }[] };
type Sums = Readonly<Record<string, unknown>>;

await count(player, DAY, 'RNG', {
  stake: 500n,
  stake_cash: 400n,
  valid_bet: 500n,
  valid_bet_cash: 400n,
  payout: 90n,
  payout_cash: 80n,
  bet_count: 4n,
});
await count(player, DAY, 'ALL', { rebate: 5n, promo: 7n, deposit: 900n, bettors: 1n, new_members: 1n });
await count(below, DAY, 'LIVE', { stake: 100n, stake_cash: 100n, payout: 150n, payout_cash: 150n, bet_count: 1n });
await count(stranger, DAY, 'RNG', { stake: 999n, stake_cash: 999n, bet_count: 9n });
await give(player, 3_000_0000n);

test('[G-03] the overview shows the size of the team, its balance and the sums of its days, and nothing of other lines or test accounts', async () => {
  const overview = await ask<Sums & { total: Sums; team: Sums; days: readonly Sums[]; products: readonly Sums[] }>(
    agent,
    'read-team-overview',
    { query: today },
  );

  expect(overview.team).toMatchObject({
    ...{ teamCount: 2, directCount: 1, agentCount: 1, isCapped: false, teamBalance: 3_000_0000n, onlineCount: 0 },
  });
  expect(overview.total).toMatchObject({
    ...{ betAmount: 500n, payout: 230n, gameProfit: -270n, rebate: 5n, promo: 7n, teamNet: -258n, deposit: 900n },
  });
  expect(overview).toMatchObject({ bettorCount: 2, newMembers: 1 });
  expect(overview.days).toHaveLength(1);
  expect(overview.products.map(({ product, betAmount }) => [product, betAmount])).toEqual([
    ['RNG', 400n],
    ['LIVE', 100n],
  ]);
});

test('[G-03] of a team that is larger than is counted those directly below are still all counted, and no number of agents is told', async () => {
  expect(await members.team.count(agent, 2)).toEqual({ team: 2, direct: 1, agents: 1 });
  expect(await members.team.count(agent, 1)).toEqual({ team: 2, direct: 1, agents: null });
});

test('[G-05] an agent walks down its line by crumbs, and nobody outside the line or above it can be asked for', async () => {
  const direct = await ask<Rows>(agent, 'list-downline', { query: {} });
  const deeper = await ask<Rows & { crumbs: readonly { account: string }[] }>(agent, 'list-downline', {
    query: { parent: below },
  });

  expect(direct.list.map(({ account }) => account)).toEqual(['agenttwo']);
  expect(direct.list[0]).toMatchObject({ directCount: 1, teamCount: 1, teamBalance: 3_000_0000n, isDirect: true });
  expect(deeper.crumbs.map(({ account }) => account)).toEqual(['agentone', 'agenttwo']);
  for (const query of [
    { parent: head },
    { parent: stranger },
    { username: 'strangerone' },
    { username: 'nobodyatall' },
    { username: 'testerone' },
  ])
    expect(await refusal(ask(agent, 'list-downline', { query }))).toBe('agents.not-in-team');
});

test('[part of P-03] names below the direct downline are masked unless the house shows them, in rows and in crumbs', async () => {
  const masked = await ask<Rows>(agent, 'list-downline', { query: { parent: below } });
  await system.setFlag(anOperator, 'MASKDEEP', 'off');
  const whole = await ask<Rows>(agent, 'list-downline', { query: { parent: below } });
  await system.setFlag(anOperator, 'MASKDEEP', 'on');

  expect(masked.list.map(({ account }) => account)).toEqual(['pl***ne']);
  expect(whole.list.map(({ account }) => account)).toEqual(['playerone']);
});

test('[part of P-03] an agent reads the whole name of who stands directly above it and offers it a contract', async () => {
  const terms = dividend({ periodType: 'DAILY', tiers: [tierOf(300_000)] });
  for (const [payer, receiver] of [
    [head, agent],
    [agent, below],
  ] as const)
    await inTransaction(db, (tx) =>
      insertRequest(tx, {
        ...{ kind: 'OFFER', type: 'DIVIDEND', receiver, payer, terms, key: `offer-to-${receiver}` },
        ...{ contractId: null, status: 'IN_PROCESS', createdAt: clock.now() },
        expiresAt: new Date(clock.now().getTime() + 3_600_000),
      }),
    );

  const { requests } = await ask<{ requests: readonly { other: string }[] }>(below, 'list-contracts', {
    query: { type: 'DIVIDEND' },
  });

  expect(requests.map(({ other }) => other)).toEqual(['agentone']);
});

test('[G-05] why a member of the line may not play is not said: a break, an exclusion and a lock look the same', async () => {
  const kept = await open('keptaway', 0, agent);
  await database.pool.query(`update members_member set status = 'self-excluded' where id = $1`, [kept.toString()]);
  const locked = await open('lockedone', 0, agent);
  await members.changeStatus(anOperator, locked, 'bet-locked');

  const { list } = await ask<{ list: readonly Sums[] }>(agent, 'list-downline', { query: { type: '0' } });

  expect(list.map(({ account, standing }) => `${String(account)} ${String(standing)}`).toSorted()).toEqual([
    'keptaway inactive',
    'lockedone inactive',
  ]);
  expect(JSON.stringify(list, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))).not.toMatch(
    /exclu|locked"/,
  );
});

test('[G-05] an agent raises the series of a direct downline and never lowers it, and of nobody deeper', async () => {
  const newcomer = await open('newcomer1', 0, agent);
  await members.setRate(anOperator, newcomer, 1900);
  line.clock.advance(86_400_000);

  expect(await ask(agent, 'raise-series', { body: { memberId: newcomer, series: 1950 } })).toMatchObject({
    from: '2026-01-07',
  });
  expect(await refusal(ask(agent, 'raise-series', { body: { memberId: newcomer, series: 1880 } }))).toBe(
    'agents.rate-lower-forbidden',
  );
  expect(await refusal(ask(agent, 'raise-series', { body: { memberId: player, series: 1980 } }))).toBe(
    'agents.not-in-team',
  );
  line.clock.advance(-86_400_000);
});

test('[G-07] the report has one row for each branch, the agent itself and the total, and drills down', async () => {
  const top = await ask<Rows & { self: Sums; total: Sums }>(agent, 'read-profit-report', { query: today });
  const down = await ask<Rows & { self: Sums; total: Sums }>(agent, 'read-profit-report', {
    query: { ...today, parent: below },
  });

  expect(top.list.find(({ account }) => account === 'agenttwo')).toMatchObject({ betAmount: 500n, teamNet: -258n });
  expect(top.self).toMatchObject({ betAmount: 0n });
  expect(top.total).toMatchObject({ betAmount: 500n });
  expect(down.self).toMatchObject({ betAmount: 100n, gameProfit: 50n });
  expect(down.list.map((row) => [row.account, (row as unknown as Sums)['betAmount']])).toEqual([['pl***ne', 400n]]);
  expect(await refusal(ask(agent, 'read-profit-report', { query: { ...today, parent: other } }))).toBe(
    'agents.not-in-team',
  );
});

test('[part of G-14] the report leaves the house as a table in the language of the agent', async () => {
  const { chunks } = await ask<{ chunks: AsyncIterable<Uint8Array> }>(agent, 'export-profit-report', { query: today });
  let text = '';
  for await (const chunk of chunks) text += Buffer.from(chunk).toString();

  expect(text).toContain('agenttwo,0.0500,0.0400,0.0230,-0.0270,0.0005,0.0007,-0.0258');
  expect(text).toContain('Tài khoản');
});

test('[G-09] account details list movements of the team alone, and those of one member by name', async () => {
  const all = await ask<Rows>(agent, 'list-transactions', { query: rangeOfNow() });
  const own = await ask<Rows>(agent, 'list-transactions', { query: { ...rangeOfNow(), username: 'playerone' } });

  expect(all.list.map(({ account }) => account)).toEqual(['pl***ne']);
  expect(own.list).toHaveLength(1);
  expect(await refusal(ask(agent, 'list-transactions', { query: { ...rangeOfNow(), username: 'strangerone' } }))).toBe(
    'agents.not-in-team',
  );
});

test('[G-04] a link says what it opens and gives, and only its owner closes it', async () => {
  const { code } = await ask<{ code: string }>(agent, 'create-link', { body: { opens: 0, series: 1960, note: 'Tết' } });
  const { list, opens } = await ask<{ list: readonly Sums[]; opens: readonly number[] }>(agent, 'list-links');

  expect(opens).toEqual([0, 1]);
  expect(list).toMatchObject([{ code, opens: 0, series: 1960, note: 'Tết', state: 'active', usedCount: 0 }]);
  expect(await refusal(ask(other, 'close-link', { body: { code } }))).toBe('agents.link-unknown');
  await ask(agent, 'close-link', { body: { code } });
  expect((await ask<{ list: readonly Sums[] }>(agent, 'list-links')).list).toMatchObject([{ code, state: 'closed' }]);
});

/** The ledger posts by the clock of the database. */
function rangeOfNow() {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date());
  return { from: day, to: day };
}
