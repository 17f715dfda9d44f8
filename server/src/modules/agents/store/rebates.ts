import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { flightIn, recordSet } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { BranchRebate } from '../domain/branch-rebates.ts';
import { agentsIn } from './agents-in.ts';

export const hasRebateRun = async (reader: Reader, day: string): Promise<boolean> =>
  (await agentsIn(reader)
    .selectFrom('agents_rebate_run')
    .select('accounting_date')
    .where('accounting_date', '=', day)
    .executeTakeFirst()) !== undefined;

/** The days from one on that were computed, and the first day of all that was; nothing where none was yet. */
export const readRebateRuns = async (
  reader: Reader,
  from: string,
): Promise<{ readonly first: string | undefined; readonly done: ReadonlySet<string> }> => {
  const { rows } = await sql<{ day: string; first: string }>`
    select accounting_date::text as day, (select min(accounting_date)::text from agents_rebate_run) as first
      from agents_rebate_run where accounting_date >= least(${from}::date, (select max(accounting_date) from agents_rebate_run))`.execute(
    reader,
  );
  return { first: rows[0]?.first, done: new Set(rows.map(({ day }) => day)) };
};

/** One transaction computes a day at a time. */
export const lockRebateDay = async (tx: Tx, day: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents rebate ${day}`}, 0))`.execute(tx);
};

const REBATES = recordSet({
  ...{ member_id: 'bigint', branch_id: 'bigint', product: 'text', accounting_date: 'date', base: 'bigint' },
  ...{ rate_ppm: 'integer', amount: 'bigint' },
} as const);

/** Each agent, branch and product of a day once: what is computed again changes nothing. */
export const insertRebates = async (tx: Tx, day: string, rebates: readonly BranchRebate[]): Promise<void> => {
  if (rebates.length === 0) return;
  const rows = rebates.map(({ member, branch, product, base, rate, amount }) => ({
    ...{ member_id: member, branch_id: branch, product, accounting_date: day, base, rate_ppm: rate, amount },
  }));
  // One array for each column: a page of branches has more values than a statement takes parameters.
  await flightIn(tx, (flight) =>
    flight.ask({
      name: 'agents.write-rebates',
      text: `insert into agents_rebate_day (${REBATES.columns}) select ${REBATES.selected} from ${REBATES.source}
             on conflict do nothing`,
      values: REBATES.valuesOf(rows),
    }),
  );
};

/** Adds a day up by receiver and notes it as computed, in one transaction. */
export const closeRebateDay = async (tx: Tx, day: string, at: Date): Promise<void> => {
  await sql`
    insert into agents_rebate_payment (accounting_date, member_id, amount)
    select accounting_date, member_id, sum(amount) from agents_rebate_day where accounting_date = ${day}::date
     group by accounting_date, member_id having sum(amount) <> 0
    on conflict do nothing`.execute(tx);
  await sql`
    insert into agents_rebate_run (accounting_date, receivers, total, at)
    select ${day}::date, count(*), coalesce(sum(amount), 0), ${at} from agents_rebate_payment
     where accounting_date = ${day}::date
    on conflict do nothing`.execute(tx);
};

export type RebatePayment = { readonly day: string; readonly member: MemberId; readonly amount: bigint };

/** What is due and not paid, some at a time, locked; what another node is paying is passed over. */
export const lockRebatePayments = async (tx: Tx, limit: number): Promise<readonly RebatePayment[]> => {
  const { rows } = await sql<RebatePayment>`
    select accounting_date::text as day, member_id as member, amount from agents_rebate_payment
     where not is_paid order by accounting_date, member_id limit ${limit} for update skip locked`.execute(tx);
  return rows;
};

export const markRebatesPaid = async (tx: Tx, payments: readonly RebatePayment[]): Promise<void> => {
  await sql`
    update agents_rebate_payment p set is_paid = true
      from unnest(${`{${payments.map(({ day }) => day).join(',')}}`}::date[],
                  ${`{${payments.map(({ member }) => member).join(',')}}`}::bigint[]) as paid(day, member)
     where p.accounting_date = paid.day and p.member_id = paid.member`.execute(tx);
};

export const listRebateRuns = (reader: Reader, before: string | undefined, limit: number) => {
  let query = agentsIn(reader)
    .selectFrom('agents_rebate_run')
    .select(['accounting_date as day', 'receivers', 'total', 'at'])
    .orderBy('accounting_date', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('accounting_date', '<', before);
  return query.execute();
};

/** What one agent got of each branch and product of a range of days, the newest first. */
export const listRebatesOf = async (
  reader: Reader,
  member: MemberId,
  { from, to }: { readonly from: string; readonly to: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly (BranchRebate & { readonly day: string })[]> => {
  const { rows } = await sql<BranchRebate & { day: string }>`
    select accounting_date::text as day, member_id as member, branch_id as branch, product, base, rate_ppm as rate, amount
      from agents_rebate_day
     where member_id = ${member} and accounting_date between ${from}::date and ${to}::date
     order by accounting_date desc, branch_id, product offset ${offset} limit ${limit}`.execute(reader);
  return rows;
};
