import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type {
  CardGameCode,
  CardHandId,
  CardHandState,
  CardTableId,
  CardTablePhase,
} from '@fairground/contract/rooms/fields';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { HandRow } from '../tables.ts';

export type StaffTable = {
  readonly id: CardTableId;
  readonly room: string;
  readonly currency: string;
  readonly phase: CardTablePhase;
  readonly code: string | null;
  readonly players: number;
  readonly house: number;
  readonly hand_no: number;
  readonly stacks: bigint;
  readonly opened_at: Date;
};

/** Opened from a moment on, and before another. */
type Opened = { readonly from?: Date | undefined; readonly to?: Date | undefined };

const openedIn = (row: 't' | 'h', { from, to }: Opened) => sql`
       ${from === undefined ? sql`` : sql`and ${sql.ref(`${row}.opened_at`)} >= ${from}`}
       ${to === undefined ? sql`` : sql`and ${sql.ref(`${row}.opened_at`)} < ${to}`}`;

export const listStaffTables = async (
  reader: Reader,
  {
    id,
    game,
    room,
    phase,
    member,
    from,
    to,
    after,
    limit,
  }: Opened & {
    id?: CardTableId;
    game?: CardGameCode | undefined;
    room?: string | undefined;
    phase?: CardTablePhase | undefined;
    member?: MemberId | undefined;
    after?: CardTableId | undefined;
    limit: number;
  },
): Promise<readonly StaffTable[]> => {
  const isWanted =
    id === undefined ? (phase === undefined ? sql`t.phase <> 'CLOSED'` : sql`t.phase = ${phase}`) : sql`t.id = ${id}`;
  const { rows } = await sql<StaffTable>`
    select t.id, t.room, t.currency, t.phase, t.code, t.hand_no, t.opened_at, count(s.member_id)::int as players,
           (count(s.seat) - count(s.member_id))::int as house, coalesce(sum(s.stack), 0)::bigint as stacks
      from rooms_table t left join rooms_seat s on s.table_id = t.id
     where ${isWanted}
       ${game === undefined ? sql`` : sql`and t.game = ${game}`}
       ${room === undefined ? sql`` : sql`and t.room = ${room}`}
       ${member === undefined ? sql`` : sql`and exists (select from rooms_seat o where o.table_id = t.id and o.member_id = ${member})`}
       ${openedIn('t', { from, to })}
       ${after === undefined ? sql`` : sql`and t.id < ${after}`}
     group by t.id order by t.id desc limit ${limit}`.execute(reader);
  return rows;
};

export type StaffHand = {
  readonly id: CardHandId;
  readonly table_id: CardTableId;
  readonly no: number;
  readonly room: string;
  readonly currency: string;
  readonly status: CardHandState;
  readonly players: number;
  readonly rake: bigint;
  readonly opened_at: Date;
};

export const listStaffHands = async (
  reader: Reader,
  given: Opened & {
    game?: CardGameCode | undefined;
    tableId?: CardTableId | undefined;
    room?: string | undefined;
    member?: MemberId | undefined;
    status?: CardHandState | undefined;
    before?: CardHandId | undefined;
    limit: number;
  },
): Promise<readonly StaffHand[]> => {
  const { game, tableId, room, member, status, before, limit } = given;
  const { rows } = await sql<StaffHand>`
    select h.id, h.table_id, h.no, h.room, h.currency, h.status, jsonb_array_length(h.seats) as players, h.rake, h.opened_at
      from rooms_hand h
     where ${before === undefined ? sql`true` : sql`h.id < ${before}`}
       ${tableId === undefined ? sql`` : sql`and h.table_id = ${tableId}`}
       ${game === undefined ? sql`` : sql`and h.game = ${game}`}
       ${room === undefined ? sql`` : sql`and h.room = ${room}`}
       ${status === undefined ? sql`` : sql`and h.status = ${status}`}
       ${openedIn('h', given)}
       ${member === undefined ? sql`` : sql`and exists (select from rooms_result r where r.hand_id = h.id and r.member_id = ${member})`}
     order by h.id desc limit ${limit}`.execute(reader);
  return rows;
};

export const lockHand = async (tx: Tx, id: CardHandId): Promise<HandRow | undefined> => {
  const { rows } = await sql<HandRow>`select * from rooms_hand where id = ${id} for update`.execute(tx);
  return rows[0];
};

export const markVoid = async (tx: Tx, id: CardHandId): Promise<void> => {
  await sql`update rooms_hand set status = 'VOID', version = version + 1 where id = ${id}`.execute(tx);
};

export type RakeRow = {
  readonly day: string;
  readonly room: string;
  readonly game: CardGameCode;
  readonly currency: string;
  readonly hands: number;
  readonly turnover: bigint;
  readonly rake: bigint;
  readonly house: bigint;
};

const RAKE_ROWS_MAX = 1_000;

/** By business day of the books. */
export const sumRake = async (reader: Reader, zone: string, from: Date, to: Date): Promise<readonly RakeRow[]> => {
  const { rows } = await sql<RakeRow>`
    select to_char(ended_at at time zone ${zone}, 'YYYY-MM-DD') as day, room, game, currency, count(*)::int as hands,
           sum(turnover)::bigint as turnover, sum(rake)::bigint as rake, sum(house_net)::bigint as house
      from rooms_hand where status = 'SETTLED' and ended_at >= ${from} and ended_at < ${to}
     group by 1, 2, 3, 4 order by 1 desc, 2, 4 limit ${RAKE_ROWS_MAX}`.execute(reader);
  return rows;
};
