import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { hashOfToken } from '../domain/ticket.ts';
import type { TicketKind } from '../domain/ticket.ts';
import { identityIn } from './identity-in.ts';

export type NewTicket = {
  readonly kind: TicketKind;
  readonly token: string;
  readonly memberId: MemberId | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly madeAt: Date;
  readonly expiresAt: Date;
};

export type SpentTicket = { readonly id: bigint; readonly memberId: MemberId | null; readonly data: unknown };

export const insertTicket = async (
  reader: Reader,
  { kind, token, memberId, data, madeAt, expiresAt }: NewTicket,
): Promise<void> => {
  await identityIn(reader)
    .insertInto('identity_ticket')
    .values({
      kind,
      token_hash: hashOfToken(token),
      member_id: memberId,
      data: JSON.stringify(data),
      made_at: madeAt,
      expires_at: expiresAt,
    })
    .execute();
};

/** Marks a token of another issuer as used; returns whether it was unused. */
export const insertUsedTicket = async (
  tx: Tx,
  { kind, token, madeAt, expiresAt }: Pick<NewTicket, 'kind' | 'token' | 'madeAt' | 'expiresAt'>,
): Promise<boolean> => {
  const added = await identityIn(tx)
    .insertInto('identity_ticket')
    .values({
      kind,
      token_hash: hashOfToken(token),
      data: '{}',
      made_at: madeAt,
      expires_at: expiresAt,
      used_at: madeAt,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

/** Reads the data of a ticket without using it up. */
export const readTicket = async (
  reader: Reader,
  kind: TicketKind,
  token: string,
  now: Date,
): Promise<SpentTicket | undefined> => {
  const row = await identityIn(reader)
    .selectFrom('identity_ticket')
    .select(['id', 'member_id', 'data'])
    .where('token_hash', '=', hashOfToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { id: row.id, memberId: row.member_id as MemberId | null, data: row.data };
};

/** The subject of the newest ticket of a kind of this member, for tickets that never leave the product. */
export const findLatestTicket = async (
  reader: Reader,
  kind: TicketKind,
  memberId: MemberId,
  now: Date,
): Promise<unknown> => {
  const row = await identityIn(reader)
    .selectFrom('identity_ticket')
    .select('data')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.data;
};

/** Uses a ticket up; undefined when it is unknown, used or expired. Of many calls at once one gets it. */
export const spendTicket = async (
  tx: Tx,
  kind: TicketKind,
  token: string,
  now: Date,
): Promise<SpentTicket | undefined> => {
  const row = await identityIn(tx)
    .updateTable('identity_ticket')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'member_id', 'data'])
    .executeTakeFirst();
  return row && { id: row.id, memberId: row.member_id as MemberId | null, data: row.data };
};

/** Uses up every ticket of a kind that a member was given after another one; returns their subjects, newest first. */
export const spendTicketsAfter = async (
  tx: Tx,
  kind: TicketKind,
  { memberId, id }: { readonly memberId: MemberId; readonly id: bigint },
  now: Date,
): Promise<readonly unknown[]> => {
  const rows = await identityIn(tx)
    .updateTable('identity_ticket')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('id', '>', id)
    .where('used_at', 'is', null)
    .returning(['id', 'data'])
    .execute();
  return rows.toSorted((one, other) => (one.id > other.id ? -1 : 1)).map(({ data }) => data);
};

/** Marks all unused tickets of this kind of a member as used. */
export const endTickets = async (tx: Tx, kind: TicketKind, memberId: MemberId, now: Date): Promise<void> => {
  await identityIn(tx)
    .updateTable('identity_ticket')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
};

/** Deletes a batch of tickets that expired before a moment; returns how many. */
export const deleteOldTickets = async (reader: Reader, before: Date, limit: number): Promise<number> => {
  const old = identityIn(reader)
    .selectFrom('identity_ticket')
    .select('id')
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .limit(limit);
  const { numDeletedRows } = await identityIn(reader)
    .deleteFrom('identity_ticket')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Does work and takes it back, for answers that must cost the same whether or not there is something to do. */
export const andUndo = async (tx: Tx, work: () => Promise<void>): Promise<void> => {
  await sql`savepoint undone`.execute(tx);
  await work();
  await sql`rollback to savepoint undone`.execute(tx);
};
