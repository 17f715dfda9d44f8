import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Db, Reader } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export type Nonce = { readonly vendorId: bigint; readonly nonce: string; readonly expiresAt: Date };

/**
 * Keeps nonces and answers which of them are new. The commit does not wait for the disk: a nonce forgotten in a crash
 * lets a call through whose effect carries a key of its own.
 */
export const insertNonces = async (db: Db, nonces: readonly Nonce[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ vendor_id: bigint; nonce: string }>`
    insert into vendors_nonce (vendor_id, nonce, expires_at)
    select given.vendor_id, given.nonce, given.expires_at
      from (select set_config('synchronous_commit', 'off', true)) relaxed,
           unnest(${nonces.map(({ vendorId }) => vendorId)}::bigint[], ${nonces.map(({ nonce }) => nonce)}::text[],
                  ${nonces.map(({ expiresAt }) => expiresAt)}::timestamptz[]) given (vendor_id, nonce, expires_at)
     order by given.vendor_id, given.nonce
    on conflict do nothing returning vendor_id, nonce`.execute(db);
  return new Set(rows.map(({ vendor_id, nonce }) => `${vendor_id} ${nonce}`));
};

export const deleteNoncesBefore = async (db: Db, moment: Date): Promise<void> => {
  await vendorsIn(db).deleteFrom('vendors_nonce').where('expires_at', '<', moment).execute();
};

export type NotedTransaction = {
  readonly vendorId: bigint;
  readonly memberId: MemberId;
  readonly action: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly at: Date;
};

/** Notes the ids vendors sent, so that their reports can be compared with the ledger both ways. */
export const insertTransactions = async (db: Db, noted: readonly NotedTransaction[]): Promise<void> => {
  await sql`
    insert into vendors_transaction (vendor_id, member_id, action, transaction_id, round_id, currency, at)
    select given.vendor_id, given.member_id, given.action, given.transaction_id, given.round_id, given.currency, given.at
      from (select set_config('synchronous_commit', 'off', true)) relaxed,
           unnest(${noted.map(({ vendorId }) => vendorId)}::bigint[], ${noted.map(({ memberId }) => memberId)}::bigint[],
                  ${noted.map(({ action }) => action)}::text[], ${noted.map(({ transactionId }) => transactionId)}::text[],
                  ${noted.map(({ roundId }) => roundId)}::text[], ${noted.map(({ currency }) => currency)}::text[],
                  ${noted.map(({ at }) => at)}::timestamptz[])
             given (vendor_id, member_id, action, transaction_id, round_id, currency, at)`.execute(db);
};

/** What a vendor sent within a time, each transaction once. */
export const listTransactions = (reader: Reader, vendorId: bigint, since: Date, until: Date) =>
  vendorsIn(reader)
    .selectFrom('vendors_transaction')
    .select(['member_id', 'action', 'transaction_id', 'currency'])
    .distinct()
    .where('vendor_id', '=', vendorId)
    .where('at', '>=', since)
    .where('at', '<', until)
    .execute();
