import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { membersIn } from './members-in.ts';

/** What one agent may do at most; null is no limit of its own. */
export type AgentLimit = {
  readonly transferMin: bigint | null;
  readonly transferMax: bigint | null;
  readonly transferDay: bigint | null;
  /** Accounts opened by hand on a day. */
  readonly openDay: number | null;
};

export const findAgentLimit = (reader: Reader, agent: MemberId): Promise<AgentLimit | undefined> =>
  membersIn(reader)
    .selectFrom('members_agent_limit')
    .select([
      'transfer_min as transferMin',
      'transfer_max as transferMax',
      'transfer_day as transferDay',
      'open_day as openDay',
    ])
    .where('agent_id', '=', agent)
    .executeTakeFirst();

export const upsertAgentLimit = async (
  tx: Tx,
  agent: MemberId,
  { transferMin, transferMax, transferDay, openDay }: AgentLimit,
  at: Date,
): Promise<void> => {
  const row = {
    ...{ transfer_min: transferMin, transfer_max: transferMax, transfer_day: transferDay },
    ...{ open_day: openDay, set_at: at },
  };
  await membersIn(tx)
    .insertInto('members_agent_limit')
    .values({ agent_id: agent, ...row })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(row))
    .execute();
};
