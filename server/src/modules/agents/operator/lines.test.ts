import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { windowOf } from '../../figures/index.ts';
import { settleRebates } from '../rebates/rebate-days.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { dividend, tierOf } from '../testing/terms.ts';
import { makeDueMoves } from './line-approvals.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { agents, approvals, ask, clock, count, db, members, open, wallet } = line;
const at = (day: string, hour = 6): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + hour * 3_600_000));
const cash = async (member: MemberId): Promise<bigint> => (await wallet.balanceOf(member)).cash;
const accountOf = async (id: MemberId): Promise<string> => (await members.find(id))?.account ?? '';

/** Ann asks and Ben approves; answers how the change stands then. */
const change = async (call: string, body: Record<string, unknown>) => {
  const held = (await callRoute(
    agents.routes,
    `agents.${call}`,
    { body: { ...body, reason: 'asked for by the line' } },
    aCallOf(ANN),
  )) as { approvalId: bigint };
  return approvals.decide(BEN, held.approvalId, 'approve');
};
const move = async (memberId: MemberId, upline: MemberId) =>
  change('move-member', { memberId, upline: await accountOf(upline) });

let names = 0;
const aLine = async (): Promise<readonly [MemberId, MemberId, MemberId]> => {
  const name = `move${(names += 1)}`;
  const head = await open(`${name}h`, 2, null);
  const agent = await open(`${name}a`, 1, head);
  return [head, agent, await open(`${name}p`, 0, agent)];
};

test('[A-11] a move takes two people and counts from midnight: yesterday stays with the old line, today goes to the new one', async () => {
  at('2026-01-05');
  const [one, agent, player] = await aLine();
  const [other] = await aLine();
  await members.setProductRate(anOperator, one, { product: 'LIVE', rate: 7_000 });
  await members.setProductRate(anOperator, other, { product: 'LIVE', rate: 7_000 });
  at('2026-01-06');
  await count(player, '2026-01-06', 'LIVE', { valid_bet_cash: parseMoney('10000') });
  expect(await move(agent, other)).toMatchObject({ status: 'EXECUTED' });
  await makeDueMoves(line.deps);
  expect((await members.find(player))?.path).toEqual([one, agent, player]);

  at('2026-01-07', 2);
  // Before the move is made, figures of the new day already count for the new line.
  const [early] = await members.linesOn(db, [player], '2026-01-07');
  await Promise.all([makeDueMoves(line.deps), makeDueMoves(line.deps)]);
  const [late] = await members.linesOn(db, [player], '2026-01-06');
  await count(player, '2026-01-07', 'LIVE', { valid_bet_cash: parseMoney('20000') });
  await line.closeThrough('2026-01-06');
  await settleRebates(line.deps);
  at('2026-01-08', 2);
  await line.closeThrough('2026-01-07');
  await settleRebates(line.deps);

  expect([early?.path, late?.path]).toEqual([
    [other, agent, player],
    [one, agent, player],
  ]);
  expect((await members.find(player))?.path).toEqual([other, agent, player]);
  // 4,000 parts per million above the 3,000 that the site gives everybody.
  expect(await Promise.all([one, other].map(cash))).toEqual([parseMoney('40'), parseMoney('80')]);
});

test('a move into the own branch, under a member, out of a contract, or above the rates of the new upline is refused', async () => {
  at('2026-02-01');
  const [head, agent, player] = await aLine();
  const [other, otherAgent] = await aLine();
  expect(await refusal(move(agent, player))).toBe('members.move-refused');
  expect(await refusal(move(head, other))).toBe('members.move-refused');
  await members.setProductRate(anOperator, head, { product: 'LIVE', rate: 7_000 });
  await members.setProductRate(anOperator, agent, { product: 'LIVE', rate: 5_000 });
  at('2026-02-02');
  expect(await refusal(move(agent, otherAgent))).toBe('agents.rate-above-upline');
  const terms = dividend({ periodType: 'DAILY', tiers: [tierOf(300_000)] });
  for (const [receiver, key] of [[other, 'key of the other head']] as const) {
    const { requestId } = await agents.offerOfHouse(anOperator, { receiver, terms, key });
    await ask(receiver, 'answer-offer', { body: { requestId, action: 'accept' } });
  }
  at('2026-02-03');
  await ask(other, 'offer-contract', {
    body: {
      ...{ receiver: await accountOf(otherAgent), type: 'DIVIDEND', carryMode: 'NONE', requestKey: 'a-key-of-offer' },
      tiers: [tierOf(200_000)],
    },
  });
  expect(await refusal(move(otherAgent, head))).toBe('agents.contract-open');
  expect(await refusal(change('change-type', { memberId: otherAgent, becomes: 'MEMBER' }))).toBe(
    'agents.contract-open',
  );
});

test('what stands no longer at midnight is dropped with its reason, and nobody moves by a statement of its own', async () => {
  at('2026-03-01');
  const [, agent] = await aLine();
  const [other] = await aLine();
  await move(agent, other);
  await members.changeStatus(anOperator, other, 'frozen');

  at('2026-03-02', 1);
  await makeDueMoves(line.deps);

  expect((await members.moves.list(db, { before: undefined, limit: 1 }))[0]).toMatchObject({
    ...{ member: agent, status: 'DROPPED', droppedFor: 'members.move-refused' },
  });
  await expect(
    database.pool.query('update members_member set upline_id = $1 where id = $2', [other.toString(), agent.toString()]),
  ).rejects.toThrow('stays where it stands');
});

test('promotion and demotion take two people; with a downline nobody is demoted', async () => {
  at('2026-04-01');
  const [, agent, player] = await aLine();
  expect(await change('change-type', { memberId: player, becomes: 'AGENT' })).toMatchObject({ status: 'EXECUTED' });
  const below = await open('promobelow', 0, player);
  expect((await members.find(player))?.isAgent).toBe(1);
  expect(await change('change-type', { memberId: agent, becomes: 'MEMBER' })).toMatchObject({ status: 'FAILED' });
  expect(await change('change-type', { memberId: player, becomes: 'MEMBER' })).toMatchObject({ status: 'FAILED' });
  expect((await members.find(below))?.path).toContain(player);
});

test('rates of products and series change by two people, quotas and hosts by one, and staff read them', async () => {
  at('2026-05-01');
  const [head] = await aLine();
  await change('change-rate', { memberId: head, product: 'LIVE', rate: 6_500 });
  await change('change-rate', { memberId: head, product: 'LOTT', rate: 1_950 });
  const asStaff = (call: string, input: object) => callRoute(agents.routes, `agents.${call}`, input, aCallOf(ANN));
  const reason = { reason: 'a new host' };
  await asStaff('set-quota', { body: { memberId: head, series: 1_940, most: 3, ...reason } });
  await asStaff('bind-host', { body: { memberId: head, host: 'line.example.com', ...reason } });
  at('2026-05-02');

  const read = (call: string) => asStaff(call, { query: { memberId: head } });
  const { list } = (await read('read-line')) as { list: readonly { product: string; rate: number }[] };
  expect(list.filter(({ product }) => product === 'LIVE' || product === 'LOTT')).toEqual([
    { product: 'LOTT', rate: 1_950, above: null },
    { product: 'LIVE', rate: 6_500, above: null },
  ]);
  expect(await read('list-quotas')).toEqual({ list: [{ series: 1_940, most: 3, used: 0 }] });
  expect(await read('list-hosts')).toEqual({ list: [{ host: 'line.example.com' }] });
  expect(await refusal(change('change-rate', { memberId: 999_999n, product: 'LIVE', rate: 1 }))).toBe(
    'members.member-unknown',
  );
});

test('[A-11] what two people lowered for tomorrow no agent raises back on the same day; from then on it may be raised again', async () => {
  at('2026-05-09');
  const [head, agent] = await aLine();
  await change('change-rate', { memberId: head, product: 'LIVE', rate: 6_500 });
  await change('change-rate', { memberId: head, product: 'LOTT', rate: 1_950 });
  at('2026-05-10');
  const asHead = (call: string, body: object) => ask(head, call, { body: { memberId: agent, ...body } });
  await asHead('raise-rate', { product: 'LIVE', rate: 4_000 });
  await change('change-rate', { memberId: agent, product: 'LOTT', rate: 1_900 });
  at('2026-05-11');
  await change('change-rate', { memberId: agent, product: 'LIVE', rate: 1_000 });
  await change('change-rate', { memberId: agent, product: 'LOTT', rate: 1_850 });

  expect(await refusal(asHead('raise-rate', { product: 'LIVE', rate: 4_000 }))).toBe('members.rate-refused');
  expect(await refusal(asHead('raise-series', { series: 1_900 }))).toBe('members.series-refused');
  at('2026-05-12');
  await asHead('raise-rate', { product: 'LIVE', rate: 2_000 });
  await asHead('raise-series', { series: 1_860 });
});

test('[G-04] two people give an agent limits of its own, which are shown to staff and obeyed', async () => {
  at('2026-05-01');
  const [, agent, player] = await aLine();
  const units = parseMoney;
  const limits = { transferMin: units('20'), transferMax: units('100'), transferDay: units('500'), openDay: 1 };
  const openAs = (username: string) =>
    line.call('open-account', { body: { username, type: 0 } }, aCaller({ session: line.sessionOf(agent) }));
  const shown = () => callRoute(agents.routes, 'agents.read-limits', { query: { memberId: agent } }, aCallOf(ANN));
  expect(await shown()).toEqual({
    ...{ transferMin: null, transferMax: null, transferDay: null, openDay: 50, openedToday: 0 },
  });
  expect(await refusal(change('set-limits', { memberId: player, openDay: 1 }))).toBe('members.type-refused');
  expect(await refusal(change('set-limits', { memberId: agent, ...limits, transferMin: units('101') }))).toBe(
    'members.limit-refused',
  );

  expect(await change('set-limits', { memberId: agent, ...limits })).toMatchObject({ status: 'EXECUTED' });

  await openAs('limitone');
  expect(await refusal(openAs('limittwo'))).toBe('members.open-limit');
  expect(await shown()).toEqual({ ...limits, openedToday: 1 });
  expect(await ask(agent, 'list-links')).toMatchObject({ opened: { used: 1, most: 1 } });
  await change('set-limits', { memberId: agent });
  expect(await shown()).toMatchObject({ transferMax: null, openDay: 50 });
});

test('[A-11] a member whose rate falls because a rate above was lowered gets a message, and nobody else does', async () => {
  at('2026-06-01');
  const [head, agent, player] = await aLine();
  const other = await open('lowerother', 0, head);
  for (const member of [head, agent, player]) {
    await members.setProductRate(anOperator, member, { product: 'LIVE', rate: 7_000 });
    at(member === head ? '2026-06-02' : '2026-06-03');
  }
  at('2026-06-05');
  const all = [head, agent, player, other];
  const unread = () => Promise.all(all.map((id) => line.messages.countUnread(id)));
  const before = await unread();

  await change('change-rate', { memberId: agent, product: 'LIVE', rate: 5_000 });
  for (const { run } of line.queued.splice(0).filter(({ job }) => job === 'agents.tell-lowered')) {
    await run();
    await run();
  }

  expect((await unread()).map((count, index) => count - (before[index] ?? 0))).toEqual([0, 1, 1, 0]);
});
