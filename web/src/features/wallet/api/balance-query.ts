import type { ValueOf } from '@fairground/contract/endpoint';
import { readBalance, readFunds, readMerchantWallet } from '@fairground/contract/wallet/endpoints';
import { endpointQuery, ownQuery } from '@fairground/client/api';
import { shownWhileHeld } from '../../../shared/store/balance-hold.ts';
import { newerOf } from '../model/balance.ts';
import type { Balance } from '../model/balance.ts';

type Funds = ValueOf<typeof readFunds>;

/**
 * The cache hands over what it holds and what came; whichever way it came, the older one is never kept, and nothing newer
 * is shown while a game shows its round.
 */
const keepNewerBalance = (shown: unknown, arrived: unknown): unknown =>
  shownWhileHeld(shown as Balance | undefined, () => newerOf(shown as Balance | undefined, arrived as Balance));
const keepNewerFunds = (shown: unknown, arrived: unknown): unknown =>
  shownWhileHeld(shown as Funds | undefined, () => newerOf(shown as Funds | undefined, arrived as Funds));

export const balanceQuery = (account: string) => ({
  ...ownQuery(readBalance, {}, account),
  structuralSharing: keepNewerBalance,
});

export const fundsQuery = (account: string) => ({
  ...ownQuery(readFunds, {}, account),
  structuralSharing: keepNewerFunds,
});

export const merchantWalletQuery = () => endpointQuery(readMerchantWallet, {});
