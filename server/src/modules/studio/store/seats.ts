import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { StudioRoundId } from '@fairground/contract/studio/round';
import type { SlipId } from '@fairground/contract/studio/table';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import { studioIn } from './studio-in.ts';

export type SeatRow = Selectable<StudioTables['studio_seat']>;
export type SlipRow = Selectable<StudioTables['studio_slip']>;

type NewSeat = Pick<Insertable<StudioTables['studio_seat']>, 'round_id' | 'member_id' | 'vendor' | 'game' | 'currency'>;

/** The seat of a player in a round, made with the first bet, and held until the commit: bets of one player take turns. */
export const takeSeat = async (tx: Tx, seat: NewSeat, now: Date): Promise<SeatRow> => {
  await studioIn(tx)
    .insertInto('studio_seat')
    .values({ ...seat, sat_at: now, moved_at: now, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return studioIn(tx)
    .selectFrom('studio_seat')
    .selectAll()
    .where('round_id', '=', seat.round_id)
    .where('member_id', '=', seat.member_id)
    .where('state', '<>', 'CANCELLED')
    .forUpdate()
    .executeTakeFirstOrThrow();
};

/** The seat of a player in a round: the one in use, or the last one that was. */
export const findSeat = (reader: Reader, roundId: bigint, memberId: MemberId): Promise<SeatRow | undefined> =>
  studioIn(reader)
    .selectFrom('studio_seat')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findSeatById = (reader: Reader, memberId: MemberId, id: StudioRoundId): Promise<SeatRow | undefined> =>
  studioIn(reader)
    .selectFrom('studio_seat')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** Those of the numbers that are seats of the player, with the round and the table they belong to. */
export const listOwnSeats = (reader: Reader, memberId: MemberId, ids: readonly StudioRoundId[]) =>
  studioIn(reader)
    .selectFrom('studio_seat as seat')
    .innerJoin('studio_table_round as round', 'round.id', 'seat.round_id')
    .innerJoin('studio_table as at', 'at.id', 'round.table_id')
    .select(['seat.id', 'seat.vendor', 'at.model', 'round.number', 'round.state'])
    .where('seat.member_id', '=', memberId)
    .where('seat.id', 'in', ids)
    .execute();

export const listSeats = (reader: Reader, roundId: bigint): Promise<SeatRow[]> =>
  studioIn(reader).selectFrom('studio_seat').selectAll().where('round_id', '=', roundId).orderBy('id').execute();

/** The last rounds of a player at a table in which something was staked, newest first. */
export const listSeatsOf = (
  reader: Reader,
  { memberId, vendor, game }: { readonly memberId: MemberId; readonly vendor: string; readonly game: string },
  { before, limit }: { readonly before?: StudioRoundId | undefined; readonly limit: number },
): Promise<SeatRow[]> =>
  studioIn(reader)
    .selectFrom('studio_seat')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('game', '=', game)
    .where('stake', '>', 0n as Money)
    .$if(before !== undefined, (query) => query.where('id', '<', before as StudioRoundId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Seats whose money is under way since before the moment. */
export const listUnpaidSeats = (reader: Reader, before: Date, limit: number): Promise<SeatRow[]> =>
  studioIn(reader)
    .selectFrom('studio_seat')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('state', 'in', ['SETTLING', 'REFUNDING'])
    .where('moved_at', '<', before)
    .orderBy('moved_at')
    .limit(limit)
    .execute();

/** Advances a seat if it is still in the expected state; returns whether it was. */
export const moveSeat = async (
  db: Db | Tx,
  { id, state }: Pick<SeatRow, 'id' | 'state'>,
  to: Partial<Pick<SeatRow, 'stake' | 'win' | 'valid_bet' | 'ended_by_rule'>> & {
    readonly state: SeatRow['state'];
    readonly at: Date;
  },
): Promise<boolean> => {
  const { at, ...columns } = to;
  const isEnd = to.state === 'DONE' || to.state === 'CANCELLED';
  const { numUpdatedRows } = await studioIn(db)
    .updateTable('studio_seat')
    .set({ ...columns, moved_at: at, ...(isEnd ? { ended_at: at } : {}) })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const insertSlip = (tx: Tx, slip: Insertable<StudioTables['studio_slip']>): Promise<SlipRow> =>
  studioIn(tx).insertInto('studio_slip').values(slip).returningAll().executeTakeFirstOrThrow();

export const findSlip = (reader: Reader, memberId: MemberId, requestId: string): Promise<SlipRow | undefined> =>
  studioIn(reader)
    .selectFrom('studio_slip')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

/** Moves a slip on, if it still is where the caller saw it; answers what it is now. */
export const moveSlip = async (
  db: Db | Tx,
  { id, state }: Pick<SlipRow, 'id' | 'state'>,
  to: Pick<SlipRow, 'state'> & { readonly refusal?: string },
): Promise<SlipRow> => {
  await studioIn(db).updateTable('studio_slip').set(to).where('id', '=', id).where('state', '=', state).execute();
  return studioIn(db).selectFrom('studio_slip').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};

/** The slips of seats, in the order they were placed. */
export const listSlips = async (reader: Reader, seats: readonly StudioRoundId[]): Promise<SlipRow[]> =>
  seats.length === 0
    ? []
    : studioIn(reader).selectFrom('studio_slip').selectAll().where('seat_id', 'in', seats).orderBy('id').execute();

export const listSlipsOfRound = (reader: Reader, roundId: bigint): Promise<SlipRow[]> =>
  studioIn(reader)
    .selectFrom('studio_slip')
    .innerJoin('studio_seat', 'studio_seat.id', 'studio_slip.seat_id')
    .selectAll('studio_slip')
    .where('studio_seat.round_id', '=', roundId)
    .orderBy('studio_slip.id')
    .execute();

/** The bets behind the public value: what a decision staked later is not among them. */
export const listTakenSlipIds = async (reader: Reader, roundId: bigint): Promise<SlipId[]> =>
  (await listSlipsOfRound(reader, roundId))
    .filter(({ state, is_later }) => state === 'TAKEN' && !is_later)
    .map(({ id }) => id);

export type PlayerRow = {
  readonly seatId: StudioRoundId;
  readonly memberId: MemberId;
  readonly stake: Money;
  readonly win: Money | null;
};

/** Those who have the largest stakes in a round in one currency, and what they were paid. */
export const listPlayers = async (
  reader: Reader,
  roundId: bigint,
  currency: string,
  limit: number,
): Promise<PlayerRow[]> => {
  const { rows } = await sql<Pick<SeatRow, 'id' | 'member_id' | 'stake' | 'win' | 'state'>>`
    select seat.id, seat.member_id, sum(slip.stake)::bigint as stake, seat.win, seat.state
      from studio_seat seat
      join studio_slip slip on slip.seat_id = seat.id and slip.state = 'TAKEN'
     where seat.round_id = ${roundId} and seat.currency = ${currency}
     group by seat.id
     order by 2 desc, seat.id
     limit ${limit}`.execute(studioIn(reader));
  return rows.map(({ id, member_id, stake, win, state }) => ({
    seatId: id,
    memberId: member_id,
    stake,
    win: state === 'DONE' ? win : null,
  }));
};

export type SpotTotal = { readonly spot: string; readonly amount: bigint };

/** Everybody's stakes on each spot of a round in one currency, and how many players they come from. */
export const readTotals = async (
  reader: Reader,
  roundId: bigint,
  currency: string,
): Promise<{ readonly totals: readonly SpotTotal[]; readonly players: number }> => {
  const { rows } = await sql<{ spot: string; amount: bigint; players: bigint }>`
    with laid as (
      select seat.member_id, bet.spot, bet.amount
        from studio_seat seat
        join studio_slip slip on slip.seat_id = seat.id and slip.state = 'TAKEN'
       cross join lateral jsonb_to_recordset(slip.bets) as bet (spot text, amount bigint)
       where seat.round_id = ${roundId} and seat.currency = ${currency}
    )
    select spot, sum(amount)::bigint as amount,
           (select count(distinct member_id) from laid)::bigint as players
      from laid group by spot order by spot`.execute(studioIn(reader));
  return {
    totals: rows.map(({ spot, amount }) => ({ spot, amount })),
    players: Number(rows[0]?.players ?? 0),
  };
};
