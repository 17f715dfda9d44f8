import type { StudioRoundId } from '@fairground/contract/studio/round';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import type { TableRoundRow } from './live-tables.ts';
import type { SeatRow, SlipRow } from './seats.ts';
import { studioIn } from './studio-in.ts';

/** A decision with what became of its stake; null where it costs nothing. */
export type DecisionRow = Pick<
  StudioTables['studio_decision'],
  'seat_id' | 'request_id' | 'decision' | 'place' | 'slip_id'
> & { readonly slip_state: SlipRow['state'] | null };

export const listDecisions = async (reader: Reader, seats: readonly StudioRoundId[]): Promise<DecisionRow[]> =>
  seats.length === 0
    ? []
    : studioIn(reader)
        .selectFrom('studio_decision as made')
        .leftJoin('studio_slip as slip', 'slip.id', 'made.slip_id')
        .select(['made.seat_id', 'made.request_id', 'made.decision', 'made.place', 'made.slip_id'])
        .select('slip.state as slip_state')
        .where('made.seat_id', 'in', seats)
        .orderBy('made.id')
        .execute();

export const insertDecision = async (tx: Tx, row: Insertable<StudioTables['studio_decision']>): Promise<void> => {
  await studioIn(tx).insertInto('studio_decision').values(row).execute();
};

/** Holds the round as it is until the commit: its decisions are not ended under one that is being written down. */
export const holdDecidingRound = (
  tx: Tx,
  tableId: bigint,
  number: number,
  now: Date,
): Promise<TableRoundRow | undefined> =>
  studioIn(tx)
    .selectFrom('studio_table_round')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('number', '=', number)
    .where('state', '=', 'DECIDING')
    .where('moves_at', '>', now)
    .forShare()
    .executeTakeFirst();

/** The round a request of the player decided in, whatever it is at now: an answer that was lost is given again. */
export const findDecidedRound = (
  tx: Tx,
  {
    tableId,
    number,
    memberId,
    requestId,
  }: {
    readonly tableId: bigint;
    readonly number: number;
    readonly memberId: SeatRow['member_id'];
    readonly requestId: string;
  },
): Promise<{ readonly seat_id: StudioRoundId } | undefined> =>
  studioIn(tx)
    .selectFrom('studio_decision as made')
    .innerJoin('studio_seat as seat', 'seat.id', 'made.seat_id')
    .innerJoin('studio_table_round as round', 'round.id', 'seat.round_id')
    .select('made.seat_id')
    .where('made.request_id', '=', requestId)
    .where('seat.member_id', '=', memberId)
    .where('round.table_id', '=', tableId)
    .where('round.number', '=', number)
    .executeTakeFirst();

/** Locks the round exclusively; returns nothing if it advanced meanwhile. */
export const lockDecidingRound = (tx: Tx, id: bigint): Promise<TableRoundRow | undefined> =>
  studioIn(tx)
    .selectFrom('studio_table_round')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'DECIDING')
    .forUpdate()
    .executeTakeFirst();

/** The seat of a player in a round, held until the commit: the player's orders take turns. */
export const lockOwnSeat = (tx: Tx, roundId: bigint, memberId: SeatRow['member_id']): Promise<SeatRow | undefined> =>
  studioIn(tx)
    .selectFrom('studio_seat')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'OPEN')
    .forUpdate()
    .executeTakeFirst();
