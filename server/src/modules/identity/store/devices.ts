import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { identityIn } from './identity-in.ts';

export type KnownDevice = {
  readonly memberId: MemberId;
  readonly tokenHash: Buffer;
  readonly network: string;
  readonly userAgent: string;
  /** Made known by an answer to a question, not by a factor. */
  readonly byQuestion: boolean;
};

/** Whether the token belongs to a device of the member, and whether it is known from this network. */
export const readDevice = async (
  reader: Reader,
  { memberId, tokenHash, network }: Omit<KnownDevice, 'userAgent' | 'byQuestion'>,
): Promise<{ readonly isOurs: boolean; readonly isKnownHere: boolean; readonly isByQuestion: boolean }> => {
  const rows = await identityIn(reader)
    .selectFrom('identity_device')
    .select(['network', 'by_question'])
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .execute();
  const here = rows.find((row) => row.network === network);
  return { isOurs: rows.length > 0, isKnownHere: here !== undefined, isByQuestion: here?.by_question ?? false };
};

/** Knows a device on a network from now on, or has seen it again; a factor shown there counts from then on. */
export const knowDevice = async (
  tx: Tx,
  { memberId, tokenHash, network, userAgent, byQuestion }: KnownDevice,
  now: Date,
): Promise<void> => {
  await identityIn(tx)
    .insertInto('identity_device')
    .values({
      member_id: memberId,
      token_hash: tokenHash,
      network,
      user_agent: userAgent,
      known_at: now,
      seen_at: now,
      by_question: byQuestion,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'token_hash', 'network']).doUpdateSet({
        seen_at: now,
        user_agent: userAgent,
        by_question: sql`identity_device.by_question and excluded.by_question`,
      }),
    )
    .execute();
};

/** Forgets all but the devices used last. */
export const forgetOldDevices = async (tx: Tx, memberId: MemberId, keep: number): Promise<void> => {
  const old = identityIn(tx)
    .selectFrom('identity_device')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(keep);
  await identityIn(tx).deleteFrom('identity_device').where('member_id', '=', memberId).where('id', 'in', old).execute();
};

/** Everything of accounts that identity keeps, for trials that are over. Other accounts are never removed. */
export const deleteTrials = async (tx: Tx, memberIds: readonly MemberId[]): Promise<void> => {
  const trials = await identityIn(tx)
    .deleteFrom('identity_account')
    .where('member_id', 'in', memberIds)
    .where('is_agent', '=', 4)
    .returning('member_id')
    .execute();
  const ids = trials.map(({ member_id }) => member_id);
  if (ids.length === 0) return;
  for (const table of [
    'identity_session',
    'identity_device',
    'identity_seen_device',
    'identity_ticket',
    'identity_challenge',
  ] as const)
    await sql`delete from ${sql.table(table)} where member_id = any(${ids})`.execute(tx);
};
