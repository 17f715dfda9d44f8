import type { ContractType } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { agentsIn } from './agents-in.ts';

export type Obligation = {
  readonly id: bigint;
  readonly billId: bigint;
  readonly debtor: MemberId;
  /** Null is the house. */
  readonly creditor: MemberId | null;
  readonly cause: 'CONTRACT' | 'CLAWBACK';
  readonly amount: bigint;
  readonly settled: bigint;
  readonly sweeps: number;
};

const COLUMNS = [
  'id',
  'bill_id as billId',
  'debtor_id as debtor',
  'creditor_id as creditor',
  'cause',
  'amount',
  'settled',
  'sweeps',
] as const;

type NewObligation = Pick<Obligation, 'billId' | 'debtor' | 'creditor' | 'cause' | 'amount'>;

export const insertObligations = async (tx: Tx, obligations: readonly NewObligation[], now: Date): Promise<void> => {
  if (obligations.length === 0) return;
  await agentsIn(tx)
    .insertInto('agents_obligation')
    .values(
      obligations.map(({ billId, debtor, creditor, cause, amount }) => ({
        ...{ bill_id: billId, debtor_id: debtor, creditor_id: creditor, cause, amount, created_at: now },
      })),
    )
    .execute();
};

/** An obligation that is not settled, with the type of the contract whose bill it comes from. */
export type OpenObligation = Obligation & { readonly type: ContractType };

/** What a member owes, the oldest first, kept until the commit. */
export const lockOpen = async (tx: Tx, debtor: MemberId): Promise<readonly OpenObligation[]> => {
  const { rows } = await sql<OpenObligation>`
    select o.id, o.bill_id as "billId", o.debtor_id as debtor, o.creditor_id as creditor, o.cause, o.amount, o.settled,
           o.sweeps, r.type
      from agents_obligation o join agents_bill b on b.id = o.bill_id join agents_run r on r.id = b.run_id
     where o.debtor_id = ${debtor} and o.status = 'OPEN'
     order by o.id for update of o`.execute(tx);
  return rows;
};

export const settleObligation = async (tx: Tx, id: bigint, paid: bigint): Promise<void> => {
  await sql`
    update agents_obligation
       set settled = settled + ${paid}, sweeps = sweeps + 1,
           status = case when settled + ${paid} = amount then 'SETTLED' else 'OPEN' end
     where id = ${id}`.execute(tx);
};

/** Closes obligations whose debt staff waived; what was settled of them stays. */
export const waiveObligations = async (tx: Tx, ids: readonly bigint[]): Promise<void> => {
  if (ids.length === 0) return;
  await agentsIn(tx).updateTable('agents_obligation').set({ status: 'WAIVED' }).where('id', 'in', ids).execute();
};

/** Members of these that owe something by contract. */
export const listDebtors = async (reader: Reader, members: readonly MemberId[]): Promise<readonly MemberId[]> => {
  const { rows } = await sql<{ debtor: MemberId }>`
    select distinct debtor_id as debtor from agents_obligation
     where status = 'OPEN' and debtor_id = any(${members.map(String)}::bigint[])`.execute(reader);
  return rows.map(({ debtor }) => debtor);
};

export const listObligations = async (
  reader: Reader,
  {
    before,
    status,
    debtor,
    limit,
  }: {
    readonly before?: bigint | undefined;
    readonly status?: 'OPEN' | 'SETTLED' | 'WAIVED' | undefined;
    readonly debtor?: MemberId | undefined;
    readonly limit: number;
  },
) => {
  let query = agentsIn(reader)
    .selectFrom('agents_obligation')
    .select([...COLUMNS, 'status', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  if (status !== undefined) query = query.where('status', '=', status);
  if (debtor !== undefined) query = query.where('debtor_id', '=', debtor);
  return query.execute();
};
