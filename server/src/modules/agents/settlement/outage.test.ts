import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { windowOf } from '../../figures/index.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { dailySalary, hourlySalary } from '../testing/terms.ts';
import { settleDue } from './settle-due.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { agents, ask, clock, count, open, wallet } = line;
const at = (day: string, hour = 6): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + hour * 3_600_000));
const cash = async (member: MemberId): Promise<bigint> => (await wallet.balanceOf(member)).cash;
const offerOfHouse = async (receiver: MemberId, terms: ContractTerms): Promise<void> => {
  const { requestId } = await agents.offerOfHouse(anOperator, { receiver, terms, key: `outage ${receiver}` });
  await ask(receiver, 'answer-offer', { body: { requestId, action: 'accept' } });
};

const faults = async () =>
  (
    await database.pool.query<{ work: string; key: string; cause: string }>(
      'select work, period_key as key, cause from agents_settlement_fault order by id',
    )
  ).rows;

test('[B-06] hours that a stopped site missed are paid later as long as their figures are kept; staff see the days that are past', async () => {
  at('2027-02-01');
  const head = await open('outagehead', 2, null);
  await offerOfHouse(head, hourlySalary(2_000));
  const before = await cash(head);
  const played = (day: string) =>
    count(head, day, 'RNG', { valid_bet_cash: parseMoney('1000') }, windowOf(day, ZONE).from);
  for (const day of ['2027-02-02', '2027-02-03', '2027-02-06', '2027-02-07']) await played(day);
  at('2027-02-08', 12);
  await line.closeUntil(new Date(windowOf('2027-02-08', ZONE).from.getTime() + 12 * 3_600_000));

  await settleDue(line.deps);

  expect((await cash(head)) - before).toBe(parseMoney('4'));
  const missed = (await faults()).filter(({ work }) => work === 'HOUR_SALARY');
  expect(missed.at(-1)).toEqual({ work: 'HOUR_SALARY', key: '2027-02-04', cause: 'MISSED' });
  const { list } = (await callRoute(agents.routes, 'agents.list-faults', { query: {} }, aCallOf(ANN))) as {
    list: readonly { faultId: bigint; title: string; status: string }[];
  };
  const first = list.find(({ status }) => status === 'MISSED');
  await callRoute(
    agents.routes,
    'agents.close-fault',
    { body: { faultId: first?.faultId, reason: 'paid by hand' } },
    aCallOf(ANN),
  );
  expect(await faultState(first?.faultId)).toBe('CLOSED');
});

const faultState = async (faultId: bigint | undefined): Promise<string> =>
  ((await callRoute(agents.routes, 'agents.read-fault', { query: { faultId } }, aCallOf(ANN))) as { status: string })
    .status;

test('[B-06] a settlement that cannot be calculated holds back no other kind and no payment, and staff see it until it is', async () => {
  at('2027-02-10');
  const head = await open('failedhead', 2, null);
  const other = await open('failedother', 2, null);
  await offerOfHouse(head, hourlySalary(2_000));
  await offerOfHouse(other, dailySalary(10_000));
  await count(head, '2027-02-11', 'RNG', { valid_bet_cash: parseMoney('1000') });
  await count(other, '2027-02-11', 'RNG', { valid_bet_cash: parseMoney('1000') });
  at('2027-02-12');
  await line.closeThrough('2027-02-11');
  const figures = { ...line.figures, walkWindows: () => Promise.reject(new Error('no figures')) };
  const failed = async () => (await faults()).filter(({ cause }) => cause === 'FAILED').map(({ work }) => work);

  await expect(settleDue({ ...line.deps, figures })).rejects.toThrow('runs are not settled');
  expect(await Promise.all([head, other].map(cash))).toEqual([0n, parseMoney('10')]);
  expect(await failed()).toContain('HOUR_SALARY');
  await settleDue(line.deps);

  expect(await Promise.all([head, other].map(cash))).toEqual([parseMoney('2'), parseMoney('10')]);
  expect(await failed()).toEqual([]);
});
