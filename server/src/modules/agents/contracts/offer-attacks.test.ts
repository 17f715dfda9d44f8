import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { windowOf } from '../../figures/index.ts';
import { createAgents } from '../index.ts';
import { makeDueMoves } from '../operator/line-approvals.ts';
import { agentsFixture, ZONE } from '../testing/line.ts';
import { dividend, tierOf } from '../testing/terms.ts';

const database = await testDatabase();
const line = await agentsFixture(database);
const { agents, ask, clock, db, deps, members, open } = line;
const at = (day: string): void => clock.set(new Date(windowOf(day, ZONE).from.getTime() + 6 * 3_600_000));

let keys = 0;
const aKey = (): string => `attack-key-${(keys += 1)}`;
let names = 0;
const DAILY = dividend({ periodType: 'DAILY', tiers: [tierOf(300_000)] });

/** A head with a daily dividend of the house that runs on a day, and an agent below. */
const aLine = async (day: string): Promise<readonly [MemberId, MemberId]> => {
  const name = `attack${(names += 1)}`;
  const head = await open(`${name}head`, 2, null);
  const { requestId } = await agents.offerOfHouse(anOperator, { receiver: head, terms: DAILY, key: aKey() });
  await ask(head, 'answer-offer', { body: { requestId, action: 'accept' } });
  at(day);
  return [head, await open(`${name}agent`, 1, head)];
};
const accountOf = async (id: MemberId): Promise<string> => (await members.find(id))?.account ?? '';
const offerTo = async (receiver: MemberId, parts: Partial<ContractTerms> & { readonly requestKey?: string } = {}) => ({
  ...{ receiver: await accountOf(receiver), type: 'DIVIDEND', carryMode: 'NONE', tiers: [tierOf(200_000)] },
  ...{ requestKey: aKey(), ...parts },
});

let approvals = 0n;
const planMove = (member: MemberId, upline: MemberId): Promise<unknown> => {
  approvals += 1n;
  return inTransaction(db, (tx) => members.moves.planIn(tx, anOperator, { member, upline, approvalId: approvals }));
};

test('who is moved away while an offer is written gets none from the upline of before', async () => {
  at('2026-01-05');
  const [head, agent] = await aLine('2026-01-07');
  const [other] = await aLine('2026-01-08');
  await planMove(agent, other);
  at('2026-01-09');
  // The move is made between the first look at the line and the transaction that writes the offer.
  const late = createAgents({
    ...deps,
    members: {
      ...members,
      team: {
        ...members.team,
        find: async (...asked) => {
          const found = await members.team.find(...asked);
          await makeDueMoves(deps);
          return found;
        },
      },
    },
  });

  const offered = callRoute(
    late.routes,
    'agents.offer-contract',
    { body: await offerTo(agent) },
    aCaller({ session: aSession({ memberId: head }) }),
  );

  expect(await refusal(offered)).toBe('agents.not-in-team');
  expect((await members.find(agent))?.uplineId).toBe(other);
  await ask(other, 'offer-contract', { body: await offerTo(agent) });
});

test('a key that was used for another offer is refused, and the first one stays', async () => {
  at('2026-02-05');
  const [head, agent] = await aLine('2026-02-07');
  const second = await open('attacksecond', 1, head);
  const requestKey = aKey();
  const body = await offerTo(agent, { requestKey });

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask<{ requestId: bigint }>(head, 'offer-contract', { body })),
  );

  expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(1);
  for (const changed of [
    { receiver: await accountOf(second) },
    { tiers: [tierOf(100_000)] },
    { tiers: [tierOf(200_000, '1')] },
    { tiers: [tierOf(100_000), tierOf(200_000)] },
    { carryMode: 'FOREVER' },
  ])
    expect(await refusal(ask(head, 'offer-contract', { body: { ...body, ...changed } }))).toBe('agents.key-conflict');
});

test('no key of an offer keeps the notice of an end from the receiver', async () => {
  at('2026-03-05');
  const [head, agent] = await aLine('2026-03-07');
  const { requestId } = await ask<{ requestId: bigint }>(head, 'offer-contract', { body: await offerTo(agent) });
  await ask(agent, 'answer-offer', { body: { requestId, action: 'accept' } });
  at('2026-03-09');
  const contracts = await database.pool.query<{ id: string }>(
    'select id::text from agents_contract where receiver_id = $1',
    [agent.toString()],
  );
  const contractId = BigInt(contracts.rows[0]?.id ?? 0);
  const taken = await ask<{ requestId: bigint }>(head, 'offer-contract', {
    body: await offerTo(agent, { requestKey: `end-${contractId}` }),
  });
  await ask(head, 'withdraw-offer', { body: { requestId: taken.requestId } });

  await ask(head, 'end-contract', { body: { contractId } });

  expect(await ask(agent, 'read-menu')).toMatchObject({ flags: { divtypereq: 2 } });
});

test('contracts that would end are told by the names that the one who answers may read', async () => {
  at('2026-04-05');
  const [head, agent] = await aLine('2026-04-07');
  const below = await open('attackbelow', 1, agent);
  const deep = await open('attackdeep', 1, below);
  const sign = async (payer: MemberId, receiver: MemberId, day: string): Promise<void> => {
    const { requestId } = await ask<{ requestId: bigint }>(payer, 'offer-contract', { body: await offerTo(receiver) });
    await ask(receiver, 'answer-offer', { body: { requestId, action: 'accept' } });
    at(day);
  };
  await sign(head, agent, '2026-04-09');
  await sign(agent, below, '2026-04-11');
  await sign(below, deep, '2026-04-13');
  const { requestId } = await ask<{ requestId: bigint }>(head, 'offer-contract', {
    body: await offerTo(agent, { tiers: [tierOf(50_000)] }),
  });

  await expect(ask(agent, 'answer-offer', { body: { requestId, action: 'accept' } })).rejects.toMatchObject({
    ...{ code: 'agents.contract-cascade-required' },
    value: { conflicts: [{ account: 'attackbelow' }], alsoEnded: [{ account: 'at***ep' }] },
  });
});
