import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { PeerTransferTables } from '../tables.ts';

const transfersIn = (reader: Reader) => reader.withTables<PeerTransferTables>();

export type PeerTransferRow = Pick<
  Selectable<PeerTransferTables['cashier_peer_transfer']>,
  'id' | 'to_id' | 'direction' | 'amount' | 'business_day'
>;

const COLUMNS = ['id', 'to_id', 'direction', 'amount', 'business_day'] as const;

/** One transfer of a member after another: what is left of the day is read before it is used. */
export const queueTransfers = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('cashier_transfer'), hashtext(${member.toString()}))`.execute(tx);
};

export const findTransferByKey = (reader: Reader, from: MemberId, key: string): Promise<PeerTransferRow | undefined> =>
  transfersIn(reader)
    .selectFrom('cashier_peer_transfer')
    .select(COLUMNS)
    .where('from_id', '=', from)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

export const insertTransfer = (
  tx: Tx,
  row: Insertable<PeerTransferTables['cashier_peer_transfer']>,
): Promise<PeerTransferRow> =>
  transfersIn(tx).insertInto('cashier_peer_transfer').values(row).returning(COLUMNS).executeTakeFirstOrThrow();

/** What a member sent in one direction on a day of the site. */
export const sumTransfers = async (
  reader: Reader,
  from: MemberId,
  { direction, day }: { readonly direction: 'UP' | 'DOWN'; readonly day: string },
): Promise<Money> => {
  const { rows } = await sql<{ readonly sent: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sent from cashier_peer_transfer
     where from_id = ${from} and direction = ${direction} and business_day = ${day}::date`.execute(reader);
  return money(rows[0]?.sent ?? 0n);
};

/** A transfer with what became of it. */
export type SentTransfer = Selectable<PeerTransferTables['cashier_peer_transfer']>;

export const findTransfer = (reader: Reader, id: Id<'peer-transfer'>): Promise<SentTransfer | undefined> =>
  transfersIn(reader).selectFrom('cashier_peer_transfer').selectAll().where('id', '=', id).executeTakeFirst();

export const lockTransfer = (tx: Tx, id: Id<'peer-transfer'>): Promise<SentTransfer | undefined> =>
  transfersIn(tx).selectFrom('cashier_peer_transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateTransfer = async (
  tx: Tx,
  id: Id<'peer-transfer'>,
  change: Partial<Pick<SentTransfer, 'status' | 'reversed_at' | 'taken' | 'repaid' | 'waived'>>,
): Promise<void> => {
  await transfersIn(tx).updateTable('cashier_peer_transfer').set(change).where('id', '=', id).execute();
};

/** Reversed transfers of which the receiver still owes something, the oldest first, kept until the commit. */
export const lockOwedTransfers = (tx: Tx, receiver: MemberId, currency: string): Promise<SentTransfer[]> =>
  transfersIn(tx)
    .selectFrom('cashier_peer_transfer')
    .selectAll()
    .where('to_id', '=', receiver)
    .where('currency', '=', currency)
    .where('status', '=', 'REVERSED')
    .where(sql<boolean>`taken + repaid + waived < amount`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Transfers, the newest first; of one member on either side, if it is named. */
export const listTransfers = (
  reader: Reader,
  {
    before,
    memberId,
    status,
    limit,
  }: {
    readonly before?: Id<'peer-transfer'> | undefined;
    readonly memberId?: MemberId | undefined;
    readonly status?: SentTransfer['status'] | undefined;
    readonly limit: number;
  },
): Promise<SentTransfer[]> => {
  let query = transfersIn(reader).selectFrom('cashier_peer_transfer').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  if (status !== undefined) query = query.where('status', '=', status);
  if (memberId !== undefined)
    query = query.where((where) => where.or([where('from_id', '=', memberId), where('to_id', '=', memberId)]));
  return query.execute();
};
