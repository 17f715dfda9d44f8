import type { Tx } from '../../../platform/database/index.ts';
import type { WalletTables } from '../tables.ts';

const walletIn = (tx: Tx) => tx.withTables<WalletTables>();

/** The setting, held: of nodes that start together one sets the currency. */
export const lockSetting = (tx: Tx) =>
  walletIn(tx).selectFrom('wallet_setting').select('currency').forUpdate().executeTakeFirstOrThrow();

export const upsertCurrency = async (tx: Tx, code: string, symbol: string): Promise<void> => {
  await walletIn(tx)
    .insertInto('wallet_currency')
    .values({ code, symbol })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ symbol }))
    .execute();
};

export const setCurrency = async (tx: Tx, currency: string): Promise<void> => {
  await walletIn(tx).updateTable('wallet_setting').set({ currency }).execute();
};

export const hasMemberAccounts = async (tx: Tx, currency: string): Promise<boolean> => {
  const row = await walletIn(tx)
    .selectFrom('wallet_account')
    .select('id')
    .where('owner_kind', '=', 'member')
    .where('currency', '=', currency)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
