import type { MemberId } from '@fairground/contract/ids';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { WinnersTables } from './tables.ts';

const winnersIn = (reader: Reader) => reader.withTables<WinnersTables>();

export type WinRow = Selectable<WinnersTables['winners_win']>;

/** The same bet told twice is one win. */
export const insertWins = async (tx: Tx, wins: readonly Insertable<WinnersTables['winners_win']>[]): Promise<void> => {
  if (wins.length === 0) return;
  await winnersIn(tx)
    .insertInto('winners_win')
    .values([...wins])
    .onConflict((conflict) => conflict.column('bet_id').doNothing())
    .execute();
};

export const lockWin = (tx: Tx, betId: bigint): Promise<WinRow | undefined> =>
  winnersIn(tx).selectFrom('winners_win').selectAll().where('bet_id', '=', betId).forUpdate().executeTakeFirst();

export const updateWin = async (tx: Tx, betId: bigint, result: Pick<WinRow, 'stake' | 'payout'>): Promise<void> => {
  await winnersIn(tx).updateTable('winners_win').set(result).where('bet_id', '=', betId).execute();
};

export const deleteWin = async (tx: Tx, betId: bigint): Promise<void> => {
  await winnersIn(tx).deleteFrom('winners_win').where('bet_id', '=', betId).execute();
};

export const deleteWinsOf = async (tx: Tx, memberId: MemberId): Promise<void> => {
  await winnersIn(tx).deleteFrom('winners_win').where('member_id', '=', memberId).execute();
};

export const deleteWinsBefore = async (tx: Tx, moment: Date): Promise<bigint> => {
  const { numDeletedRows } = await winnersIn(tx)
    .deleteFrom('winners_win')
    .where('shown_from', '<', moment)
    .executeTakeFirstOrThrow();
  return numDeletedRows;
};

/** Marks wins whose time has come; tells how many. */
export const markDue = async (tx: Tx, now: Date): Promise<bigint> => {
  const { numUpdatedRows } = await winnersIn(tx)
    .updateTable('winners_win')
    .set({ is_told: true })
    .where('is_told', '=', false)
    .where('shown_from', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows;
};

/** The newest of those that are told, without those of members who hide. */
export const listNewest = (reader: Reader, limit: number): Promise<WinRow[]> =>
  winnersIn(reader)
    .selectFrom('winners_win')
    .selectAll()
    .where('is_told', '=', true)
    .where((eb) => eb('member_id', 'not in', eb.selectFrom('winners_hidden').select('winners_hidden.member_id')))
    .orderBy('shown_from', 'desc')
    .orderBy('bet_id', 'desc')
    .limit(limit)
    .execute();

export const isHidden = async (reader: Reader, memberId: MemberId): Promise<boolean> =>
  (await winnersIn(reader)
    .selectFrom('winners_hidden')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()) !== undefined;

export const insertHidden = async (tx: Tx, memberId: MemberId, since: Date): Promise<void> => {
  await winnersIn(tx)
    .insertInto('winners_hidden')
    .values({ member_id: memberId, since })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
};

export const deleteHidden = async (tx: Tx, memberId: MemberId): Promise<void> => {
  await winnersIn(tx).deleteFrom('winners_hidden').where('member_id', '=', memberId).execute();
};
