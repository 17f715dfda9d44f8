import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { PromotionsTables } from '../tables.ts';
import { promotionsIn } from './promotions-in.ts';

export type SpinsRow = Selectable<PromotionsTables['promotions_free_spins']>;
export type NewSpins = Insertable<PromotionsTables['promotions_free_spins']>;

/** Keeps spins under their key; nothing is answered where they were given before. */
export const insertSpins = async (tx: Tx, spins: NewSpins): Promise<bigint | undefined> => {
  const row = await promotionsIn(tx)
    .insertInto('promotions_free_spins')
    .values(spins)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Names the award that spins belong to. */
export const noteAward = async (tx: Tx, key: string, awardId: bigint): Promise<void> => {
  await promotionsIn(tx)
    .updateTable('promotions_free_spins')
    .set({ award_id: awardId })
    .where('key', '=', key)
    .execute();
};

export const findSpins = (reader: Reader, id: bigint): Promise<SpinsRow | undefined> =>
  promotionsIn(reader).selectFrom('promotions_free_spins').selectAll().where('id', '=', id).executeTakeFirst();

/** Spins that have not ended, held until the commit. */
export const lockOpenSpins = (tx: Tx, id: bigint): Promise<SpinsRow | undefined> =>
  promotionsIn(tx)
    .selectFrom('promotions_free_spins')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export type SpinsEnd = {
  readonly won: Money;
  readonly paid: Money;
  readonly grant_id: bigint | null;
  readonly ended_at: Date;
};

export const endSpins = async (tx: Tx, id: bigint, end: SpinsEnd): Promise<void> => {
  await promotionsIn(tx).updateTable('promotions_free_spins').set(end).where('id', '=', id).execute();
};

/** An award costs what its spins won, and the rest of what was set aside for it is free again. */
export const settleAward = async (tx: Tx, awardId: bigint, paid: Money, grantId: bigint | null): Promise<void> => {
  await sql`
    with held as (select id, promotion_id, amount from promotions_award where id = ${awardId} for update),
         settled as (update promotions_award a set amount = ${paid}, grant_id = ${grantId} from held where a.id = held.id)
    update promotions_budget b set used = b.used - (held.amount - ${paid}::bigint) from held
     where b.promotion_id = held.promotion_id`.execute(tx);
};

export const listSpinsOf = (reader: Reader, member: MemberId, ids: readonly bigint[]): Promise<SpinsRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : promotionsIn(reader)
        .selectFrom('promotions_free_spins')
        .selectAll()
        .where('member_id', '=', member)
        .where('id', 'in', ids)
        .execute();
