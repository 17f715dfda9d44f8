import type { VerificationMethod } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { Proof } from '../domain/second-verification.ts';
import { hashOfToken } from '../domain/ticket.ts';
import { identityIn } from './identity-in.ts';

export type Challenge = {
  readonly id: bigint;
  readonly memberId: MemberId;
  readonly proof: Proof;
  readonly methods: readonly VerificationMethod[];
  readonly deviceTokenHash: Buffer | null;
  readonly tries: number;
};

const COLUMNS = [
  'id',
  'member_id as memberId',
  'proof',
  'methods',
  'device_token_hash as deviceTokenHash',
  'tries',
] as const;

const challengeOf = <Row extends { readonly memberId: bigint }>(row: Row | undefined) =>
  row && { ...row, memberId: row.memberId as MemberId };

export const insertChallenge = async (
  tx: Tx,
  challenge: Omit<Challenge, 'id' | 'tries'> & {
    readonly token: string;
    readonly openedAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  await identityIn(tx)
    .insertInto('identity_challenge')
    .values({
      token_hash: hashOfToken(challenge.token),
      member_id: challenge.memberId,
      proof: challenge.proof,
      methods: [...challenge.methods],
      device_token_hash: challenge.deviceTokenHash,
      opened_at: challenge.openedAt,
      expires_at: challenge.expiresAt,
    })
    .execute();
};

export const findOpenChallenge = async (reader: Reader, token: string, now: Date): Promise<Challenge | undefined> =>
  challengeOf(
    await identityIn(reader)
      .selectFrom('identity_challenge')
      .select(COLUMNS)
      .where('token_hash', '=', hashOfToken(token))
      .where('state', '=', 'open')
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  );

/** Counts an answer before it is looked at; nothing when the challenge takes no more. The last one closes it. */
export const countAnswer = async (
  db: Db,
  id: bigint,
  triesMax: number,
): Promise<{ readonly tries: number } | undefined> =>
  identityIn(db)
    .updateTable('identity_challenge')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('tries', '<', triesMax)
    .returning('tries')
    .executeTakeFirst();

/** Closes an open challenge; of two at once one does. */
export const closeChallenge = async (reader: Reader, id: bigint, state: 'passed' | 'failed'): Promise<boolean> => {
  const { numUpdatedRows } = await identityIn(reader)
    .updateTable('identity_challenge')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Nobody who waited with an older password or contact gets in. */
export const closeChallengesOf = async (tx: Tx, memberId: MemberId): Promise<void> => {
  await identityIn(tx)
    .updateTable('identity_challenge')
    .set({ state: 'failed' })
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .execute();
};

export const deleteOldChallenges = async (db: Db, before: Date, limit: number): Promise<number> => {
  const old = identityIn(db)
    .selectFrom('identity_challenge')
    .select('id')
    .where('expires_at', '<', before)
    .limit(limit);
  const { numDeletedRows } = await identityIn(db)
    .deleteFrom('identity_challenge')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
