import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import { needed } from '../../platform/needed.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { isAgentFlag } from './domain/flags.ts';
import { findAgentLimit, upsertAgentLimit } from './store/agent-limits.ts';
import type { AgentLimit } from './store/agent-limits.ts';
import { findPlace } from './store/members.ts';

/** Refuses limits of somebody who is no agent, and limits that contradict each other. */
export const checkAgentLimit = async (tx: Tx, agent: MemberId, limit: AgentLimit): Promise<void> => {
  const place = needed(await findPlace(tx, agent), 'members.member-unknown');
  if (!isAgentFlag(place.isAgent)) throw new Refusal('members.type-refused');
  const given = [limit.transferMin, limit.transferMax, limit.transferDay].filter((amount) => amount !== null);
  if (given.some((amount, index) => amount < 0n || amount < (given[index - 1] ?? 0n)))
    throw new Refusal('members.limit-refused');
};

/** Gives an agent limits of its own, in the transaction of the second person who agrees. */
export const setAgentLimitIn = async (
  { audit, clock }: Pick<MembersDeps, 'audit' | 'clock'>,
  tx: Tx,
  actor: Actor,
  agent: MemberId,
  limit: AgentLimit,
): Promise<void> => {
  await checkAgentLimit(tx, agent, limit);
  const before = await findAgentLimit(tx, agent);
  await upsertAgentLimit(tx, agent, limit, clock.now());
  await audit.record(tx, {
    ...actor,
    action: 'members.set-agent-limit',
    resource: 'member',
    resourceId: agent.toString(),
    before: before === undefined ? null : written(before),
    after: written(limit),
  });
};

const written = ({ transferMin, transferMax, transferDay, openDay }: AgentLimit) => ({
  transferMin: transferMin?.toString() ?? null,
  transferMax: transferMax?.toString() ?? null,
  transferDay: transferDay?.toString() ?? null,
  openDay,
});
