import type { MemberId } from '@fairground/contract/ids';
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
