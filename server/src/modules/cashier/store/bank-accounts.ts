import type { BankAccountKind } from '@fairground/contract/cashier/withdrawal-fields';
import type { Id, MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { withdrawalsIn } from './cashier-in.ts';

export type BankAccountId = Id<'bank-account'>;

export type StoredAccount = {
  readonly id: BankAccountId;
  readonly memberId: MemberId;
  readonly kind: BankAccountKind;
  readonly bank: string;
  readonly numberEnc: Buffer;
  readonly numberHash: Buffer;
  readonly numberTail: string;
  readonly holder: string;
  readonly status: 'ACTIVE' | 'LOCKED';
  readonly usableAt: Date;
};

const COLUMNS = [
  'id',
  'member_id as memberId',
  'kind',
  'bank',
  'number_enc as numberEnc',
  'number_hash as numberHash',
  'number_tail as numberTail',
  'holder',
  'usable_at as usableAt',
] as const;

const present = (reader: Reader) =>
  withdrawalsIn(reader)
    .selectFrom('cashier_bank_account')
    .select([...COLUMNS, sql<'ACTIVE' | 'LOCKED'>`status`.as('status')])
    .where('status', '<>', 'REMOVED');

/** What one member changes of its accounts happens one after another. */
export const queueMember = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('cashier_withdrawal'), hashtext(${member.toString()}))`.execute(tx);
};

export const listAccounts = (reader: Reader, member: MemberId): Promise<readonly StoredAccount[]> =>
  present(reader).where('member_id', '=', member).orderBy('id').execute();

export const findAccount = (reader: Reader, member: MemberId, id: BankAccountId): Promise<StoredAccount | undefined> =>
  present(reader).where('member_id', '=', member).where('id', '=', id).executeTakeFirst();

/** Of a withdrawal: removed or not, it is paid there. */
export const accountsOf = async (
  reader: Reader,
  ids: readonly BankAccountId[],
): Promise<ReadonlyMap<BankAccountId, Omit<StoredAccount, 'status'>>> => {
  if (ids.length === 0) return new Map();
  const rows = await withdrawalsIn(reader)
    .selectFrom('cashier_bank_account')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

export const insertAccount = async (
  tx: Tx,
  account: Omit<StoredAccount, 'id' | 'status' | 'numberEnc'> & { readonly addedAt: Date; readonly numberEnc: Buffer },
): Promise<BankAccountId> => {
  const { id } = await withdrawalsIn(tx)
    .insertInto('cashier_bank_account')
    .values({
      member_id: account.memberId,
      kind: account.kind,
      bank: account.bank,
      number_enc: account.numberEnc,
      number_hash: account.numberHash,
      number_tail: account.numberTail,
      holder: account.holder,
      added_at: account.addedAt,
      usable_at: account.usableAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Nothing is paid to these any more; they stay until their member removes them. */
export const lockAccounts = async (tx: Tx, ids: readonly BankAccountId[]): Promise<void> => {
  if (ids.length === 0) return;
  await withdrawalsIn(tx)
    .updateTable('cashier_bank_account')
    .set({ status: 'LOCKED' })
    .where('id', 'in', ids)
    .execute();
};

export const markRemoved = async (tx: Tx, member: MemberId, id: BankAccountId): Promise<void> => {
  await withdrawalsIn(tx)
    .updateTable('cashier_bank_account')
    .set({ status: 'REMOVED' })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();
};

/** Whether another member has, or had, the same number. */
export const isShared = async (
  reader: Reader,
  { memberId, numberHash }: Pick<StoredAccount, 'memberId' | 'numberHash'>,
) =>
  (await withdrawalsIn(reader)
    .selectFrom('cashier_bank_account')
    .select('id')
    .where('number_hash', '=', numberHash)
    .where('member_id', '<>', memberId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Of every account a member has or had. */
export const listAccountMarks = async (reader: Reader, member: MemberId): Promise<readonly string[]> => {
  const rows = await withdrawalsIn(reader)
    .selectFrom('cashier_bank_account')
    .select('number_hash')
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ number_hash }) => number_hash.toString('hex'));
};
