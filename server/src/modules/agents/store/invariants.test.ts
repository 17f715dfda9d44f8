import { AGENT_EDGES } from '@fairground/contract/agents/states';
import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { agentsFixture } from '../testing/line.ts';
import { dividend, tierOf } from '../testing/terms.ts';
import { insertContract } from './contracts.ts';

const database = await testDatabase();
const { db, clock, open } = await agentsFixture(database);
const owner = (sql: string) => asOwner(database.url, sql);

let names = 0;
const aLine = async (): Promise<readonly [MemberId, MemberId]> => {
  const name = `kept${(names += 1)}`;
  const head = await open(`${name}h`, 2, null);
  return [head, await open(`${name}a`, 1, head)];
};
const daily = (parts: Partial<ContractTerms> = {}) => dividend({ periodType: 'DAILY', ...parts });
/** Writes a contract past every rule of the code. */
const write = (receiver: MemberId, payer: MemberId | null, terms: ContractTerms, from = '2026-05-01') =>
  inTransaction(db, (tx) =>
    insertContract(tx, {
      ...{ receiver, payer, lineRoot: payer ?? receiver, terms, from, status: 'SCHEDULED', supersedes: null },
      now: clock.now(),
    }),
  );
const refused = { constraint: 'agents_contract_is_carried' };

test('the database knows the same edges of states as the code', async () => {
  const { rows } = await owner('select entity, from_state, to_state from agents_edge');

  const written = (rows as { entity: string; from_state: string; to_state: string }[]).map(
    ({ entity, from_state, to_state }) => `${entity} ${from_state} ${to_state}`,
  );
  const listed = Object.entries(AGENT_EDGES).flatMap(([entity, edges]) =>
    edges.map((edge) => `${entity} ${edge.join(' ')}`),
  );
  expect(written.toSorted()).toEqual(listed.toSorted());
});

test('no statement takes a contract, a request, a run, a bill or an obligation along another edge', async () => {
  const [head] = await aLine();
  const contract = await write(head, null, daily());
  await owner(`
    insert into agents_request (kind, type, receiver_id, status, request_key, created_at, expires_at, answered_at)
    values ('OFFER', 'DIVIDEND', ${head}, 'REJECTED', 'kept request', now(), now(), now());
    insert into agents_run (id, type, period_type, period_key, from_day, to_day, period_start, period_end, status, figures_hash, created_at)
    overriding system value
    values (900, 'DIVIDEND', 'DAILY', '2026-05-01', '2026-05-01', '2026-05-01', now(), now(), 'PAID', 'hash', now());
    insert into agents_bill (id, run_id, contract_id, receiver_id, depth, period_start, valid_bet, stake, payout, rebate, promo,
      salary, fee, active, loss, carry_in, effective, carry_out, rate, gross, paid, status)
    overriding system value
    values (900, 900, ${contract}, ${head}, 1, now(), 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 10, 0, 1, 10, 10, 'PAID');
    insert into agents_obligation (bill_id, debtor_id, creditor_id, cause, amount, settled, status, created_at)
    values (900, ${head}, ${head}, 'CONTRACT', 10, 10, 'SETTLED', now())`);

  const take = (table: string, status: string) => owner(`update ${table} set status = '${status}'`);
  await expect(
    owner(`update agents_contract set status = 'ENDED', end_reason = 'OPERATOR' where id = ${contract};
           update agents_contract set status = 'ACTIVE', end_reason = null where id = ${contract}`),
  ).rejects.toThrow('never edited');
  await expect(take('agents_request', 'APPROVED')).rejects.toThrow('request does not go from REJECTED to APPROVED');
  await expect(take('agents_run', 'CALCULATED')).rejects.toThrow('run does not go from PAID to CALCULATED');
  await expect(take('agents_bill', 'CALCULATED')).rejects.toThrow('bill does not go from PAID to CALCULATED');
  await expect(owner(`update agents_obligation set status = 'WAIVED', settled = 0`)).rejects.toThrow(
    'obligation does not go from SETTLED to WAIVED',
  );
  await expect(take('agents_contract', 'ENDING')).rejects.toThrow();
});

test('the terms, the sides and the beginning of a contract are never edited, and its end only comes nearer', async () => {
  const [head] = await aLine();
  const contract = await write(head, null, daily());
  const edit = (change: string) => owner(`update agents_contract set ${change} where id = ${contract}`);

  await expect(edit(`terms = jsonb_set(terms, '{tiers,0,rate}', '500000')`)).rejects.toThrow('never edited');
  await expect(edit('receiver_id = receiver_id + 1')).rejects.toThrow('never edited');
  await expect(edit(`effective = daterange('2026-04-01', null)`)).rejects.toThrow('never edited');
  await edit(`effective = daterange('2026-05-01', '2026-06-01'), status = 'ENDING', end_reason = 'OPERATOR'`);
  await expect(edit(`effective = daterange('2026-05-01', '2026-07-01')`)).rejects.toThrow('never edited');
  await edit(`effective = daterange('2026-05-01', '2026-05-20')`);
});

test('[G-10] no contract is written that its payer’s own does not carry on that day', async () => {
  const [head, agent] = await aLine();
  await expect(write(agent, head, daily())).rejects.toMatchObject(refused);
  await write(head, null, daily({ carryMode: 'WITHIN_MONTH', tiers: [tierOf(200_000, '1000', '100', 2)] }));

  const carried = daily({ carryMode: 'FOREVER', tiers: [tierOf(200_000, '1000', '100', 2)] });
  for (const worse of [
    { carryMode: 'LAST_PERIOD' as const },
    { tiers: [tierOf(200_001, '1000', '100', 2)] },
    { tiers: [tierOf(200_000, '999', '100', 2)] },
    { tiers: [tierOf(200_000, '1000', '99.9999', 2)] },
    { tiers: [tierOf(200_000, '1000', '100', 1)] },
    { tiers: [tierOf(100_000, '1000', '100', 2), tierOf(300_000, '2000', '100', 2)] },
  ])
    await expect(write(agent, head, { ...carried, ...worse })).rejects.toMatchObject(refused);
  await expect(write(agent, head, carried, '2026-04-30')).rejects.toMatchObject(refused);
  await write(agent, head, carried);
});

test('[G-10] no contract is written that carries less than what goes on below it', async () => {
  const [head, agent] = await aLine();
  const first = await write(head, null, daily({ tiers: [tierOf(300_000)] }));
  await write(agent, head, daily({ tiers: [tierOf(200_000)] }));
  await owner(`update agents_contract set effective = daterange('2026-05-01', '2026-05-10'), status = 'ENDING',
               end_reason = 'SUPERSEDED' where id = ${first}`);

  const after = (terms: ContractTerms) => write(head, null, terms, '2026-05-10');
  await expect(after(daily({ tiers: [tierOf(150_000)] }))).rejects.toMatchObject(refused);
  await expect(after(daily({ carryMode: 'FOREVER', tiers: [tierOf(300_000)] }))).rejects.toMatchObject(refused);
  await after(daily({ tiers: [tierOf(200_000)] }));
});
