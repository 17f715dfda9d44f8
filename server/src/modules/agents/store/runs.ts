import type { ContractType, PeriodType } from '@fairground/contract/agents/contract-terms';
import type { BillState, RunState } from '@fairground/contract/agents/contracts';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { flightIn, recordSet } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Bill } from '../domain/contracts/bill.ts';
import type { CarriedPeriod } from '../domain/contracts/carry.ts';
import type { SettlementWindow } from '../domain/contracts/windows.ts';
import { agentsIn } from './agents-in.ts';

export type Run = {
  readonly id: bigint;
  readonly type: ContractType;
  readonly periodType: PeriodType;
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly start: Date;
  readonly end: Date;
  readonly status: RunState;
  readonly hash: string | null;
  readonly bills: number;
  readonly total: bigint;
  readonly houseTotal: bigint;
  readonly approvedBy: string | null;
  readonly createdAt: Date;
};

const COLUMNS = [
  'id',
  'type',
  'period_type as periodType',
  'period_key as key',
  'from_day as from',
  'to_day as to',
  'period_start as start',
  'period_end as end',
  'status',
  'figures_hash as hash',
  'bills',
  'total',
  'house_total as houseTotal',
  'approved_by as approvedBy',
  'created_at as createdAt',
] as const;

/** The run of a window, locked until the commit; written where there is none yet. Of two at once the second one waits. */
export const openRun = async (
  tx: Tx,
  type: ContractType,
  periodType: PeriodType,
  { key, from, to, start, end }: SettlementWindow,
  now: Date,
): Promise<Run> => {
  await agentsIn(tx)
    .insertInto('agents_run')
    .values({
      ...{ type, period_type: periodType, period_key: key, from_day: from, to_day: to },
      ...{ period_start: start, period_end: end, status: 'CALCULATING', created_at: now },
    })
    .onConflict((conflict) => conflict.columns(['type', 'period_type', 'period_key']).doNothing())
    .execute();
  return agentsIn(tx)
    .selectFrom('agents_run')
    .select(COLUMNS)
    .where('type', '=', type)
    .where('period_type', '=', periodType)
    .where('period_key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const lockRun = (tx: Tx, id: bigint): Promise<Run | undefined> =>
  agentsIn(tx).selectFrom('agents_run').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export const findRun = (reader: Reader, id: bigint): Promise<Run | undefined> =>
  agentsIn(reader).selectFrom('agents_run').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const listRuns = (
  reader: Reader,
  {
    before,
    status,
    type,
    limit,
  }: {
    readonly before?: bigint | undefined;
    readonly status?: RunState | undefined;
    readonly type?: ContractType | undefined;
    readonly limit: number;
  },
): Promise<Run[]> => {
  let query = agentsIn(reader).selectFrom('agents_run').select(COLUMNS).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  if (status !== undefined) query = query.where('status', '=', status);
  if (type !== undefined) query = query.where('type', '=', type);
  return query.execute();
};

export const listUnpaid = (reader: Reader): Promise<Run[]> =>
  agentsIn(reader)
    .selectFrom('agents_run')
    .select(COLUMNS)
    .where('status', 'in', ['APPROVED', 'PAYING'])
    .orderBy('id')
    .limit(1_000)
    .execute();

/** The windows of a type that have a run which is past calculating. */
export const listSettledKeys = async (
  reader: Reader,
  type: ContractType,
  periodType: PeriodType,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ key: string }>`
    select period_key as key from agents_run
     where type = ${type} and period_type = ${periodType} and status <> 'CALCULATING'
       and period_key = any(${[...keys]}::text[])`.execute(reader);
  return new Set(rows.map(({ key }) => key));
};

export const updateRun = async (
  tx: Tx,
  id: bigint,
  change: {
    readonly status: RunState;
    readonly hash?: string;
    readonly bills?: number;
    readonly total?: bigint;
    readonly houseTotal?: bigint;
    readonly approvedBy?: string;
    readonly at: Date;
  },
): Promise<void> => {
  const { status, hash, bills, total, houseTotal, approvedBy, at } = change;
  await agentsIn(tx)
    .updateTable('agents_run')
    .set({
      status,
      ...(hash !== undefined && { figures_hash: hash }),
      ...(bills !== undefined && { bills }),
      ...(total !== undefined && { total }),
      ...(houseTotal !== undefined && { house_total: houseTotal }),
      ...(approvedBy !== undefined && { approved_by: approvedBy, approved_at: at }),
      ...(status === 'PAID' && { paid_at: at }),
    })
    .where('id', '=', id)
    .execute();
};

export type NewBill = Bill & {
  readonly contractId: bigint;
  readonly receiver: MemberId;
  readonly payer: MemberId | null;
  readonly depth: number;
  readonly lowerTotal: bigint;
};

const BATCH = 5_000;

const BILLS = recordSet({
  ...{ run_id: 'bigint', contract_id: 'bigint', receiver_id: 'bigint', payer_id: 'bigint', depth: 'smallint' },
  ...{ period_start: 'timestamptz', valid_bet: 'bigint', stake: 'bigint', payout: 'bigint', rebate: 'bigint' },
  ...{ promo: 'bigint', salary: 'bigint', fee: 'bigint', active: 'integer', loss: 'bigint', carry_in: 'bigint' },
  ...{ effective: 'bigint', carry_out: 'bigint', tier_seq: 'smallint', rate: 'integer', gross: 'bigint' },
  ...{ lower_total: 'bigint', overpaid: 'bigint', status: 'text' },
} as const);

const billRow = (run: Run, bill: NewBill) => ({
  ...{ run_id: run.id, contract_id: bill.contractId, receiver_id: bill.receiver, payer_id: bill.payer },
  ...{ depth: bill.depth, period_start: run.start, valid_bet: bill.validBet, stake: bill.stake, payout: bill.payout },
  ...{ rebate: bill.rebate, promo: bill.promo, salary: bill.salary, fee: bill.fee, active: bill.active },
  ...{ loss: bill.loss, carry_in: bill.carryIn, effective: bill.effective, carry_out: bill.carryOut },
  ...{ tier_seq: bill.tierSeq, rate: bill.rate, gross: bill.gross, lower_total: bill.lowerTotal },
  overpaid: bill.overpaid,
  status: bill.gross === 0n && bill.overpaid === 0n ? ('NOT_REACHED' as const) : ('CALCULATED' as const),
});

/** Writes the bills of a run anew; nothing of it is paid yet. */
export const writeBills = async (tx: Tx, run: Run, bills: readonly NewBill[]): Promise<void> => {
  await agentsIn(tx).deleteFrom('agents_bill').where('run_id', '=', run.id).execute();
  await flightIn(tx, async (flight) => {
    for (let first = 0; first < bills.length; first += BATCH)
      flight.tell({
        name: 'agents.write-bills',
        text: `insert into agents_bill (${BILLS.columns}) select ${BILLS.selected} from ${BILLS.source}`,
        values: BILLS.valuesOf(bills.slice(first, first + BATCH).map((bill) => billRow(run, bill))),
      });
    await Promise.resolve();
  });
};

/**
 * The last period of each of these receivers before a moment, if it ended late enough: what carries into the next one. A
 * period has at most 31 days.
 */
export const listCarried = async (
  reader: Reader,
  type: ContractType,
  receivers: readonly MemberId[],
  { before, endedSince, from }: { readonly before: Date; readonly endedSince: Date; readonly from: string },
): Promise<ReadonlyMap<MemberId, CarriedPeriod>> => {
  if (receivers.length === 0) return new Map();
  const { rows } = await sql<CarriedPeriod & { receiver: MemberId }>`
    select given.receiver, last.loss, last.effective,
           date_trunc('month', last.from_day) <> date_trunc('month', ${from}::date) as "isOfOtherMonth"
      from unnest(${receivers.map(String)}::bigint[]) as given (receiver),
           lateral (select b.loss, b.effective, r.from_day from agents_bill b join agents_run r on r.id = b.run_id
                     where b.receiver_id = given.receiver and r.type = ${type} and b.period_start < ${before}
                       and b.period_start >= ${endedSince}::timestamptz - interval '32 days' and r.period_end >= ${endedSince}
                     order by b.period_start desc limit 1) as last`.execute(reader);
  return new Map(rows.map(({ receiver, ...carried }) => [receiver, carried]));
};

/** What earlier windows of the same day paid, by contract. */
export const sumEarlierToday = async (
  reader: Reader,
  type: ContractType,
  { day, before }: { readonly day: string; readonly before: Date },
): Promise<ReadonlyMap<bigint, { readonly gross: bigint }>> => {
  const { rows } = await sql<{ contract: bigint; gross: bigint }>`
    select b.contract_id as contract, sum(b.gross)::bigint as gross
      from agents_run r join agents_bill b on b.run_id = r.id
     where r.type = ${type} and r.from_day = ${day}::date and r.period_start < ${before} and b.status <> 'VOID'
     group by b.contract_id having sum(b.gross) <> 0`.execute(reader);
  return new Map(rows.map(({ contract, ...sums }) => [contract, sums]));
};

/** What each receiver gets by a run and got by the one before of the same kind, the largest changes first. */
export const listChanges = async (
  reader: Reader,
  run: bigint,
  limit: number,
): Promise<readonly { readonly receiver: MemberId; readonly before: bigint; readonly now: bigint }[]> => {
  const { rows } = await sql<{ receiver: MemberId; before: bigint; now: bigint }>`
    with this as (select * from agents_run where id = ${run}),
         last as (select l.id from agents_run l, this
                   where l.type = this.type and l.period_type = this.period_type and l.period_start < this.period_start
                     and l.status <> 'CALCULATING'
                   order by l.period_start desc limit 1),
         bill as (select receiver_id, gross as now, 0 as before from agents_bill where run_id = ${run}
                  union all
                  select receiver_id, 0, gross from agents_bill where run_id = (select id from last))
    select receiver_id as receiver, sum(before)::bigint as before, sum(now)::bigint as now
      from bill group by receiver_id having sum(now) <> 0 or sum(before) <> 0
     order by abs(sum(now) - sum(before)) desc, receiver_id limit ${limit}`.execute(reader);
  return rows;
};

export type UnpaidBill = {
  readonly id: bigint;
  readonly receiver: MemberId;
  readonly payer: MemberId | null;
  readonly gross: bigint;
  readonly overpaid: bigint;
  readonly depth: number;
};

/** Bills of a run that nothing was done about yet, those of the highest receivers first. */
export const listUnpaidBills = async (
  reader: Reader,
  run: bigint,
  after: Pick<UnpaidBill, 'depth' | 'receiver'>,
  limit: number,
): Promise<readonly UnpaidBill[]> =>
  agentsIn(reader)
    .selectFrom('agents_bill')
    .select(['id', 'receiver_id as receiver', 'payer_id as payer', 'gross', 'overpaid', 'depth'])
    .where('run_id', '=', run)
    .where('status', '=', 'CALCULATED')
    .where(sql<boolean>`(depth, receiver_id) > (${after.depth}, ${after.receiver})`)
    .orderBy('depth')
    .orderBy('receiver_id')
    .limit(limit)
    .execute();

/** Every bill of a run is void; nothing of it was paid. */
export const voidBills = async (tx: Tx, run: bigint): Promise<void> => {
  await agentsIn(tx).updateTable('agents_bill').set({ status: 'VOID' }).where('run_id', '=', run).execute();
};

/** What each contract gets by a run. */
export const listGrosses = async (reader: Reader, run: bigint): Promise<ReadonlyMap<bigint, bigint>> => {
  const rows = await agentsIn(reader)
    .selectFrom('agents_bill')
    .select(['contract_id as contract', 'gross'])
    .where('run_id', '=', run)
    .execute();
  return new Map(rows.map(({ contract, gross }) => [contract, gross]));
};

/** Those of these bills that nothing was done about yet, kept until the commit. */
export const lockDueBills = async (tx: Tx, ids: readonly bigint[]): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from agents_bill where id = any(${`{${ids.join(',')}}`}::bigint[]) and status = 'CALCULATED'
     order by id for update`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

export const lockBill = (tx: Tx, id: bigint) =>
  agentsIn(tx)
    .selectFrom('agents_bill')
    .select(['id', 'gross', 'paid'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type BillChange = { readonly status: BillState; readonly paid: bigint };

export const updateBill = async (tx: Tx, id: bigint, { status, paid }: BillChange) => {
  await agentsIn(tx).updateTable('agents_bill').set({ status, paid }).where('id', '=', id).execute();
};

const CHANGES = recordSet<BillChange & { id: bigint }>({ id: 'bigint', status: 'text', paid: 'bigint' });

export const updateBills = async (tx: Tx, bills: readonly (BillChange & { readonly id: bigint })[]): Promise<void> => {
  if (bills.length === 0) return;
  await flightIn(tx, (flight) =>
    flight.ask({
      name: 'agents.update-bills',
      text: `update agents_bill b set status = given.status, paid = given.paid from ${CHANGES.source} where b.id = given.id`,
      values: CHANGES.valuesOf(bills),
    }),
  );
};
