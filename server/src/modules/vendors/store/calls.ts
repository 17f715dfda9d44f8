import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export type Nonce = {
  readonly vendorId: bigint;
  readonly nonce: string;
  /** Tells this use from another one: a statement that is sent again finds its own. */
  readonly ticket: bigint;
  readonly expiresAt: Date;
};

export const NONCES = recordSet<{ vendor_id: bigint; nonce: string; ticket: bigint; expires_at: Date }>({
  vendor_id: 'bigint',
  nonce: 'text',
  ticket: 'bigint',
  expires_at: 'timestamptz',
});
export const nonceRow = ({ vendorId, nonce, ticket, expiresAt }: Nonce) => ({
  ...{ vendor_id: vendorId, nonce, ticket, expires_at: expiresAt },
});

/**
 * Keeps nonces and answers which of them are new. The commit does not wait for the disk: these calls move nothing, and
 * a nonce forgotten in a crash lets one of them be asked again.
 */
export const insertNonces = async (db: Db, nonces: readonly Nonce[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ vendor_id: bigint; nonce: string }>`
    insert into vendors_nonce (vendor_id, nonce, ticket, expires_at)
    select given.vendor_id, given.nonce, given.ticket, given.expires_at
      from (select set_config('synchronous_commit', 'off', true)) relaxed,
           ${rowsOf(NONCES, nonces.map(nonceRow))}
     order by given.vendor_id, given.nonce
    on conflict (vendor_id, nonce) do update set ticket = excluded.ticket where vendors_nonce.ticket = excluded.ticket
    returning vendor_id, nonce`.execute(db);
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

export type StoredAnswer = { readonly http: number; readonly answer: string };

/** Notes the actions of a batch with the answer they got together, which stands beside the first of them. */
export const insertBatch = async (
  tx: Tx,
  actions: readonly NotedTransaction[],
  { operationKey, http, answer }: StoredAnswer & { readonly operationKey: string },
): Promise<void> => {
  await vendorsIn(tx)
    .insertInto('vendors_transaction')
    .values(
      actions.map(({ vendorId, memberId, transactionId, roundId, ...noted }, index) => ({
        ...noted,
        vendor_id: vendorId,
        member_id: memberId,
        transaction_id: transactionId,
        round_id: roundId,
        operation_key: index === 0 ? operationKey : null,
        http: index === 0 ? http : null,
        answer: index === 0 ? answer : null,
      })),
    )
    .execute();
};

/** The answer of a batch that was decided before. */
export const findBatchAnswer = async (tx: Tx, operationKey: string, at: Date): Promise<StoredAnswer | undefined> => {
  const row = await vendorsIn(tx)
    .selectFrom('vendors_transaction')
    .select(['http', 'answer'])
    .where('at', '=', at)
    .where('operation_key', '=', operationKey)
    .executeTakeFirst();
  return row && row.http !== null && row.answer !== null ? { http: row.http, answer: row.answer } : undefined;
};

/** The round a transaction was sent with; its moment is finer than ours, so that it is looked for around it. */
export const findRoundId = async (
  reader: Reader,
  { vendorId, memberId, action, transactionId, at }: Omit<NotedTransaction, 'roundId' | 'currency'>,
): Promise<string | undefined> => {
  const row = await vendorsIn(reader)
    .selectFrom('vendors_transaction')
    .select('round_id')
    .where('at', '>=', new Date(at.getTime() - 1))
    .where('at', '<', new Date(at.getTime() + 2))
    .where('vendor_id', '=', vendorId)
    .where('member_id', '=', memberId)
    .where('action', '=', action)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row?.round_id;
};

type KeptAt = { readonly operationKey: string; readonly at: Date };

/** Whether each of these operations was asked for as a win. */
export const areAskedAsWins = async (reader: Reader, operations: readonly KeptAt[]): Promise<readonly boolean[]> => {
  const { rows } = await sql<{ place: bigint }>`
    select asked.place
      from unnest(${operations.map(({ operationKey }) => operationKey)}::uuid[], ${operations.map(({ at }) => at)}::timestamptz[])
             with ordinality asked (key, at, place)
      join vendors_transaction sent
        on sent.at >= asked.at - interval '1 millisecond' and sent.at < asked.at + interval '2 milliseconds'
       and sent.operation_key = asked.key
     where sent.action = 'win'`.execute(reader);
  const places = new Set(rows.map(({ place }) => Number(place)));
  return operations.map((_, index) => places.has(index + 1));
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
