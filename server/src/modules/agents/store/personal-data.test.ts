import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { windowOf } from '../../figures/index.ts';
import { approveIn } from '../settlement/approve.ts';
import { settleDue } from '../settlement/settle-due.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { dividend, tierOf } from '../testing/terms.ts';
import { agentsData } from './personal-data.ts';

const database = await testDatabase();
const { agents, ask, clock, closeThrough, count, db, deps, open } = await agentsFixture(database);
const at = (day: string, hour = 6): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + hour * 3_600_000));

test('an account with a contract is not closed until the contract has ended and its last bill is paid', async () => {
  const daily = (rate: number) => dividend({ periodType: 'DAILY', tiers: [tierOf(rate)] });
  const accept = (member: MemberId, requestId: bigint) =>
    ask(member, 'answer-offer', { body: { requestId, action: 'accept' } });
  at('2026-08-11');
  const head = await open('linehead', 2, null);
  const below = await open('linebelow', 1, head);
  const objections = () =>
    Promise.all([head, below].map(async (member) => agentsData.objectionToClosing?.(db, member)));
  const inUse = ['contracts', 'contracts'];
  expect(await objections()).toEqual([undefined, undefined]);
  const ofHouse = await agents.offerOfHouse(anOperator, { receiver: head, terms: daily(300_000), key: 'of the house' });
  await accept(head, ofHouse.requestId);
  at('2026-08-12');
  const offer = { receiver: 'linebelow', type: 'DIVIDEND', carryMode: 'NONE', tiers: [tierOf(200_000)] };
  const ofHead = await ask<{ requestId: bigint }>(head, 'offer-contract', {
    body: { ...offer, requestKey: 'of-the-head' },
  });
  await accept(below, ofHead.requestId);
  expect(await objections()).toEqual(inUse);
  at('2026-08-13');
  const loss = 10_000_0000n;
  await count(below, '2026-08-13', 'RNG', { stake: loss, stake_cash: loss, valid_bet_cash: loss, bet_count: 1n });
  const { list } = await ask<{ list: readonly { contractId: bigint; role: string }[] }>(head, 'list-contracts', {
    query: { type: 'DIVIDEND' },
  });
  await ask(head, 'end-contract', { body: { contractId: list.find(({ role }) => role === 'receiver')?.contractId } });

  // Both ended at midnight and nothing is calculated yet.
  at('2026-08-14', 1);
  await settleDue(deps);
  expect(await objections()).toEqual(inUse);
  // Calculated, but not approved.
  at('2026-08-14');
  await closeThrough('2026-08-13');
  await settleDue(deps);
  expect(await objections()).toEqual(inUse);

  const { rows } = await database.pool.query<{ id: bigint }>(`select id from agents_run where status = 'CALCULATED'`);
  for (const { id } of rows) await inTransaction(db, (tx) => approveIn(deps, tx, anOperator, id));
  await settleDue(deps);
  expect(await objections()).toEqual([undefined, undefined]);
});
