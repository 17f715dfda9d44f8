import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { seededRandom } from '../../../testing/random.ts';
import { dayAfter, windowOf } from '../../figures/index.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { dailySalary, dividend, tierOf } from '../testing/terms.ts';
import { approveIn } from './approve.ts';
import { settleDue } from './settle-due.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { agents, ask, clock, count, open, wallet } = line;
const random = seededRandom('random lines');
const LEVELS = 4;
const LINES = 3;
const NIGHTS = 3;
const at = (day: string): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + 6 * 3_600_000));
const upTo = (most: number): bigint => BigInt(random.below(most)) * 10_000n;

const termsOf = (level: number): readonly ContractTerms[] => [
  dividend({ periodType: 'DAILY', carryMode: 'LAST_PERIOD', tiers: [tierOf(400_000 - level * 50_000)] }),
  dailySalary(20_000 - level * 2_000),
];

const sign = async (name: string, receiver: MemberId, payer: MemberId | undefined, level: number): Promise<void> => {
  for (const terms of termsOf(level)) {
    const { type, carryMode, tiers } = terms;
    const requestKey = `random-${name}-${level}-${type}`;
    const { requestId } =
      payer === undefined
        ? await agents.offerOfHouse(anOperator, { receiver, terms, key: requestKey })
        : await ask<{ requestId: bigint }>(payer, 'offer-contract', {
            body: { receiver: `${name}${level}`, type, carryMode, tiers, requestKey },
          });
    await ask(receiver, 'answer-offer', { body: { requestId, action: 'accept' } });
  }
};

/** Somebody wins and somebody loses; corrections take turnover back; some of what agents have is gone by the evening. */
const playDay = async (people: readonly MemberId[], day: string): Promise<void> => {
  for (const member of people) {
    const stake = upTo(20_000);
    await count(member, day, 'RNG', {
      ...{ stake_cash: stake, payout_cash: upTo(35_000), valid_bet_cash: stake - upTo(15_000), rebate: upTo(200) },
    });
    const { cash } = await wallet.balanceOf(member);
    if (random.below(2) === 0 || cash === 0n) continue;
    const id = { tenant: 'fairground', source: 'test', member, action: 'spend', transactionId: `${member} ${day}` };
    await wallet.apply({
      ...{ id, kind: 'adjustment', account: (await wallet.accountsOf(member, 'VND')).cash },
      counter: await wallet.houseAccount('H_ADJUST', 'VND'),
      amount: money(-cash),
    });
  }
};

const settleNight = async (): Promise<void> => {
  await settleDue(line.deps);
  const { rows } = await database.pool.query<{ id: bigint }>(`select id from agents_run where status = 'CALCULATED'`);
  for (const { id } of rows) await inTransaction(line.db, (tx) => approveIn(line.deps, tx, anOperator, id));
  await Promise.all([settleDue(line.deps), settleDue(line.deps)]);
};

const one = async <Row>(query: string): Promise<Row | undefined> => (await database.pool.query(query)).rows[0] as Row;
const heldBy = async (people: readonly MemberId[]): Promise<bigint> =>
  (await wallet.readCashOf(line.db, people, 'VND')).values().reduce((sum, cash) => sum + cash, 0n);
const outlay = async (): Promise<bigint> =>
  (await one<{ sum: bigint }>('select coalesce(sum(paid), 0)::bigint as sum from agents_bill where payer_id is null'))
    ?.sum ?? 0n;

test('[G-10] whatever is won, spent and owed: what members get is what the house gives, and a second pass changes nothing', async () => {
  const people: MemberId[] = [];
  for (let index = 0; index < LINES; index += 1) {
    let payer: MemberId | undefined;
    for (let level = 0; level < LEVELS; level += 1) {
      at(dayAfter('2026-05-01', level));
      const member = await open(`random${index}x${level}`, level === 0 ? 2 : 1, payer ?? null);
      await wallet.accountsOf(member, 'VND');
      await sign(`random${index}x`, member, payer, level);
      people.push(member);
      payer = member;
    }
  }
  let day = dayAfter('2026-05-01', LEVELS);
  await line.closeThrough(dayAfter(day, -1));
  at(day);
  await settleNight();

  for (let night = 0; night < NIGHTS; night += 1) {
    await playDay(people, day);
    const [held, given] = [await heldBy(people), await outlay()];
    await line.closeThrough(day);
    day = dayAfter(day, 1);
    at(day);

    await settleNight();

    const [after, gave] = [await heldBy(people), await outlay()];
    expect(after - held).toBe(gave - given);
    await settleDue(line.deps);
    expect(await heldBy(people)).toBe(after);
  }
  expect(
    await one(`select count(*) filter (where b.gross <> b.paid + coalesce(o.amount - o.settled, 0))::int as neither,
                      sum(b.gross - b.lower_total) = sum(b.gross) filter (where b.payer_id is null) as "netsAreOutlay",
                      count(o.id) > 0 as "isOwed"
                 from agents_bill b left join agents_obligation o on o.bill_id = b.id`),
  ).toEqual({ neither: 0, netsAreOutlay: true, isOwed: true });
  expect(
    await one(`select (select coalesce(-sum(balance), 0) from wallet_account where owner_kind = 'debt' and kind = 'CONTRACT')
                    = (select coalesce(sum(amount - settled), 0) from agents_obligation where status = 'OPEN') as "isSame"`),
  ).toEqual({ isSame: true });
  expect((await wallet.prove()).faults).toEqual([]);
});
