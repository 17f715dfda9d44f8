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

/** What was noticed of two members at card tables in a month. */
export type CardPair = {
  readonly month: string;
  readonly payer: MemberId;
  readonly other: MemberId;
  readonly hands: number;
  readonly signals: readonly string[];
  readonly shared: readonly TraceKind[];
};

/** A later fact of the month says all that the earlier ones said, and more. */
export const noteCardPair = async (tx: Tx, { month, payer, other, ...pair }: CardPair, at: Date): Promise<void> => {
  const noticed = { hands: pair.hands, signals: [...pair.signals], shared: [...pair.shared], noticed_at: at };
  await riskIn(tx)
    .insertInto('risk_card_pair')
    .values({ month, payer_id: payer, other_id: other, ...noticed })
    .onConflict((conflict) => conflict.columns(['month', 'payer_id', 'other_id']).doUpdateSet(noticed))
    .execute();
};

/** Other members that one plays with in a way that people should look at, and those at its tables it shares something with. */
export const countCardPairs = async (
  reader: Reader,
  member: MemberId,
): Promise<{ readonly colluding: number; readonly linked: number }> => {
  const { rows } = await sql<{ colluding: number; linked: number }>`
    select count(*) filter (where p.is_colluding or p.months > 1)::integer as colluding,
           count(*) filter (where p.is_linked)::integer as linked
      from (select o.other, bool_or(o.signals && ${sql.lit(COLLUSION)}::text[]) as is_colluding,
                   bool_or(cardinality(o.shared) > 0) as is_linked,
                   count(distinct o.month) filter (where 'large-flow' = any(o.signals)) as months
              from (select other_id as other, month, signals, shared from risk_card_pair where payer_id = ${member}
                    union all
                    select payer_id, month, signals, shared from risk_card_pair where other_id = ${member}) o
             group by o.other) p`.execute(reader);
  return rows[0] ?? { colluding: 0, linked: 0 };
};

/** Sitting together is none of them: friends do. One large loss is none either; in a second month it is. */
const COLLUSION = '{one-way-flow,soft-play,stopped-on-purpose,feeding}';

/** How often a member was paired with one it shares something with that points to one person. */
export const countLinkedPairs = async (reader: Reader, member: MemberId): Promise<number> => {
  const { rows } = await sql<{ pairs: number }>`
    select count(*)::integer as pairs from risk_pair
     where (payer_id = ${member} or receiver_id = ${member}) and shared <> array['line-head']`.execute(reader);
  return rows[0]?.pairs ?? 0;
};
