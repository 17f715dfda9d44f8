import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { walkRows } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { COLUMNS } from '../domain/columns.ts';
import type { FigureProduct, Sums } from '../domain/columns.ts';

/** Days of the business, `yyyy-MM-dd`, both included. */
export type DayRange = { readonly from: string; readonly to: string };

export type DayFigures = Sums & { readonly day: string; readonly product: FigureProduct };
export type ProductFigures = Sums & { readonly product: FigureProduct };

const within = ({ from, to }: DayRange): RawBuilder<unknown> =>
  sql`accounting_date between ${from}::date and ${to}::date`;
const NAMES = sql.join(COLUMNS.map((column) => sql.ref(column)));
const TOTALS = sql.join(COLUMNS.map((column) => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`));

export const listMemberDays = (reader: Reader, member: MemberId, range: DayRange): Promise<readonly DayFigures[]> =>
  listDays(reader, sql`figures_member_day where member_id = ${member} and ${within(range)}`);

export const listTeamDays = (reader: Reader, agent: MemberId, range: DayRange): Promise<readonly DayFigures[]> =>
  listDays(reader, sql`figures_team_day where agent_id = ${agent} and ${within(range)}`);

export const listSiteDays = (reader: Reader, range: DayRange): Promise<readonly DayFigures[]> =>
  listDays(reader, sql`figures_site_day where ${within(range)}`);

const listDays = async (reader: Reader, source: RawBuilder<unknown>): Promise<readonly DayFigures[]> => {
  const { rows } = await sql<DayFigures>`
    select accounting_date as day, product, ${NAMES} from ${source} order by accounting_date, product`.execute(reader);
  return rows;
};

export type ValidCash = { readonly member: MemberId; readonly product: BetCategory; readonly validCash: bigint };

/** What counted of the cash of members on a day, after one member, so many members at a time, by their ids. */
export const walkValidCash = async (
  reader: Reader,
  day: string,
  after: MemberId,
  members: number,
): Promise<readonly ValidCash[]> => {
  const { rows } = await sql<ValidCash>`
    select member_id as member, product, valid_bet_cash as "validCash" from figures_member_day
     where accounting_date = ${day}::date and product <> 'ALL' and member_id in (
       select distinct member_id from figures_member_day
        where accounting_date = ${day}::date and member_id > ${after} order by member_id limit ${members})
     order by member_id, product`.execute(reader);
  return rows;
};

/** The same of whole teams, by the ids of their heads. */
export const walkTeamValidCash = async (
  reader: Reader,
  day: string,
  after: MemberId,
  teams: number,
): Promise<readonly ValidCash[]> => {
  const { rows } = await sql<ValidCash>`
    select agent_id as member, product, valid_bet_cash as "validCash" from figures_team_day
     where accounting_date = ${day}::date and product <> 'ALL' and valid_bet_cash <> 0 and agent_id in (
       select distinct agent_id from figures_team_day
        where accounting_date = ${day}::date and agent_id > ${after} and valid_bet_cash <> 0
        order by agent_id limit ${teams})
     order by agent_id, product`.execute(reader);
  return rows;
};

export type PlayResult = { readonly member: MemberId } & Readonly<
  Record<'stakeCash' | 'payoutCash' | 'rebate' | 'promo', bigint>
>;

/** What the cash of members came to over a range, of those who staked some, after one member and in the order of numbers. */
export const walkResults = async (
  reader: Reader,
  range: DayRange,
  after: MemberId,
  members: number,
): Promise<readonly PlayResult[]> => {
  const { rows } = await sql<PlayResult>`
    select member_id as member, sum(stake_cash)::bigint as "stakeCash", sum(payout_cash)::bigint as "payoutCash",
           sum(rebate)::bigint as rebate, sum(promo)::bigint as promo
      from figures_member_day
     where ${within(range)} and member_id > ${after}
     group by member_id
    having sum(stake_cash) > 0
     order by member_id limit ${members}`.execute(reader);
  return rows;
};

/** Sums over a range, for each of several teams: a report of all direct downlines is one statement. */
export const sumTeamDays = async (
  reader: Reader,
  agents: readonly MemberId[],
  range: DayRange,
): Promise<ReadonlyMap<MemberId, readonly ProductFigures[]>> => {
  const { rows } = await sql<ProductFigures & { agent: MemberId }>`
    select agent_id as agent, product, ${TOTALS} from figures_team_day
     where agent_id = any(${`{${agents.join(',')}}`}::bigint[]) and ${within(range)}
     group by agent_id, product order by agent_id, product`.execute(reader);
  return Map.groupBy(rows, ({ agent }) => agent);
};

export type SettledSums = {
  readonly product: FigureProduct;
  readonly validBet: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly rebate: bigint;
  readonly promo: bigint;
  /** Fees of deposits and withdrawals. */
  readonly fee: bigint;
};

/** What contracts are settled by, of any number of teams at once: the cash columns alone, by product or of all of them as one. */
export const sumTeamsToSettle = async (
  reader: Reader,
  agents: readonly MemberId[],
  range: DayRange,
  by: 'product' | 'all',
): Promise<ReadonlyMap<MemberId, readonly SettledSums[]>> => {
  const product = by === 'all' ? sql`'ALL'` : sql`product`;
  const { rows } = await sql<SettledSums & { agent: MemberId }>`
    select agent_id as agent, ${product} as product, sum(valid_bet_cash)::bigint as "validBet", sum(stake_cash)::bigint as stake,
           sum(payout_cash)::bigint as payout, sum(rebate)::bigint as rebate, sum(promo)::bigint as promo,
           sum(deposit_fee + withdrawal_fee)::bigint as fee
      from figures_team_day
     where agent_id = any(${`{${agents.join(',')}}`}::bigint[]) and ${within(range)}
     group by 1, 2`.execute(reader);
  return Map.groupBy(rows, ({ agent }) => agent);
};

/** Salaries that each of these members itself got in a range; those without any are left out. */
export const sumSalaries = async (
  reader: Reader,
  members: readonly MemberId[],
  range: DayRange,
): Promise<ReadonlyMap<MemberId, bigint>> => {
  const { rows } = await sql<{ member: MemberId; salary: bigint }>`
    select member_id as member, sum(salary)::bigint as salary from figures_member_day
     where member_id = any(${`{${members.join(',')}}`}::bigint[]) and ${within(range)} and salary <> 0
     group by member_id`.execute(reader);
  return new Map(rows.map(({ member, salary }) => [member, salary]));
};

/** How many of these members staked something in a range: daily counts cannot be added up. */
export const countBettors = async (reader: Reader, members: readonly MemberId[], range: DayRange): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct member_id)::integer as count from figures_member_day
     where member_id = any(${members.map(String)}::bigint[]) and ${within(range)} and bet_count > 0`.execute(reader);
  return rows[0]?.count ?? 0;
};

/** How many members registered on a day, and how many of them bet one, seven and thirty days later. */
export type Retained = {
  readonly day: string;
  readonly came: number;
  readonly after1: number;
  readonly after7: number;
  readonly after30: number;
};

export const readRetention = async (reader: Reader, range: DayRange): Promise<readonly Retained[]> => {
  const after = (days: number) => sql`count(*) filter (where exists (
    select from figures_member_day later
     where later.member_id = came.member_id and later.accounting_date = came.accounting_date + ${days}::integer
       and later.bet_count > 0))::integer`;
  const { rows } = await sql<Retained>`
    select accounting_date::text as day, count(*)::integer as came,
           ${after(1)} as "after1", ${after(7)} as "after7", ${after(30)} as "after30"
      from figures_member_day came
     where ${within(range)} and product = 'ALL' and new_members > 0
     group by accounting_date order by accounting_date`.execute(reader);
  return rows;
};

/** Members whose own valid bets and deposits of a whole range reach these sums: one reading, handed over in pages. */
export const walkActive = (
  tx: Tx,
  range: DayRange,
  least: { readonly validBet: bigint; readonly deposit: bigint },
  onPage: (ids: readonly MemberId[]) => Promise<void>,
): Promise<void> =>
  walkRows<{ member: MemberId }>(
    tx,
    sql`select member_id as member from figures_member_day where ${within(range)} group by member_id
        having sum(valid_bet_cash) >= ${least.validBet} and sum(deposit) >= ${least.deposit}`,
    (rows) => onPage(rows.map(({ member }) => member)),
  );
