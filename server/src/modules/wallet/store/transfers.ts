import type { Id, MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { WalletTables } from '../tables.ts';

const walletIn = (reader: Reader) => reader.withTables<WalletTables>();

export type TransferState = 'DEBITED' | 'SENT' | 'UNKNOWN' | 'DONE' | 'FAILED';
const OPEN = ['DEBITED', 'SENT', 'UNKNOWN'] as const satisfies readonly TransferState[];

export type Transfer = {
  readonly id: Id<'transfer'>;
  readonly memberId: MemberId;
  readonly vendor: string;
  readonly currency: string;
  readonly amount: Money;
  readonly direction: 'to-vendor' | 'from-vendor';
  readonly state: TransferState;
  readonly askedAt: Date;
};

const COLUMNS = [
  'id',
  'member_id as memberId',
  'vendor',
  'currency',
  'amount',
  'direction',
  'state',
  'asked_at as askedAt',
] as const;

/** Begins a transfer; nothing if the key was used before or another one is open. */
export const insertTransfer = (
  tx: Tx,
  transfer: Insertable<WalletTables['wallet_transfer']>,
): Promise<Transfer | undefined> =>
  walletIn(tx)
    .insertInto('wallet_transfer')
    .values(transfer)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

export const findTransferByKey = (
  reader: Reader,
  member: MemberId,
  idempotencyKey: string,
): Promise<Transfer | undefined> =>
  walletIn(reader)
    .selectFrom('wallet_transfer')
    .select(COLUMNS)
    .where('member_id', '=', member)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

/** Moves a transfer on from one of these states; of several who try, one does. */
export const updateTransfer = async (
  tx: Tx,
  id: Transfer['id'],
  from: readonly TransferState[],
  to: TransferState,
  at: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await walletIn(tx)
    .updateTable('wallet_transfer')
    .set({ state: to, changed_at: at })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Transfers that nobody has moved on since a moment, the oldest first. */
export const listOpenTransfers = (reader: Reader, before: Date, limit: number): Promise<Transfer[]> =>
  walletIn(reader)
    .selectFrom('wallet_transfer')
    .select(COLUMNS)
    .where('state', 'in', OPEN)
    .where('changed_at', '<=', before)
    .orderBy('changed_at')
    .limit(limit)
    .execute();
