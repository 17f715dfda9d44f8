import { AGENT_PAGE_SIZE } from '@fairground/contract/agents/fields';
import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import type { FileStream } from '@fairground/contract/bytes';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { windowOf } from '../../figures/index.ts';
import { settleRebates } from '../rebates/rebate-days.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { ask, clock, count, give, members, open } = line;
const at = (day: string, hour = 6): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + hour * 3_600_000));

const linesOf = async (agent: MemberId, call: string, query: object = {}): Promise<readonly string[]> => {
  const { chunks } = await ask<FileStream>(agent, call, { query });
  let text = '';
  for await (const chunk of chunks) text += typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk);
  return text.trim().split(/\r?\n/);
};

at('2026-03-01');
const head = await open('exporthead', 2, null);
const agent = await open('exportagent', 1, head);
const player = await open('exportplay', 0, agent);
const outsider = await open('exportother', 2, null);

test('[G-14] every page is saved as a table of all its rows, and of the caller’s own line alone', async () => {
  for (let index = 0; index < AGENT_PAGE_SIZE + 2; index += 1) await open(`branch${index}`, 0, head);
  await give(player, parseMoney('5'));
  await count(player, '2026-03-01', 'LIVE', { stake_cash: 20_0000n, valid_bet_cash: 20_0000n });
  const range = { from: '2026-03-01', to: '2026-03-01' };

  const downline = await linesOf(head, 'export-downline');
  expect(downline).toHaveLength(1 + AGENT_PAGE_SIZE + 3);
  expect(downline.join()).not.toContain('exportother');
  expect(await linesOf(agent, 'export-downline')).toHaveLength(2);
  expect(await linesOf(head, 'export-downline', { type: '1' })).toHaveLength(2);
  expect((await linesOf(head, 'export-downline', { username: 'exportagent' })).at(-1)).toContain('exportagent');
  expect((await linesOf(head, 'export-overview', range)).join()).toContain('20.0000');
  expect(await linesOf(head, 'export-income', range)).toHaveLength(1);
  expect((await linesOf(head, 'export-team-bets', range))[0]).toContain('Tài khoản');
  expect((await linesOf(head, 'export-bills', { type: 'DIVIDEND' }))[0]).toContain('Tiền thua được tính');
  expect(await refusal(linesOf(head, 'export-downline', { parent: outsider }))).toBe('agents.not-in-team');
  expect(await refusal(linesOf(head, 'export-income', { from: '2026-03-02', to: '2026-03-01' }))).toBe(
    'agents.range-backwards',
  );
});

test('[A-11] an agent raises rates of those directly below, never lowers them, and reads what each branch brought', async () => {
  await members.setProductRate(anOperator, head, { product: 'LIVE', rate: 7_000 });
  at('2026-03-02');
  const raise = (memberId: MemberId, rate: number) =>
    ask(head, 'raise-rate', { body: { memberId, product: 'LIVE', rate } });
  expect(await refusal(raise(agent, 7_001))).toBe('members.rate-refused');
  expect(await refusal(raise(agent, 2_000))).toBe('agents.rate-lower-forbidden');
  expect(await refusal(raise(player, 4_000))).toBe('agents.not-in-team');
  expect(await raise(agent, 5_000)).toEqual({ from: '2026-03-03' });
  at('2026-03-03');
  const { list } = await ask<{ list: readonly object[] }>(head, 'read-rates', { query: { memberId: agent } });
  expect(list).toContainEqual({ product: 'LIVE', own: 7_000, given: 5_000 });
  await count(player, '2026-03-03', 'LIVE', { valid_bet_cash: parseMoney('1000') });
  at('2026-03-04', 2);
  await line.closeThrough('2026-03-03');
  await settleRebates(line.deps);

  const shares = await ask<{ list: readonly object[] }>(head, 'list-shares', {
    query: { from: '2026-03-03', to: '2026-03-03' },
  });
  expect(shares.list).toEqual([
    {
      ...{ day: '2026-03-03', account: 'exportagent', product: 'LIVE', rate: 2_000 },
      ...{ base: parseMoney('1000'), amount: parseMoney('2') },
    },
  ]);
});

test('an agent promotes those directly below only where the house allows it', async () => {
  const promote = (memberId: MemberId) => ask(agent, 'promote', { body: { memberId } });
  expect(await refusal(promote(player))).toBe('agents.type-refused');
  await line.system.setFlag(anOperator, 'LINEPROMOTE', 'on');
  expect(await refusal(promote(outsider))).toBe('agents.not-in-team');

  await promote(player);
  await promote(player);

  expect((await members.find(player))?.isAgent).toBe(1);
});
