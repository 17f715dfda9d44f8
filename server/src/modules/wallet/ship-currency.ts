import { ConfigError } from '../../platform/config.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { WalletDeps } from './deps.ts';
import { hasMemberAccounts, lockSetting, setCurrency, upsertCurrency } from './store/currency.ts';

/**
 * Keeps the books in the currency of the brand; called at every start. Once members hold accounts the currency is fixed:
 * their balances would otherwise be read as another money.
 */
export const shipCurrency = (
  { db }: Pick<WalletDeps, 'db'>,
  { code, symbol }: { readonly code: string; readonly symbol: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { currency } = await lockSetting(tx);
    await upsertCurrency(tx, code, symbol);
    if (currency === code) return;
    if (await hasMemberAccounts(tx, currency))
      throw new ConfigError(`The books are kept in ${currency}; a brand in ${code} needs a database of its own.`);
    await setCurrency(tx, code);
  });
