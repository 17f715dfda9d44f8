import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';

/** An offer that may be chosen with a deposit, in the words of the member's language. */
export type DepositOffer = {
  readonly promotionId: bigint;
  readonly title: string;
  readonly about: string;
  readonly min: Money;
};

/** Bonuses on deposits. Promotions fill it; without them there is nothing to choose. */
export type DepositOffers = {
  readonly offersFor: (member: MemberId, language: string) => Promise<readonly DepositOffer[]>;
  /** Looks up what a grant needs: before the transaction, as that takes connections of its own. */
  readonly prepare: (member: MemberId, currency: string) => Promise<void>;
  /** Judges the choice again on what came in and grants it in the transaction of the credit; false credits plain. */
  readonly grantIn: (
    tx: Tx,
    choice: {
      readonly member: MemberId;
      readonly currency: string;
      readonly promotionId: bigint;
      readonly deposit: string;
      readonly received: Money;
    },
  ) => Promise<boolean>;
};

export const NO_OFFERS: DepositOffers = {
  offersFor: () => Promise.resolve([]),
  prepare: () => Promise.resolve(),
  grantIn: () => Promise.resolve(false),
};
