import type { Db, Reader } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';
import type { OpeningRow } from './openings.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

/** Sessions that are over and whose balance has not been brought back, the oldest first. */
export const listEndedCarrying = (reader: Reader, now: Date, limit: number): Promise<OpeningRow[]> =>
  vendorsIn(reader)
    .selectFrom('vendors_opening')
    .selectAll()
    .where('carries_funds', '=', true)
    .where('funds_back_at', 'is', null)
    .where((where) => where.or([where('left_at', 'is not', null), where('expires_at', '<=', now)]))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whether the member has another session of the vendor that carries the balance and is not over. */
export const hasOtherCarrying = async (
  reader: Reader,
  { id, member_id, vendor_id, currency }: Pick<OpeningRow, 'id' | 'member_id' | 'vendor_id' | 'currency'>,
  now: Date,
): Promise<boolean> => {
  const found = await vendorsIn(reader)
    .selectFrom('vendors_opening')
    .select('id')
    .where('member_id', '=', member_id)
    .where('vendor_id', '=', vendor_id)
    .where('currency', '=', currency)
    .where('id', '<>', id)
    .where('carries_funds', '=', true)
    .where('left_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export const noteFundsBack = async (db: Db, id: OpeningRow['id'], at: Date): Promise<void> => {
  await vendorsIn(db)
    .updateTable('vendors_opening')
    .set({ funds_back_at: at })
    .where('id', '=', id)
    .where('funds_back_at', 'is', null)
    .execute();
};
