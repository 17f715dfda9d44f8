import type { ContractType } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { agentsIn } from './agents-in.ts';

export type DisputeNote = {
  readonly id: bigint;
  readonly member: MemberId | null;
  readonly staff: string | null;
  readonly note: string;
  readonly state: 'OPEN' | 'CLOSED';
  readonly at: Date;
};

type NewNote = Omit<DisputeNote, 'id'> & { readonly billId: bigint; readonly key: string };

/** Adds a note to the log of a bill; the same key is one note. Answers whether it is new. */
export const insertNote = async (
  tx: Tx,
  { billId, member, staff, note, state, key, at }: NewNote,
): Promise<boolean> => {
  const rows = await agentsIn(tx)
    .insertInto('agents_dispute_note')
    .values({ bill_id: billId, member_id: member, staff, note, state, request_key: key, at })
    .onConflict((conflict) => conflict.constraint('agents_dispute_note_is_written_once').doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** Whether the key stands for a note of these words. */
export const isSameNote = async (
  reader: Reader,
  { billId, member, note, key }: Pick<NewNote, 'billId' | 'member' | 'note' | 'key'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from agents_dispute_note
     where bill_id = ${billId} and member_id is not distinct from ${member}::bigint and request_key = ${key}
       and note = ${note}`.execute(reader);
  return rows.length > 0;
};

/** What was written about a bill, the oldest first. */
export const listNotes = (reader: Reader, billId: bigint): Promise<DisputeNote[]> =>
  agentsIn(reader)
    .selectFrom('agents_dispute_note')
    .select(['id', 'member_id as member', 'staff', 'note', 'state', 'at'])
    .where('bill_id', '=', billId)
    .orderBy('id')
    .execute();

export type Dispute = {
  readonly billId: bigint;
  readonly type: ContractType;
  readonly period: string;
  readonly receiver: MemberId;
  readonly payer: MemberId | null;
  readonly gross: bigint;
  readonly paid: bigint;
  readonly state: 'OPEN' | 'CLOSED';
  readonly notes: number;
  readonly at: Date;
};

/** Bills that somebody wrote about, those written about last first; or one of them. */
export const listDisputes = async (
  reader: Reader,
  { before, billId, limit }: { readonly before?: bigint | undefined; readonly billId?: bigint; readonly limit: number },
): Promise<readonly (Dispute & { readonly lastNote: bigint })[]> => {
  const { rows } = await sql<Dispute & { lastNote: bigint }>`
    select b.id as "billId", r.type, r.period_key as period, b.receiver_id as receiver, b.payer_id as payer, b.gross, b.paid,
           last.state, last.at, last.id as "lastNote",
           (select count(*)::int from agents_dispute_note n where n.bill_id = b.id) as notes
      from agents_dispute_note last
      join agents_bill b on b.id = last.bill_id join agents_run r on r.id = b.run_id
     where last.id = (select max(n.id) from agents_dispute_note n where n.bill_id = last.bill_id)
       and ${before === undefined ? sql`true` : sql`last.id < ${before}`}
       and ${billId === undefined ? sql`true` : sql`last.bill_id = ${billId}`}
     order by last.id desc limit ${limit}`.execute(reader);
  return rows;
};
