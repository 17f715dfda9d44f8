import { contractTermsSchema } from '@fairground/contract/agents/contract-terms';
import type { ContractTerms, ContractType } from '@fairground/contract/agents/contract-terms';
import type { BillState } from '@fairground/contract/agents/contracts';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Reader } from '../../../platform/database/index.ts';
import type { Bill } from '../domain/contracts/bill.ts';

export type ShownBill = Omit<Bill, 'tierSeq' | 'overpaid'> & {
  readonly id: bigint;
  readonly contractId: bigint;
  readonly receiver: MemberId;
  readonly payer: MemberId | null;
  readonly terms: ContractTerms;
  readonly from: string;
  readonly to: string;
  readonly periodStart: Date;
  readonly lowerTotal: bigint;
  readonly paid: bigint;
  readonly status: BillState;
};

const read = async (reader: Reader, condition: ReturnType<typeof sql>): Promise<readonly ShownBill[]> => {
  const { rows } = await sql<Omit<ShownBill, 'terms'> & { terms: unknown }>`
    select b.id, b.contract_id as "contractId", b.receiver_id as receiver, b.payer_id as payer, c.terms,
           r.from_day::text as from, r.to_day::text as to, b.period_start as "periodStart", b.valid_bet as "validBet",
           b.stake, b.payout, b.rebate, b.promo, b.salary, b.fee, b.active, b.loss, b.carry_in as "carryIn", b.effective,
           b.carry_out as "carryOut", b.rate, b.gross, b.lower_total as "lowerTotal", b.paid, b.status
      from agents_bill b join agents_contract c on c.id = b.contract_id join agents_run r on r.id = b.run_id
     where ${condition}`.execute(reader);
  return rows.map((row) => ({ ...row, terms: z.decode(contractTermsSchema, row.terms as never) }));
};

/** Bills of a type that a member got or paid, the newest first. */
export const listBillsOf = (
  reader: Reader,
  member: MemberId,
  wanted: WantedBills,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ShownBill[]> =>
  read(reader, sql`${shownTo(member, wanted)} order by b.period_start desc, b.id desc offset ${offset} limit ${limit}`);

/** What these bills bring a member and cost it, of all pages. */
export const sumBillsOf = async (
  reader: Reader,
  member: MemberId,
  wanted: WantedBills,
): Promise<{ readonly received: bigint; readonly owed: bigint }> => {
  const { rows } = await sql<{ received: bigint; owed: bigint }>`
    select coalesce(sum(b.gross) filter (where b.receiver_id = ${member}), 0)::bigint as received,
           coalesce(sum(b.gross) filter (where b.payer_id = ${member}), 0)::bigint as owed
      from agents_bill b join agents_run r on r.id = b.run_id
     where ${shownTo(member, wanted)}`.execute(reader);
  return rows[0] ?? { received: 0n, owed: 0n };
};

/** One bill of a member on either side, once its run is past calculating. */
export const findBillOf = async (reader: Reader, member: MemberId, id: bigint): Promise<ShownBill | undefined> => {
  const [found] = await read(
    reader,
    sql`b.id = ${id} and r.status not in ('CALCULATING', 'CALCULATED')
      and (b.receiver_id = ${member} or b.payer_id = ${member})`,
  );
  return found;
};

/** What the receiver of a bill owes by the same run to those directly below. */
export const listBillsBelow = (
  reader: Reader,
  { receiver, periodStart, terms }: Pick<ShownBill, 'receiver' | 'periodStart' | 'terms'>,
): Promise<readonly ShownBill[]> =>
  read(
    reader,
    sql`b.payer_id = ${receiver} and b.period_start = ${periodStart} and r.type = ${terms.type}
      and r.period_type = ${terms.periodType} and b.gross > 0 order by b.gross desc, b.id`,
  );

/** Which bills are shown; a window within a day that reached nothing is left out. */
type WantedBills = {
  readonly type: ContractType;
  readonly range?: { readonly from: string; readonly to: string } | undefined;
  /** The other side. */
  readonly other?: MemberId | undefined;
};

const shownTo = (member: MemberId, { type, range, other }: WantedBills) => sql`
  r.type = ${type} and r.status not in ('CALCULATING', 'CALCULATED')
    and (b.receiver_id = ${member} or b.payer_id = ${member})
    and (b.gross > 0 or r.type in ('DIVIDEND', 'DAILY_SALARY'))
    and ${range === undefined ? sql`true` : sql`r.to_day >= ${range.from}::date and r.from_day <= ${range.to}::date`}
    and ${other === undefined ? sql`true` : sql`(b.receiver_id = ${other} or b.payer_id = ${other})`}`;

/** The bills of a run after one of them, those of the highest receivers first. */
export const listBillsOfRun = (
  reader: Reader,
  run: bigint,
  { after, limit }: { readonly after?: bigint | undefined; readonly limit: number },
): Promise<readonly ShownBill[]> =>
  read(
    reader,
    sql`b.run_id = ${run}
      and ${after === undefined ? sql`true` : sql`(b.depth, b.receiver_id) > (select depth, receiver_id from agents_bill where id = ${after})`}
      order by b.depth, b.receiver_id limit ${limit}`,
  );
