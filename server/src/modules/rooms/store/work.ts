import { sql } from 'kysely';
import type { CardHandId, CardTableId } from '@fairground/contract/rooms/fields';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { EventRow, HandRow, SeatRow, TableRow } from '../tables.ts';

/** A table with everything on it, in one moment. */
export type Snapshot = {
  readonly now: Date;
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly hand: HandRow | undefined;
};

const TABLE_COLUMNS = sql`id, room, game, currency, unit, seats, code, has_house, phase, hand_id, hand_no, button, winner, small_place, big_place, version,
   moves_at,
   next_sealed, next_commitment, house_account, opened_at, empty_since`;

const readRest = async (reader: Reader, table: TableRow): Promise<Snapshot> => {
  const { rows: seats } = await sql<SeatRow>`
    select s.* from rooms_seat s where s.table_id = ${table.id} order by s.seat`.execute(reader);
  const { rows } = await sql<HandRow & { db_now: Date }>`
    select clock_timestamp() as db_now, h.* from (select) one left join rooms_hand h on h.id = ${table.hand_id}`.execute(
    reader,
  );
  const [found] = rows;
  if (!found) throw new Error('The database did not tell the time.');
  const { db_now: now, ...hand } = found;
  return { now, table, seats, hand: table.hand_id === null ? undefined : hand };
};

/** The row of the table is the lock of everything on it. */
export const lockTable = async (tx: Tx, id: CardTableId): Promise<Snapshot | undefined> => {
  const { rows } = await sql<TableRow>`select ${TABLE_COLUMNS} from rooms_table where id = ${id} for update`.execute(
    tx,
  );
  const [table] = rows;
  return table && readRest(tx, table);
};

export const readTable = async (reader: Reader, id: CardTableId): Promise<Snapshot | undefined> => {
  const { rows } = await sql<TableRow>`select ${TABLE_COLUMNS} from rooms_table where id = ${id}`.execute(reader);
  const [table] = rows;
  return table && readRest(reader, table);
};

export const readHandRow = async (reader: Reader, id: CardHandId): Promise<HandRow | undefined> => {
  const { rows } = await sql<HandRow>`select * from rooms_hand where id = ${id}`.execute(reader);
  return rows[0];
};

const json = (value: unknown): string => JSON.stringify(value);

/** A hand that is opened; its number comes from the database. */
export const insertHand = async (tx: Tx, hand: HandRow): Promise<CardHandId> => {
  const { rows } = await sql<{ id: CardHandId }>`
    insert into rooms_hand (table_id, no, room, game, currency, unit, rules_hash, sealed, commitment, seats, button, winner,
                            blinds, commits, seeds, status, opened_at)
    values (${hand.table_id}, ${hand.no}, ${hand.room}, ${hand.game}, ${hand.currency}, ${hand.unit}, ${hand.rules_hash},
            ${hand.sealed}, ${hand.commitment}, ${json(hand.seats)}::jsonb, ${hand.button}, ${hand.winner}, ${hand.blinds === null ? null : json(hand.blinds)}::jsonb,
            ${json(hand.commits)}::jsonb, ${json(hand.seeds)}::jsonb, ${hand.status}, ${hand.opened_at})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A hand was not opened.');
  return row.id;
};

export type Lead = { readonly node: string; readonly forMs: number };

export const deleteSeat = async (tx: Tx, { table_id, seat }: Pick<SeatRow, 'table_id' | 'seat'>): Promise<void> => {
  await sql`delete from rooms_seat where table_id = ${table_id} and seat = ${seat}`.execute(tx);
};

/** Everything that an order changed of a table. */
export type Changed = {
  readonly table: TableRow;
  /** Nothing where no hand changed. */
  readonly hand: HandRow | undefined;
  readonly events: readonly EventRow[];
  readonly seats: readonly SeatRow[];
  readonly lead: Lead;
};

/** Writes it by one statement: an order waits for the database as seldom as it can. */
export const saveTable = async (tx: Tx, { table, hand, events, seats, lead }: Changed): Promise<void> => {
  await sql`
    with kept as (
      update rooms_hand h
         set seeds = n.seeds, root = n.root, state = n.state, clocks = n.clocks, seq = n.seq, status = n.status, result = n.result,
             turnover = n.turnover, rake = n.rake, house_net = n.house_net, ended_at = n.ended_at, version = h.version + 1
        from jsonb_populate_recordset(null::rooms_hand, ${json(hand ? [handJson(hand)] : [])}::jsonb) n
       where h.id = n.id
    ), noted as (
      insert into rooms_event (hand_id, seq, seat, kind, data, request_id, at)
      select hand_id, seq, seat, kind, data, request_id, at
        from jsonb_populate_recordset(null::rooms_event, ${json(events.map(eventJson))}::jsonb)
    ), seated as (
      insert into rooms_seat
      select r.* from jsonb_populate_recordset(null::rooms_seat, ${json(seats.map(seatJson))}::jsonb) r
      on conflict (table_id, seat) do update
         set stack = excluded.stack, state = excluded.state, commit_no = excluded.commit_no, commit = excluded.commit,
             seed = excluded.seed, timeouts = excluded.timeouts, bank_ms = excluded.bank_ms, away_since = excluded.away_since,
             seen_at = excluded.seen_at, said_at = excluded.said_at, why_leaving = excluded.why_leaving, missed_big = excluded.missed_big,
             sits_out = excluded.sits_out, posts_big = excluded.posts_big
    )
    update rooms_table
       set phase = ${table.phase}, hand_id = ${table.hand_id}, hand_no = ${table.hand_no}, button = ${table.button},
           winner = ${table.winner}, small_place = ${table.small_place}, big_place = ${table.big_place}, version = ${table.version}, moves_at = ${table.moves_at},
           next_sealed = ${table.next_sealed}, next_commitment = ${table.next_commitment},
           house_account = ${table.house_account}, empty_since = ${table.empty_since},
           lead_node = ${lead.node}, lead_until = clock_timestamp() + make_interval(secs => ${lead.forMs / 1000})
     where id = ${table.id}`.execute(tx);
};

/** Numbers that JSON could round are written as digits; a column that is JSON itself and empty has to be nothing. */
const handJson = ({ sealed: _sealed, ...hand }: HandRow) => ({
  ...hand,
  id: hand.id.toString(),
  table_id: hand.table_id.toString(),
  unit: hand.unit.toString(),
  turnover: hand.turnover.toString(),
  rake: hand.rake.toString(),
  house_net: hand.house_net.toString(),
  version: hand.version.toString(),
});

const eventJson = (event: EventRow) => ({ ...event, hand_id: event.hand_id.toString() });

const seatJson = (seat: SeatRow) => ({
  ...seat,
  table_id: seat.table_id.toString(),
  member_id: seat.member_id?.toString() ?? null,
  stack: seat.stack.toString(),
  escrow_account: seat.escrow_account?.toString() ?? null,
  cash_account: seat.cash_account?.toString() ?? null,
});

/** The sheet a hand is played by, kept once. */
export const keepRules = async (
  tx: Tx,
  rules: { readonly hash: string; readonly game: string; readonly text: string },
): Promise<void> => {
  await sql`
    insert into rooms_rules (hash, game, rules) values (${rules.hash}, ${rules.game}, ${rules.text}::jsonb)
    on conflict do nothing`.execute(tx);
};

export const readRulesOf = async (reader: Reader, hash: string): Promise<unknown> => {
  const { rows } = await sql<{ rules: unknown }>`select rules from rooms_rules where hash = ${hash}`.execute(reader);
  const [row] = rows;
  if (!row) throw new Error(`The sheet ${hash} of a hand is not kept.`);
  return row.rules;
};

export const findAct = async (
  reader: Reader,
  hand: CardHandId,
  seat: number,
  requestId: string,
): Promise<EventRow | undefined> => {
  const { rows } = await sql<EventRow>`
    select * from rooms_event where hand_id = ${hand} and seat = ${seat} and request_id = ${requestId}`.execute(reader);
  return rows[0];
};

export const listEvents = async (
  reader: Reader,
  hand: CardHandId,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly EventRow[]> => {
  const { rows } = await sql<EventRow>`
    select * from rooms_event where hand_id = ${hand} and seq > ${after} order by seq limit ${limit}`.execute(reader);
  return rows;
};
