import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { Refusal } from '../../platform/refusal.ts';
import type { WalletDeps } from './deps.ts';
import type { AccountId, Kind } from './operation.ts';
import { findAccount, readHouseLegs, readLegs } from './store.ts';

export type StatementLine = {
  readonly id: bigint;
  readonly transferId: bigint;
  readonly kind: Kind;
  readonly amount: Money;
  /** Not kept for the house, whose balance nobody waits for. */
  readonly balanceAfter: Money | undefined;
  readonly counter: AccountId;
  readonly accountingDate: string;
  readonly at: Date;
  readonly operationKey: string;
};

export type Statement = {
  readonly account: NonNullable<Awaited<ReturnType<typeof findAccount>>>;
  readonly lines: readonly StatementLine[];
};

const PAGE_SIZE_MAX = 500;

/** Why an account has its balance: its movements, newest first, each with what it left. */
export const statementOf = async (
  { db }: Pick<WalletDeps, 'db'>,
  id: AccountId,
  page: { readonly before?: bigint; readonly limit?: number } = {},
): Promise<Statement> => {
  const account = await findAccount(db, id);
  if (!account) throw new Refusal('wallet.account-unknown');
  const limit = Math.min(page.limit ?? PAGE_SIZE_MAX, PAGE_SIZE_MAX);
  const rows =
    account.ownerKind === 'house'
      ? await readHouseLegs(db, id, { before: page.before, limit })
      : await readLegs(db, { accounts: [id], before: page.before, limit });
  return {
    account,
    lines: rows.map((row) => ({
      id: row.id,
      transferId: row.transferId,
      kind: row.kind,
      amount: money(row.amount),
      balanceAfter: 'balanceAfter' in row && typeof row.balanceAfter === 'bigint' ? money(row.balanceAfter) : undefined,
      counter: row.counter,
      accountingDate: row.accountingDate,
      at: row.at,
      operationKey: row.operationKey,
    })),
  };
};
