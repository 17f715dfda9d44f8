import type { MemberId } from '@fairground/contract/ids';
import type { ExitBy } from '@fairground/contract/crash-room/flight';
import type { Money } from '@fairground/contract/money';
import type { SlipId } from '@fairground/contract/studio/table';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { StoredBet, StudioTables } from '../tables.ts';
import type { TableRoundRow } from './live-tables.ts';
import { listSlips } from './seats.ts';
import type { SeatRow, SlipRow } from './seats.ts';
import { studioIn } from './studio-in.ts';

export type ChainRow = Selectable<StudioTables['studio_flight_chain']>;
export type ExitRow = Selectable<StudioTables['studio_exit']>;

/** The chain a round of a room is a link of; nothing if the last one has come to its end. */
export const findChain = async (reader: Reader, tableId: bigint, number: number): Promise<ChainRow | undefined> => {
  const chain = await studioIn(reader)
    .selectFrom('studio_flight_chain')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('first_number', '<=', number)
    .orderBy('first_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return chain && number < chain.first_number + chain.rounds ? chain : undefined;
};

/** Of two nodes that begin a chain one does. */
export const insertChainOnce = async (
  db: Db,
  chain: Insertable<StudioTables['studio_flight_chain']>,
): Promise<void> => {
  await studioIn(db)
    .insertInto('studio_flight_chain')
    .values(chain)
    .onConflict((conflict) => conflict.columns(['table_id', 'first_number']).doNothing())
    .execute();
};

/** Holds a flight until the commit against being settled: an exit that is being written counts. */
export const holdFlight = (tx: Tx, tableId: bigint, number: number): Promise<TableRoundRow | undefined> =>
  studioIn(tx)
    .selectFrom('studio_table_round')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('number', '=', number)
    .forShare()
    .executeTakeFirst();

/** Waits for every exit that is being written, and lets no further one in until the commit. */
export const lockFlight = async (tx: Tx, id: bigint): Promise<void> => {
  await studioIn(tx).selectFrom('studio_table_round').select('id').where('id', '=', id).forUpdate().execute();
};

/** A statement takes 65,535 values; a popular automatic exit may have more bets than fit into one. */
const EXITS_AT_ONCE = 5_000;

/** Writes exits down; a bet that left already stays where it did. Answers how many are new. */
export const insertExits = async (db: Db | Tx, exits: readonly ExitRow[]): Promise<number> => {
  let added = 0;
  for (let from = 0; from < exits.length; from += EXITS_AT_ONCE) {
    const { numInsertedOrUpdatedRows = 0n } = await studioIn(db)
      .insertInto('studio_exit')
      .values(exits.slice(from, from + EXITS_AT_ONCE))
      .onConflict((conflict) => conflict.column('slip_id').doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows);
  }
  return added;
};

export const findExit = (reader: Reader, slipId: SlipId): Promise<ExitRow | undefined> =>
  studioIn(reader).selectFrom('studio_exit').selectAll().where('slip_id', '=', slipId).executeTakeFirst();

export const listExits = async (reader: Reader, slips: readonly SlipId[]): Promise<ReadonlyMap<SlipId, ExitRow>> => {
  const rows =
    slips.length === 0
      ? []
      : await studioIn(reader).selectFrom('studio_exit').selectAll().where('slip_id', 'in', slips).execute();
  return new Map(rows.map((row) => [row.slip_id, row]));
};

export const listExitsOfRound = async (reader: Reader, roundId: bigint): Promise<ReadonlyMap<SlipId, ExitRow>> => {
  const rows = await studioIn(reader).selectFrom('studio_exit').selectAll().where('round_id', '=', roundId).execute();
  return new Map(rows.map((row) => [row.slip_id, row]));
};

/** Bets of these seats that left a flight, each with its slip, by seat; none for tables. */
export const listExitsOfSeats = async (
  reader: Reader,
  seats: readonly SeatRow['id'][],
): Promise<ReadonlyMap<SeatRow['id'], readonly { readonly slip: SlipRow; readonly exit: ExitRow }[]>> => {
  const slips = await listSlips(reader, seats);
  const exits = await listExits(
    reader,
    slips.map(({ id }) => id),
  );
  const left = slips.flatMap((slip) => {
    const exit = exits.get(slip.id);
    return exit && slip.state === 'TAKEN' ? [{ slip, exit }] : [];
  });
  return Map.groupBy(left, ({ slip }) => slip.seat_id);
};

export const countExits = async (reader: Reader, roundId: bigint): Promise<number> => {
  const { count } = await studioIn(reader)
    .selectFrom('studio_exit')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export type RiderRow = {
  readonly id: SlipId;
  readonly member_id: MemberId;
  readonly bets: readonly StoredBet[];
  readonly stake: Money;
  readonly at: number | null;
  readonly taken_by: ExitBy | null;
};

/** The largest bets of a round in one currency. */
export const listRiders = (
  reader: Reader,
  roundId: bigint,
  { currency, limit }: { readonly currency: string; readonly limit: number },
): Promise<RiderRow[]> =>
  studioIn(reader)
    .selectFrom('studio_slip as slip')
    .innerJoin('studio_seat as seat', 'seat.id', 'slip.seat_id')
    .leftJoin('studio_exit as exit', 'exit.slip_id', 'slip.id')
    .select(['slip.id', 'seat.member_id', 'slip.bets', 'slip.stake', 'exit.at', 'exit.taken_by'])
    .where('seat.round_id', '=', roundId)
    .where('seat.currency', '=', currency)
    .where('slip.state', '=', 'TAKEN')
    .orderBy('slip.stake', 'desc')
    .orderBy('slip.id')
    .limit(limit)
    .execute();

/** Where the last flights of a room ended, newest first. */
export const listPoints = (
  reader: Reader,
  tableId: bigint,
  limit: number,
): Promise<{ readonly number: number; readonly point: number | null }[]> =>
  studioIn(reader)
    .selectFrom('studio_table_round')
    .select(['number', 'point'])
    .where('table_id', '=', tableId)
    .where('state', '=', 'SETTLED')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
