import type { Id, MemberId } from '@fairground/contract/ids';
import type { PairLink, TraceKind } from '@fairground/contract/risk/states';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { riskIn } from './risk-in.ts';

/** What two members share, each with how many accounts have it; counting ends at `countMax`. */
export const listCommon = async (
  reader: Reader,
  one: MemberId,
  other: MemberId,
  countMax: number,
): Promise<readonly { readonly kind: TraceKind; readonly accounts: number }[]> => {
  const { rows } = await sql<{ kind: TraceKind; accounts: number }>`
    select m.kind, o.accounts
      from risk_trace m join risk_trace t on t.kind = m.kind and t.mark = m.mark,
           lateral (select count(*)::integer as accounts from (
             select 1 from risk_trace s where s.kind = m.kind and s.mark = m.mark limit ${countMax}) counted) o
     where m.member_id = ${one} and t.member_id = ${other} limit 500`.execute(reader);
  return rows;
};

export type Pair = {
  readonly slice: Id<'slice'>;
  readonly payer: MemberId;
  readonly receiver: MemberId;
  readonly shared: readonly PairLink[];
};

/** A repeated fact finds the pair noted. */
export const notePair = async (tx: Tx, { slice, payer, receiver, shared }: Pair, at: Date): Promise<void> => {
  await riskIn(tx)
    .insertInto('risk_pair')
    .values({ slice_id: slice, payer_id: payer, receiver_id: receiver, shared: [...shared], paired_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const findPair = async (reader: Reader, slice: Id<'slice'>): Promise<readonly PairLink[]> => {
  const row = await riskIn(reader)
    .selectFrom('risk_pair')
    .select('shared')
    .where('slice_id', '=', slice)
    .executeTakeFirst();
  return row?.shared ?? [];
};

/** How often a member was paired with one it shares something with that points to one person. */
export const countLinkedPairs = async (reader: Reader, member: MemberId): Promise<number> => {
  const { rows } = await sql<{ pairs: number }>`
    select count(*)::integer as pairs from risk_pair
     where (payer_id = ${member} or receiver_id = ${member}) and shared <> array['line-head']`.execute(reader);
  return rows[0]?.pairs ?? 0;
};
