import type { QueryOf } from '@fairground/contract/endpoint';
import { exportTransactions, listTransactions } from '@fairground/contract/wallet/endpoints';
import { ownQuery, readFile } from '@fairground/client/api';

/** One page of the account record. */
export const transactionsQuery = (account: string, query: QueryOf<typeof listTransactions>) =>
  ownQuery(listTransactions, { query }, account);

/** The movements of some days as a file: more days than a page of the record may have. */
export const readTransactionsFile = (query: QueryOf<typeof exportTransactions>): Promise<Blob> =>
  readFile(exportTransactions, { query });
