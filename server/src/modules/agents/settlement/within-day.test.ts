import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { windowOf } from '../../figures/index.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { hourlySalary, realTimeSalary, tierOf } from '../testing/terms.ts';
import { calculateRun } from './calculate.ts';
import { payRun } from './pay.ts';
import { settleDue } from './settle-due.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { agents, ask, clock, count, open, wallet } = line;
const units = (text: string): bigint => parseMoney(text);
const at = (day: string, hour = 6): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + hour * 3_600_000));
const cash = async (member: MemberId): Promise<bigint> => (await wallet.balanceOf(member)).cash;

let names = 0;
const aLine = async (): Promise<readonly [MemberId]> => [await open(`within${(names += 1)}`, 2, null)];
const offerOfHouse = async (receiver: MemberId, terms: ContractTerms): Promise<void> => {
  const { requestId } = await agents.offerOfHouse(anOperator, { receiver, terms, key: `within the day ${receiver}` });
  await ask(receiver, 'answer-offer', { body: { requestId, action: 'accept' } });
};
test('[B-06] an hourly salary pays for its hour alone, also when it is settled hours later', async () => {
  at('2026-10-01');
  const [head] = await aLine();
  await offerOfHouse(head, hourlySalary(2_000));
  const midnight = windowOf('2026-10-02', ZONE).from.getTime();
  const hour = (at: number): Date => new Date(midnight + at * 3_600_000);
  for (const [at, bet] of [
    [0, '1000'],
    [0.9, '500'],
    [1, '3000'],
    [2.5, '7000'],
  ] as const)
    await count(head, '2026-10-02', 'RNG', { valid_bet_cash: units(bet) }, hour(at));
  await line.closeUntil(hour(2));
  clock.set(hour(2.6));

  await settleDue(line.deps);

  const { rows } = await database.pool.query<{ bet: bigint; gross: bigint }>(
    `select b.valid_bet as bet, b.gross from agents_bill b join agents_contract c on c.id = b.contract_id
      where b.receiver_id = $1 and c.type = 'HOUR_SALARY' order by b.period_start`,
    [head.toString()],
  );
  expect(rows).toEqual([
    { bet: units('1500'), gross: units('3') },
    { bet: units('3000'), gross: units('6') },
  ]);
});

test('[B-06] a real-time salary is settled every five minutes and pays what the day has grown by', async () => {
  at('2026-10-06');
  const [head] = await aLine();
  await offerOfHouse(head, realTimeSalary(2_000));
  const before = await cash(head);
  const midnight = windowOf('2026-10-07', ZONE).from.getTime();
  const paid: bigint[] = [];
  for (const [index, bet] of ['1111.11', '2222.22', '-2000.00', '5000.00'].entries()) {
    await count(head, '2026-10-07', 'RNG', { valid_bet_cash: units(bet) }, new Date(midnight + index * 300_000));
    const end = new Date(midnight + (index + 1) * 300_000);
    await line.closeUntil(end);
    clock.set(new Date(end.getTime() + 60_000));
    await settleDue(line.deps);
    paid.push((await cash(head)) - before);
  }

  expect(paid).toEqual(['2.22', '6.66', '6.66', '12.66'].map(units));
});

test('[B-06] at midnight what a real-time salary paid too much is taken back, the rest is owed to the house and swept', async () => {
  at('2026-12-03');
  const [head] = await aLine();
  await offerOfHouse(head, realTimeSalary(2_000));
  const midnight = windowOf('2026-12-04', ZONE).from.getTime();
  /** One window alone, for the others of the day say nothing new. */
  const settleAt = async (minutes: number): Promise<void> => {
    const [start, end] = [minutes - 5, minutes].map((each) => new Date(midnight + each * 60_000)) as [Date, Date];
    const window = { key: `window ${minutes}`, from: '2026-12-04', to: '2026-12-04', isFirstOfMonth: false };
    const run = await calculateRun(line.deps, 'RT_SALARY', 'FIVE_MINUTES', { ...window, start, end });
    await Promise.all([payRun(line.deps, run.id), payRun(line.deps, run.id)]);
  };
  await count(head, '2026-12-04', 'RNG', { valid_bet_cash: units('50000') }, new Date(midnight));
  await settleAt(5);
  expect(await cash(head)).toBe(units('100'));
  await count(head, '2026-12-04', 'RNG', { valid_bet_cash: units('-40000') }, new Date(midnight + 600_000));
  const { cash: account } = await wallet.accountsOf(head, 'VND');
  const id = { tenant: 'fairground', source: 'test', member: head, action: 'spend', transactionId: 'midnight' };
  const counter = await wallet.houseAccount('H_ADJUST', 'VND');
  await wallet.apply({ id, kind: 'adjustment', account, counter, amount: -units('70') as never });

  await settleAt(1440);
  await settleAt(1440);

  // Due were 20.00, so 80.00 go back: 30.00 at once.
  expect([await cash(head), await wallet.readOwed(line.db, head, 'VND')]).toEqual([0n, units('50')]);
  await line.give(head, units('7'));
  const rebate = { member: head, currency: 'VND', source: 'test', of: 'team', transactionId: 'midnight' } as const;
  await inTransaction(line.db, (tx) => wallet.moveRebatesIn(tx, [{ ...rebate, amount: units('60') }]));
  expect([await cash(head), await wallet.readOwed(line.db, head, 'VND')]).toEqual([units('17'), 0n]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[G-10] a preview of an hourly salary is of hours, and so is its forecast', async () => {
  at('2026-10-10');
  const [head] = await aLine();
  const a = await open(`within${names}a`, 1, head);
  await offerOfHouse(head, { ...hourlySalary(3_000), tiers: [tierOf(3_000, '500')] });
  const midnight = windowOf('2026-10-11', ZONE).from.getTime();
  const hour = (at: number): Date => new Date(midnight + at * 3_600_000);
  for (const [when, bet] of [
    [1, '400'],
    [2.5, '1000'],
    [3, '400'],
    [4.1, '600'],
  ] as const)
    await count(a, '2026-10-11', 'RNG', { valid_bet_cash: units(bet) }, hour(when));
  await line.closeUntil(hour(4));
  clock.set(hour(4.5));

  const { periods } = await ask<{ periods: readonly Record<string, unknown>[] }>(head, 'preview-offer', {
    body: {
      ...{ receiver: `within${names}a`, type: 'HOUR_SALARY', carryMode: 'NONE', tiers: [tierOf(2_000, '500')] },
    },
  });
  const forecast = (await callRoute(agents.routes, 'agents.read-forecast', { query: {} }, aCallOf(ANN))) as {
    list: readonly { key: string; total: bigint }[];
  };

  // The whole day came to 2,400.00; no hour but the third reached the tier.
  expect(periods.map(({ start, owed, received }) => [start, owed, received])).toEqual([
    [hour(1), 0n, 0n],
    [hour(2), units('2'), units('3')],
    [hour(3), 0n, 0n],
  ]);
  expect(forecast.list.find(({ key }) => key === 'HOUR_SALARY HOURLY')?.total).toBe(units('1.8'));
});

test('[B-06] settlements look each minute, so that a window is paid with the minute after it was closed', () => {
  const settling = agents.schedules?.find(({ job }) => job.name === 'agents.settle');

  expect(settling?.cron).toBe('* * * * *');
});
