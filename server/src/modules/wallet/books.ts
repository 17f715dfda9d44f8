import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WalletDeps } from './deps.ts';
import { closeBooksRow, readBooks, readYesterday, sealBooksRow } from './store.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Closes the books up to a business day that is over; closing what is closed already changes nothing. */
export const closeBooks = async ({ db }: Pick<WalletDeps, 'db'>, day: string): Promise<void> => {
  if (!DAY.test(day) || day > (await readYesterday(db))) throw new Refusal('wallet.day-not-over');
  await inTransaction(db, (tx) => closeBooksRow(tx, day));
};

/** Tries to seal what is closed; answers the last day no figure of which can change any more. */
export const sealBooks = ({ db }: Pick<WalletDeps, 'db'>): Promise<string> => sealBooksRow(db);

/** Closes yesterday and seals what is safe: called every few minutes, so that the second look finds the first one's note. */
export const keepBooks = async (deps: Pick<WalletDeps, 'db'>): Promise<void> => {
  const yesterday = await readYesterday(deps.db);
  const { closedUntil } = await readBooks(deps.db);
  if (closedUntil < yesterday) await closeBooks(deps, yesterday);
  await sealBooks(deps);
};
