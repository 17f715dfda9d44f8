import type { PushData } from '@fairground/contract/push';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { readBalance } from '@fairground/contract/wallet/endpoints';
import type { balanceChanged } from '@fairground/contract/wallet/pushes';

export type Balance = ValueOf<typeof readBalance>;
export type BalancePush = PushData<typeof balanceChanged>;

type Versioned = { readonly currency: string; readonly version: string };

/** Versions are whole numbers beyond what a float can hold, hence texts. */
const isOlder = (left: Versioned, right: Versioned): boolean => BigInt(left.version) < BigInt(right.version);

/**
 * Of what is shown and what arrives, the one that was true later. Answers overtake one another and pushes overtake
 * answers; the version tells which came after, so that a balance never jumps back.
 */
export const newerOf = <Kept extends Versioned>(shown: Kept | undefined, arrived: Kept): Kept =>
  shown !== undefined && shown.currency === arrived.currency && isOlder(arrived, shown) ? shown : arrived;

/**
 * What is shown after a push: the new sum, while the single wallets wait to be read again. A push of another currency
 * belongs to another balance.
 */
export const withPush = (shown: Balance, push: BalancePush): Balance =>
  push.currency === shown.currency && isOlder(shown, push)
    ? { ...shown, sumBalance: push.sumBalance, version: push.version }
    : shown;
