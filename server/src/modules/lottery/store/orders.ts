import type { MemberId } from '@fairground/contract/ids';
import type { ChaseId, OrderId } from '@fairground/contract/lottery/fields';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { GameId } from '../../betting/index.ts';
import type { StoredLine } from '../domain/line.ts';
import type { IssueId, IssueState, LotteryTables } from '../tables.ts';
import { list, lotteryIn, quoted } from './lottery-in.ts';

export type OrderRow = Selectable<LotteryTables['lottery_order']>;

/** An order with what is known of its issue and what it won. */
export type FoundOrder = OrderRow & {
  readonly numero: string;
  readonly lock_at: Date;
  readonly draw_at: Date;
  readonly issue_state: IssueState;
  readonly settled_at: Date | null;
  readonly board: string[] | null;
  readonly payout: bigint | null;
  readonly line_payouts: bigint[] | null;
  readonly voided: bigint | null;
  /** By the clock of the database. */
  readonly sells: boolean;
};

const FOUND = sql`
  select o.*, i.numero, i.lock_at, i.draw_at, i.state as issue_state, i.settled_at, i.board, w.payout, w.lines as line_payouts, w.voided,
         i.state in ('SCHEDULED', 'OPEN') and clock_timestamp() < i.lock_at as sells
    from lottery_order o join lottery_issue i on i.id = o.issue_id
    left join lottery_win w on w.issue_id = o.issue_id and w.order_id = o.id`;

export const findOrder = async (reader: Reader, member: MemberId, id: OrderId): Promise<FoundOrder | undefined> => {
  const { rows } = await sql<FoundOrder>`${FOUND} where o.member_id = ${member} and o.id = ${id}`.execute(reader);
  return rows[0];
};

export type OrderFilters = {
  readonly game?: GameId | undefined;
  readonly chase?: ChaseId | undefined;
  readonly which: 'ALL' | 'OPEN' | 'OVER';
  readonly before?: OrderId | undefined;
};

const OVER = sql`(o.cancelled_at is not null or i.state in ('SETTLED', 'CANCELLED', 'CORRECTED', 'CORRECTING'))`;

export const listOrdersOf = async (
  reader: Reader,
  member: MemberId,
  { game, chase, which, before }: OrderFilters,
  limit: number,
): Promise<readonly FoundOrder[]> => {
  const { rows } = await sql<FoundOrder>`${FOUND}
     where o.member_id = ${member}
       ${game === undefined ? sql`` : sql`and o.game_id = ${game}`}
       ${chase === undefined ? sql`` : sql`and o.chase_id = ${chase}`}
       ${before === undefined ? sql`` : sql`and o.id < ${before}`}
       ${which === 'ALL' ? sql`` : which === 'OVER' ? sql`and ${OVER}` : sql`and not ${OVER}`}
     order by o.id desc limit ${limit}`.execute(reader);
  return rows;
};

/** The orders of a chase in the order of their issues. */
export const listOrdersOfChase = async (reader: Reader, chase: ChaseId): Promise<readonly FoundOrder[]> => {
  const { rows } = await sql<FoundOrder>`${FOUND} where o.chase_id = ${chase} order by i.draw_at, o.id`.execute(reader);
  return rows;
};

export const listGamesBetOn = async (reader: Reader, member: MemberId): Promise<readonly GameId[]> => {
  const { rows } = await sql<{ game: GameId }>`
    select game_id as game from (select game_id, id from lottery_order where member_id = ${member} order by id desc limit 500) o
     group by game_id order by max(id) desc limit 50`.execute(reader);
  return rows.map(({ game }) => game);
};

/** Marks an order as taken back; false where it was before. */
export const cancelOrderRow = async (tx: Tx, issue: IssueId, id: OrderId): Promise<boolean> => {
  const { rows } = await sql`update lottery_order set cancelled_at = clock_timestamp()
    where issue_id = ${issue} and id = ${id} and cancelled_at is null returning id`.execute(tx);
  return rows.length > 0;
};

/** The content and the owner of a ticket. All tickets of an issue are read, so no other column is selected. */
const TICKET_COLUMNS = [
  'id',
  'member_id',
  'client_id',
  'mode',
  'series',
  'currency',
  'amount',
  'lines',
  'placed_at',
] as const satisfies readonly (keyof OrderRow)[];

/** Orders of an issue that were not taken back, in the order of their tickets. */
export const listTickets = (
  reader: Reader,
  issue: IssueId,
  range: { readonly after?: bigint; readonly from?: bigint },
  limit: number,
): Promise<Pick<OrderRow, (typeof TICKET_COLUMNS)[number]>[]> =>
  lotteryIn(reader)
    .selectFrom('lottery_order')
    .select(TICKET_COLUMNS)
    .where('issue_id', '=', issue)
    .where('id', range.from === undefined ? '>' : '>=', (range.from ?? range.after ?? 0n) as OrderId)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Orders of one mode and series; their lines stand in the same places. */
export type AlikeOrders = {
  readonly mode: OrderRow['mode'];
  readonly series: number;
  readonly orders: readonly OrderId[];
  readonly lines: readonly (readonly StoredLine[])[];
};

/**
 * The lines of so many orders after an id, up to another, and the last id looked at; of those alone that have one of
 * some contents, if any are named. They come as one text for all orders that are alike: a row of its own for each would
 * cost more than what is in it.
 */
export const listLines = async (
  reader: Reader,
  issue: IssueId,
  { after, through }: { readonly after: bigint; readonly through: bigint },
  contents: readonly string[] | undefined,
  limit: number,
): Promise<{ readonly last: bigint; readonly alike: readonly AlikeOrders[] } | undefined> => {
  const { rows } = await sql<{
    readonly mode: OrderRow['mode'];
    readonly series: number;
    readonly last: bigint;
    readonly orders: string;
    readonly lines: string;
  }>`
    select mode, series, max(id) as last, string_agg(id::text, ',') as orders, '[' || string_agg(lines::text, ',') || ']' as lines
      from (select id, mode, series, lines from lottery_order
             where issue_id = ${issue} and id > ${after} and id <= ${through} and cancelled_at is null
               ${contents === undefined ? sql`` : sql`and exists (select from jsonb_array_elements(lines) l where l ->> 1 = any(${list(contents.map(quoted))}::text[]))`}
             order by id limit ${limit}) o
     group by mode, series`.execute(reader);
  const [first] = rows;
  if (!first) return undefined;
  return {
    last: rows.reduce((most, { last }) => (last > most ? last : most), first.last),
    alike: rows.map(({ mode, series, orders, lines }) => ({
      mode,
      series,
      orders: orders.split(',').map((order) => BigInt(order) as OrderId),
      lines: JSON.parse(lines) as readonly (readonly StoredLine[])[],
    })),
  };
};

/** How many orders of a range stand. */
export const countOrders = async (
  reader: Reader,
  issue: IssueId,
  { after, through }: { readonly after: bigint; readonly through: bigint },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lottery_order
     where issue_id = ${issue} and id > ${after} and id <= ${through} and cancelled_at is null`.execute(reader);
  return rows[0]?.count ?? 0;
};

export type SoldContent = { readonly mode: OrderRow['mode']; readonly play: string; readonly content: string };

/** Every content that was sold on an issue, once; nothing where they are too many. */
export const listSold = async (reader: Reader, issue: IssueId): Promise<readonly SoldContent[]> => {
  const { rows } = await sql<SoldContent>`
    select q.mode, q.play, q.content
      from lottery_sold s cross join lateral unnest(s.modes, s.plays, s.contents) q(mode, play, content)
     where s.issue_id = ${issue}`.execute(reader);
  return rows;
};

export const deleteSold = async (tx: Tx, issue: IssueId): Promise<void> => {
  await lotteryIn(tx).deleteFrom('lottery_sold').where('issue_id', '=', issue).execute();
};

export type NewWin = { readonly order: OrderId; readonly payout: bigint; readonly lines: readonly bigint[] };

/** Writes what orders won. A chunk that is settled again writes the same. */
export const upsertWins = async (db: Db | Tx, issue: IssueId, wins: readonly NewWin[]): Promise<void> => {
  if (wins.length === 0) return;
  await sql`insert into lottery_win (issue_id, order_id, payout, lines)
    select ${issue}, q.id, q.payout, string_to_array(q.lines, ' ')::bigint[]
      from unnest(${list(wins.map(({ order }) => order.toString()))}::bigint[], ${list(wins.map(({ payout }) => payout.toString()))}::bigint[],
                  ${list(wins.map(({ lines }) => `"${lines.join(' ')}"`))}::text[]) q(id, payout, lines)
    on conflict (issue_id, order_id) do update set payout = excluded.payout, lines = excluded.lines`.execute(db);
};

export const listWins = (reader: Reader, issue: IssueId, orders: readonly OrderId[]) =>
  lotteryIn(reader)
    .selectFrom('lottery_win')
    .select(['order_id', 'payout', 'voided'])
    .where('issue_id', '=', issue)
    .where('order_id', 'in', orders)
    .execute();

/** Orders whose names begin so, among the member's last ones: what one call placed together. */
export const listOrdersByClient = async (
  reader: Reader,
  member: MemberId,
  prefix: string,
): Promise<readonly OrderId[]> => {
  const { rows } = await sql<{ id: OrderId }>`
    select id from (select id, client_id from lottery_order where member_id = ${member} order by id desc limit 1000) o
     where starts_with(client_id, ${prefix}) order by id`.execute(reader);
  return rows.map(({ id }) => id);
};

/** Lets one call at a time use a name of the member's. */
export const lockName = async (tx: Tx, member: MemberId, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('lottery_order'), hashtext(${`${member} ${name}`}))`.execute(tx);
};
