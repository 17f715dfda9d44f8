import type { QueryOf } from '@fairground/contract/endpoint';
import { listTransactions } from '@fairground/contract/wallet/endpoints';
import { ownQuery } from '@fairground/client/api';

/** One page of the account record. */
export const transactionsQuery = (account: string, query: QueryOf<typeof listTransactions>) =>
  ownQuery(listTransactions, { query }, account);
