import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { hasEnded } from '../domain/promotion.ts';
import { rewardOf } from '../domain/terms.ts';
import { hasWageredSignUp, listTerms } from '../store/terms.ts';
import type { CurrentTerms } from '../store/terms.ts';
import { awardIn } from './award.ts';

/** The offer that new members are given at registration, where one runs. */
export type SignUpOffers = {
  /** Looks up what the credit needs, before the transaction. Answers whether an offer runs: else members credit plainly. */
  readonly prepare: (member: MemberId, currency: string) => Promise<boolean>;
  /** Gives it in the transaction that opens the account; what was given, nothing where the terms do not allow it. */
  readonly grantIn: (
    tx: Tx,
    newcomer: { readonly member: MemberId; readonly currency: string; readonly promised: Money },
  ) => Promise<Money>;
};

const EVER = new Date('2020-01-01T00:00:00Z');

/** Whether what a member was given for registering waits for its first deposit before any of its money leaves. */
export const needsDeposit = async (
  { wallet }: Pick<ApplicationsDeps, 'wallet'>,
  reader: Reader,
  member: MemberId,
): Promise<boolean> =>
  (await hasWageredSignUp(reader, member)) && (await wallet.depositedSince(reader, member, EVER)) === 0n;

export const createSignUpOffers = (deps: ApplicationsDeps): SignUpOffers => {
  const { db, clock, offers, wallet } = deps;
  const findRunning = async (reader: Reader): Promise<CurrentTerms | undefined> => {
    const now = clock.now();
    for (const current of await listTerms(reader)) {
      if (current.terms.kind !== 'SIGNUP') continue;
      const offer = await offers.find(current.promotionId);
      if (offer !== undefined && offer.startsAt <= now && !hasEnded(offer, now)) return current;
    }
    return undefined;
  };
  return {
    prepare: async (member, currency) => {
      if ((await findRunning(db)) === undefined) return false;
      await wallet.grants.prepare(member, currency);
      return true;
    },
    grantIn: async (tx, { member, currency, promised }) => {
      const current = await findRunning(tx);
      if (current === undefined) return money(0n);
      try {
        const isGiven = await awardIn(deps, tx, current, {
          member,
          currency,
          base: promised,
          reference: 'registration',
        });
        return isGiven ? rewardOf(current.terms, promised) : money(0n);
      } catch (error) {
        // The account is opened all the same; what was taken of the budget is given back.
        if (error instanceof Refusal) return money(0n);
        throw error;
      }
    },
  };
};
