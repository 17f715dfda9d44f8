import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { GivenRate } from '../domain/rates.ts';
import { membersIn } from './members-in.ts';

/** The line of a member on a day, from its head down to itself; nobody for a trial, which stands in none. */
export const listLine = async (reader: Reader, member: MemberId, day: string): Promise<readonly GivenRate[]> => {
  const { rows } = await sql<GivenRate>`
    select m.id, m.is_agent as "isAgent", m.status = 'system' as "isHouse",
           case when c.is_changed then c.series else m.series end as rate
      from members_member me join members_member m on m.id = any(me.path)
      left join lateral (
        select true as is_changed, series from members_series_change
         where member_id = m.id and from_day <= ${day}::date order by from_day desc limit 1) c on true
     where me.id = ${member} order by cardinality(m.path)`.execute(reader);
  return rows;
};

/** The lines of many members on a day, as `listLine` answers each; a trial has none. */
export const listLinesOn = async (
  reader: Reader,
  members: readonly MemberId[],
  day: string,
): Promise<ReadonlyMap<MemberId, readonly GivenRate[]>> => {
  const { rows } = await sql<GivenRate & { of: MemberId }>`
    with wanted as (
      select me.id as of, step.id, step.depth
        from members_member me cross join lateral unnest(me.path) with ordinality as step(id, depth)
       where me.id = any(${members}::bigint[])),
    -- Members of a line share those above them: the rate of each is looked up once.
    given as (
      select m.id, m.is_agent, m.status = 'system' as is_house,
             case when c.is_changed then c.series else m.series end as rate
        from (select distinct id from wanted) w join members_member m on m.id = w.id
        left join lateral (
          select true as is_changed, series from members_series_change
           where member_id = m.id and from_day <= ${day}::date order by from_day desc limit 1) c on true)
    select w.of, g.id, g.is_agent as "isAgent", g.is_house as "isHouse", g.rate
      from wanted w join given g on g.id = w.id order by w.of, w.depth`.execute(reader);
  const lines = new Map<MemberId, GivenRate[]>();
  for (const { of, ...step } of rows) {
    const line = lines.get(of);
    if (line === undefined) lines.set(of, [step]);
    else line.push(step);
  }
  return lines;
};

/** What heads of lines hold on a day. */
export const findRateOfHeads = async (reader: Reader, day: string): Promise<number | undefined> => {
  const { rows } = await sql<{ series: number }>`
    select case when next_series_from <= ${day}::date then next_series_of_heads else series_of_heads end as series
      from members_setting`.execute(reader);
  return rows[0]?.series;
};

/** What was said before for the same day counts no more. */
export const insertRateChange = async (
  tx: Tx,
  member: MemberId,
  rate: number | null,
  from: string,
  at: Date,
): Promise<void> => {
  await membersIn(tx)
    .insertInto('members_series_change')
    .values({ member_id: member, from_day: from, series: rate, set_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'from_day']).doUpdateSet({ series: rate, set_at: at }))
    .execute();
};

/** What newcomers are given counts at once, what heads hold from a day on. */
export const updateRatesOfAll = async (
  tx: Tx,
  { heads, newcomers }: { readonly heads: number; readonly newcomers: number | null },
  { today, from }: { readonly today: string; readonly from: string },
): Promise<void> => {
  await sql`update members_setting
      set series_of_heads = case when next_series_from <= ${today}::date then next_series_of_heads else series_of_heads end,
          next_series_of_heads = ${heads}, next_series_from = ${from}::date, series_of_newcomers = ${newcomers}`.execute(
    tx,
  );
};

/** From which rate on agents give only what their quota says; nothing where none is rationed. */
export const findRationedFrom = async (reader: Reader): Promise<number | null> => {
  const row = await membersIn(reader).selectFrom('members_setting').select('rationed_from').executeTakeFirst();
  return row?.rationed_from ?? null;
};

export const updateRationedFrom = async (tx: Tx, rate: number | null): Promise<void> => {
  await membersIn(tx).updateTable('members_setting').set({ rationed_from: rate }).execute();
};

/** Takes one of what an agent may give; false where nothing is left. */
export const takeRateQuota = async (tx: Tx, agent: MemberId, rate: number): Promise<boolean> => {
  const { rows } = await sql<{ is_used: boolean }>`
    select members_use_series_quota(${agent}, ${rate}::smallint) as is_used`.execute(tx);
  return rows[0]?.is_used === true;
};

export const findRateQuota = (reader: Reader, agent: MemberId, rate: number) =>
  membersIn(reader)
    .selectFrom('members_series_quota')
    .select(['most', 'used'])
    .where('agent_id', '=', agent)
    .where('series', '=', rate)
    .executeTakeFirst();

/** False where more than that were given already. */
export const upsertRateQuota = async (tx: Tx, agent: MemberId, rate: number, most: number): Promise<boolean> => {
  const { rows } =
    await sql`insert into members_series_quota as q (agent_id, series, most) values (${agent}, ${rate}, ${most})
    on conflict (agent_id, series) do update set most = excluded.most where q.used <= excluded.most returning q.most`.execute(
      tx,
    );
  return rows.length > 0;
};

export const listRateQuotas = (reader: Reader, agent: MemberId) =>
  membersIn(reader)
    .selectFrom('members_series_quota')
    .select(['series as rate', 'most', 'used'])
    .where('agent_id', '=', agent)
    .orderBy('series', 'desc')
    .limit(200)
    .execute();
