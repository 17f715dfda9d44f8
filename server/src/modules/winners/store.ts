import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { recordSet, rowsOf } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { WinnersTables } from './tables.ts';

const winnersIn = (reader: Reader) => reader.withTables<WinnersTables>();

export type WinRow = Selectable<WinnersTables['winners_win']>;
export type NewWin = Insertable<WinnersTables['winners_win']>;

const WINS = recordSet<NewWin>({
  bet_id: 'bigint',
  member_id: 'bigint',
  vendor: 'text',
  category: 'text',
  game_id: 'bigint',
  currency: 'text',
  stake: 'bigint',
  payout: 'bigint',
  won_at: 'timestamptz',
  shown_from: 'timestamptz',
  is_told: 'boolean',
});

/** A bet reported twice is one win. */
export const insertWins = async (tx: Tx, wins: readonly NewWin[]): Promise<void> => {
  if (wins.length === 0) return;
  await sql`
    insert into winners_win (bet_id, member_id, vendor, category, game_id, currency, stake, payout, won_at, shown_from, is_told)
    select bet_id, member_id, vendor, category, game_id, currency, stake, payout, won_at, shown_from, is_told from ${rowsOf(WINS, wins)}
    on conflict (bet_id) do nothing`.execute(tx);
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

/** Marks due wins; returns how many. */
export const markDue = async (tx: Tx, now: Date): Promise<bigint> => {
  const { numUpdatedRows } = await winnersIn(tx)
    .updateTable('winners_win')
    .set({ is_told: true })
    .where('is_told', '=', false)
    .where('shown_from', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows;
};

/** The newest of those that are shown, without those of members who hide. */
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

/** Those of the given members who hide. */
export const listHidden = async (reader: Reader, memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>> => {
  if (memberIds.length === 0) return new Set();
  const rows = await winnersIn(reader)
    .selectFrom('winners_hidden')
    .select('member_id')
    .where('member_id', '=', sql<MemberId>`any(${list(memberIds.map(String))}::bigint[])`)
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
};

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

const list = (texts: readonly string[]): string => `{${texts.join(',')}}`;
