import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { listDownline } from '@fairground/contract/agents/downline';
import { isAgentPageOpen } from '@fairground/contract/agents/menu';
import type { readAgentMenu } from '@fairground/contract/agents/menu';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { agentsFixture } from './testing/line.ts';
import { dailySalary, dividend, realTimeSalary, tierOf } from './testing/terms.ts';

const { agents, ask, clock, open } = await agentsFixture(await testDatabase());

const NONE = {
  ...{ enableCt: false, salary: false, dailySalary: false, hourSalary: false, agentRealtimeSalary: false },
  ...{ divtypereq: 0, dailysalreq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
};
const dividendOf = (rate: number) => dividend({ periodType: 'DAILY', tiers: [tierOf(rate)] });
const hourSalary: ContractTerms = { ...realTimeSalary(2_000), type: 'HOUR_SALARY', periodType: 'HOURLY' };

const flagsOf = async (agent: MemberId) => (await ask<ValueOf<typeof readAgentMenu>>(agent, 'read-menu')).flags;
const offer = async (receiver: MemberId, terms: ContractTerms): Promise<bigint> =>
  (await agents.offerOfHouse(anOperator, { receiver, terms, key: `menu-${receiver}-${terms.type}` })).requestId;
const answer = (receiver: MemberId, requestId: bigint, action: 'accept' | 'reject') =>
  ask(receiver, 'answer-offer', { body: { requestId, action } });

test('[G-10] [part of E-06] an offer opens the page of its type and asks for an answer; refused, it leaves nothing', async () => {
  const head = await open('flaghead1', 2, null);
  expect(await flagsOf(head)).toEqual(NONE);

  const requestId = await offer(head, dividendOf(300_000));
  const offered = await flagsOf(head);
  await answer(head, requestId, 'reject');

  expect(offered).toEqual({ ...NONE, enableCt: true, divtypereq: 1 });
  expect(await flagsOf(head)).toEqual(NONE);
});

test('[G-11] [G-12] [G-13] [part of E-06] each salary has a gate and a request flag of its own, the daily one in two spellings', async () => {
  const head = await open('flaghead2', 2, null);

  await answer(head, await offer(head, dailySalary(10_000)), 'accept');
  await answer(head, await offer(head, hourSalary), 'accept');
  await offer(head, realTimeSalary(2_000));
  const flags = await flagsOf(head);

  expect(flags).toEqual({
    ...NONE,
    ...{ salary: true, dailySalary: true, hourSalary: true, agentRealtimeSalary: true, realtimesalreqtype: 1 },
  });
  expect(isAgentPageOpen('agentDividendRecordCopy2', flags)).toBe(false);
  expect(isAgentPageOpen('agentHourSalary', flags)).toBe(true);
  expect(isAgentPageOpen('agentTeamOverview', flags)).toBe(true);
});

test('[G-10] [part of E-06] the end of a contract is flagged until its page was shown, and who pays sees the page too', async () => {
  const head = await open('flaghead3', 2, null);
  const agent = await open('flagagent3', 1, head);
  await answer(head, await offer(head, dividendOf(300_000)), 'accept');
  clock.advance(86_400_000);
  const { tiers } = dividendOf(200_000);
  const { requestId } = await ask<{ requestId: bigint }>(head, 'offer-contract', {
    body: { receiver: 'flagagent3', type: 'DIVIDEND', carryMode: 'NONE', tiers, requestKey: 'menu-offer-3' },
  });
  await answer(agent, requestId, 'accept');
  const { list } = await ask<{ list: readonly { contractId: bigint; role: string }[] }>(head, 'list-contracts', {
    query: { type: 'DIVIDEND' },
  });
  await ask(head, 'end-contract', { body: { contractId: list.find(({ role }) => role === 'payer')?.contractId } });

  const ended = await flagsOf(agent);
  await ask(agent, 'list-contracts', { query: { type: 'DIVIDEND' } });

  expect(ended).toEqual({ ...NONE, enableCt: true, divtypereq: 2 });
  expect(await flagsOf(agent)).toEqual({ ...NONE, enableCt: true });
  expect(await flagsOf(head)).toEqual({ ...NONE, enableCt: true });
});

test('[G-10] [part of E-06] a receiver that resigns tells its payer, who is flagged until the page was shown', async () => {
  const head = await open('flaghead5', 2, null);
  const agent = await open('flagagent5', 1, head);
  await answer(head, await offer(head, dividendOf(300_000)), 'accept');
  clock.advance(86_400_000);
  const { tiers } = dividendOf(200_000);
  const { requestId } = await ask<{ requestId: bigint }>(head, 'offer-contract', {
    body: { receiver: 'flagagent5', type: 'DIVIDEND', carryMode: 'NONE', tiers, requestKey: 'menu-offer-5' },
  });
  await answer(agent, requestId, 'accept');
  const { list } = await ask<{ list: readonly { contractId: bigint }[] }>(agent, 'list-contracts', {
    query: { type: 'DIVIDEND' },
  });
  await ask(agent, 'end-contract', { body: { contractId: list[0]?.contractId } });

  expect(await flagsOf(agent)).toEqual({ ...NONE, enableCt: true });
  await ask(agent, 'list-contracts', { query: { type: 'DIVIDEND' } });
  expect(await flagsOf(head)).toEqual({ ...NONE, enableCt: true, divtypereq: 2 });
  await ask(head, 'list-contracts', { query: { type: 'DIVIDEND' } });
  expect(await flagsOf(head)).toEqual({ ...NONE, enableCt: true });
});

test('[part of G-05] the rows of the downline say which contracts each member gets', async () => {
  const head = await open('flaghead4', 2, null);
  const agent = await open('flagagent4', 1, head);
  await answer(head, await offer(head, dailySalary(20_000)), 'accept');
  clock.advance(86_400_000);
  const { tiers } = dailySalary(10_000);
  const { requestId } = await ask<{ requestId: bigint }>(head, 'offer-contract', {
    body: { receiver: 'flagagent4', type: 'DAILY_SALARY', carryMode: 'NONE', tiers, requestKey: 'menu-offer-4' },
  });
  await answer(agent, requestId, 'accept');
  const contractsBelow = async () =>
    (await ask<ValueOf<typeof listDownline>>(head, 'list-downline', { query: {} })).list.map(
      ({ contracts }) => contracts,
    );

  expect(await contractsBelow()).toEqual([[]]);
  clock.advance(86_400_000);
  expect(await contractsBelow()).toEqual([['DAILY_SALARY']]);
});
