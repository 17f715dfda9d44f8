import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
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
