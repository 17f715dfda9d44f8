import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Localized } from '../../../platform/localized.ts';
import { promotionsIn } from './promotions-in.ts';

export type StoredDrop = {
  readonly id: bigint;
  readonly texts: Localized;
  readonly budget: Money;
  readonly envelopes: number;
  readonly multiplierX100: number;
  readonly currency: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
};

const COLUMNS = [
  'id',
  'texts',
  'budget',
  'envelopes',
  'multiplier_x100 as multiplierX100',
  'currency',
  'opens_at as opensAt',
  'closes_at as closesAt',
] as const;

/** Keeps a red packet with all of its envelopes. */
export const insertDrop = async (
  tx: Tx,
  { texts, multiplierX100, opensAt, closesAt, key, ...drop }: Omit<StoredDrop, 'id'> & { readonly key?: string },
  amounts: readonly Money[],
  now: Date,
): Promise<bigint> => {
  const { id } = await promotionsIn(tx)
    .insertInto('promotions_drop')
    .values({
      ...{ ...drop, texts: JSON.stringify(texts), multiplier_x100: multiplierX100 },
      ...{ opens_at: opensAt, closes_at: closesAt, created_at: now, default_key: key ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into promotions_envelope (drop_id, no, amount)
    select ${id}, no, amount from unnest(${`{${amounts.join(',')}}`}::bigint[]) with ordinality cut(amount, no)`.execute(
    tx,
  );
  return id;
};

/** Whether a red packet that a brand ships was added before; it is added by one node after another. */
export const hasShippedDrop = async (tx: Tx, key: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext('promotions_drop'), hashtext(${key}))`.execute(tx);
  const row = await promotionsIn(tx)
    .selectFrom('promotions_drop')
    .select('id')
    .where('default_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
};

const DROPS_MAX = 50;

/** Those that are not over yet, the next to open first; with all of them, the newest first. */
export const listDrops = (reader: Reader, openAt?: Date): Promise<StoredDrop[]> => {
  const drops = promotionsIn(reader).selectFrom('promotions_drop').select(COLUMNS).limit(DROPS_MAX);
  return openAt === undefined
    ? drops.orderBy('id', 'desc').execute()
    : drops.where('closes_at', '>', openAt).orderBy('opens_at').execute();
};

export type Opened = { readonly dropId: bigint; readonly opened: number; readonly used: Money };

/** How many envelopes were opened, and what they held. */
export const countOpened = async (reader: Reader, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Opened>> => {
  const { rows } = await sql<Opened>`
    select drop_id as "dropId", count(*)::integer as opened, sum(amount)::bigint as used from promotions_envelope
     where drop_id = any(${`{${ids.join(',')}}`}::bigint[]) and member_id is not null group by drop_id`.execute(reader);
  return new Map(rows.map((row) => [row.dropId, row]));
};

/** What a member's own envelopes held. */
export const listOwnEnvelopes = async (
  reader: Reader,
  member: MemberId,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Money>> => {
  if (ids.length === 0) return new Map();
  const rows = await promotionsIn(reader)
    .selectFrom('promotions_envelope')
    .select(['drop_id', 'amount'])
    .where('member_id', '=', member)
    .where('drop_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ drop_id: id, amount }) => [id, amount]));
};

/**
 * A red packet as one member finds it: the own envelope, and whether any waits. Read at once and before a transaction, so that
 * most who come too late ask for little and write nothing.
 */
export const lookInto = async (
  reader: Reader,
  id: bigint,
  member: MemberId,
): Promise<(StoredDrop & { readonly own: Money | null; readonly hasOne: boolean }) | undefined> => {
  const { rows } = await sql<StoredDrop & { own: Money | null; hasOne: boolean }>`
    select d.id, d.texts, d.budget, d.envelopes, d.multiplier_x100 as "multiplierX100", d.currency, d.opens_at as "opensAt",
           d.closes_at as "closesAt",
           (select amount from promotions_envelope e where e.drop_id = d.id and e.member_id = ${member}) as own,
           exists (select from promotions_envelope e where e.drop_id = d.id and e.member_id is null) as "hasOne"
      from promotions_drop d where d.id = ${id}`.execute(reader);
  return rows[0];
};

/** Takes one envelope that nobody else is taking; nothing where none is left. */
export const takeEnvelope = async (
  tx: Tx,
  id: bigint,
  member: MemberId,
  now: Date,
): Promise<{ readonly no: number; readonly amount: Money } | undefined> => {
  const { rows } = await sql<{ no: number; amount: bigint }>`
    update promotions_envelope e set member_id = ${member}, opened_at = ${now}
     where e.drop_id = ${id} and e.no = (
       select no from promotions_envelope where drop_id = ${id} and member_id is null
        order by no limit 1 for update skip locked)
    returning e.no, e.amount`.execute(tx);
  const [row] = rows;
  return row && { no: row.no, amount: money(row.amount) };
};
