import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { CardGameCode, CardTableId, CardTablePhase } from '@fairground/contract/rooms/fields';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { RequestRow, RoomsTables, SwitchRow, TableRow } from '../tables.ts';

const roomsIn = (reader: Reader) => reader.withTables<RoomsTables>();

export type DueTable = { readonly id: CardTableId; readonly currency: string };

/** Tables that have to go on: those this node leads, those nobody leads any more, and those that are late all the same. */
export const takeDueTables = (
  db: Db,
  { node, lateMs, limit }: { readonly node: string; readonly lateMs: number; readonly limit: number },
): Promise<readonly DueTable[]> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<DueTable>`
      select id, currency from rooms_table
       where moves_at <= clock_timestamp()
         and (lead_node = ${node} or lead_until < clock_timestamp()
              or moves_at <= clock_timestamp() - make_interval(secs => ${lateMs / 1000}))
       order by moves_at limit ${limit} for update skip locked`.execute(tx);
    return rows;
  });

export type NewTable = Pick<
  TableRow,
  'room' | 'game' | 'currency' | 'unit' | 'seats' | 'code' | 'has_house' | 'next_sealed' | 'next_commitment'
>;

export const insertTable = async (tx: Tx | Db, table: NewTable): Promise<CardTableId> => {
  const { rows } = await sql<{ id: CardTableId }>`
    insert into rooms_table (room, game, currency, unit, seats, code, has_house, next_sealed, next_commitment, empty_since, moves_at)
    values (${table.room}, ${table.game}, ${table.currency}, ${table.unit}, ${table.seats}, ${table.code}, ${table.has_house},
            ${table.next_sealed}, ${table.next_commitment}, clock_timestamp(), clock_timestamp() + interval '10 minutes')
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A table was not opened.');
  return row.id;
};

export type OpenTable = {
  readonly id: CardTableId;
  readonly phase: CardTablePhase;
  readonly seats: number;
  readonly players: number;
  readonly house: number;
};

/** Public tables of a room with a seat for another person, those with the most people first. */
export const listOpenTables = async (
  reader: Reader,
  room: string,
  currency: string,
  limit: number,
): Promise<readonly OpenTable[]> => {
  const { rows } = await sql<OpenTable>`
    select t.id, t.phase, t.seats, count(s.member_id)::int as players,
           (count(s.seat) - count(s.member_id))::int as house
      from rooms_table t left join rooms_seat s on s.table_id = t.id
     where t.room = ${room} and t.currency = ${currency} and t.code is null and t.phase <> 'CLOSED'
       and (t.hand_no = 0 or t.room not like '%-sit-and-go')
     group by t.id having count(s.member_id) < t.seats
     order by count(s.member_id) desc, t.id limit ${limit}`.execute(reader);
  return rows;
};

export const findTableByCode = async (reader: Reader, code: string): Promise<CardTableId | undefined> => {
  const { rows } = await sql<{ id: CardTableId }>`
    select id from rooms_table where code = ${code} and phase <> 'CLOSED'`.execute(reader);
  return rows[0]?.id;
};

export type OwnSeat = {
  readonly table_id: CardTableId;
  readonly game: CardGameCode;
  readonly room: string;
  readonly currency: string;
  readonly stack: bigint;
};

export const listSeatsOf = async (reader: Reader, member: MemberId): Promise<readonly OwnSeat[]> => {
  const { rows } = await sql<OwnSeat>`
    select s.table_id, s.game, t.room, s.currency, s.stack from rooms_seat s join rooms_table t on t.id = s.table_id
     where s.member_id = ${member} order by s.sat_at`.execute(reader);
  return rows;
};

/** What was asked before under this number; kept in one commit with what it did. */
export const findRequest = (
  reader: Reader,
  member: MemberId,
  requestId: string,
): Promise<Pick<RequestRow, 'fingerprint' | 'table_id'> | undefined> =>
  roomsIn(reader)
    .selectFrom('rooms_request')
    .select(['fingerprint', 'table_id'])
    .where('member_id', '=', member)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

export const keepRequest = async (
  tx: Tx,
  request: {
    readonly member: MemberId;
    readonly requestId: string;
    readonly fingerprint: string;
    readonly table: CardTableId;
  },
): Promise<void> => {
  await sql`
    insert into rooms_request (member_id, request_id, fingerprint, table_id)
    values (${request.member}, ${request.requestId}, ${request.fingerprint}, ${request.table})`.execute(tx);
};

export type RoomCount = { readonly room: string; readonly players: number; readonly tables: number };

/** People and tables of every room; tables where nobody sits count nothing. */
export const countRooms = async (reader: Reader, currency: string): Promise<ReadonlyMap<string, RoomCount>> => {
  const { rows } = await sql<RoomCount>`
    select t.room, count(*)::int as players, count(distinct t.id)::int as tables
      from rooms_seat s join rooms_table t on t.id = s.table_id
     where s.member_id is not null and t.currency = ${currency} group by t.room`.execute(reader);
  return new Map(rows.map((row) => [row.room, row]));
};

const SWITCH = ['room', 'is_open', 'has_house', 'version'] as const;

/** Those that somebody changed; of all rooms, or of the named ones. */
export const listSwitches = (reader: Reader, rooms?: readonly string[]): Promise<readonly SwitchRow[]> =>
  roomsIn(reader)
    .selectFrom('rooms_switch')
    .select(SWITCH)
    .$if(rooms !== undefined, (query) => query.where('room', 'in', [...(rooms ?? [])]))
    .execute();

export const findSwitch = (reader: Reader, room: string): Promise<SwitchRow | undefined> =>
  roomsIn(reader).selectFrom('rooms_switch').select(SWITCH).where('room', '=', room).executeTakeFirst();

/** Changes what the switch was seen at; answers whether it still was. */
export const writeSwitch = async (tx: Tx, { room, is_open, has_house, version }: SwitchRow): Promise<boolean> => {
  const { rows } = await sql`
    insert into rooms_switch (room, is_open, has_house, version) values (${room}, ${is_open}, ${has_house}, ${version} + 1)
    on conflict (room) do update set is_open = excluded.is_open, has_house = excluded.has_house, version = excluded.version
      where rooms_switch.version = ${version}
    returning room`.execute(tx);
  return rows.length > 0;
};
