import type { MemberId } from '@fairground/contract/ids';
import { isLanguageCode } from '@fairground/contract/language';
import type { Money } from '@fairground/contract/money';
import type { TermsKind } from '@fairground/contract/promotions/terms';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { wordsOf } from '../domain/promotion.ts';
import { listTerms } from '../store/terms.ts';
import type { CurrentTerms } from '../store/terms.ts';
import { awardIn } from './award.ts';
import { lookAt } from './look-at.ts';

type Shown = {
  readonly promotionId: bigint;
  readonly title: string;
  readonly about: string;
  readonly min: Money;
};

/** The offer a member chose with a deposit, and what came in of it. */
type Choice = {
  readonly member: MemberId;
  readonly currency: string;
  readonly promotionId: bigint;
  readonly deposit: string;
  readonly received: Money;
};

/** Bonuses on deposits, as the cashier shows and grants them. */
export type BonusOffers = {
  readonly offersFor: (member: MemberId, language: string) => Promise<readonly Shown[]>;
  /** Looks up what a grant needs, before the transaction of the credit. */
  readonly prepare: (member: MemberId, currency: string) => Promise<void>;
  readonly grantIn: (tx: Tx, choice: Choice) => Promise<boolean>;
};

const EVER = new Date('2020-01-01T00:00:00Z');

export const createDepositOffers = (deps: ApplicationsDeps): BonusOffers => {
  const { wallet, offers, languages } = deps;
  return {
    offersFor: async (member, language) => {
      const { terms, stateOf } = await lookAt(deps, member);
      const open = [...terms.values()].filter(
        (current) => isForDeposits(current.terms.kind) && stateOf(current) === 'join',
      );
      const shown = await Promise.all(
        open.map(async ({ promotionId, terms: { minDeposit } }) => {
          const offer = await offers.findShown(promotionId, 'member');
          if (offer === undefined) return [];
          const [siteLanguage] = languages;
          const { title, summary } = wordsOf(offer, {
            language: isLanguageCode(language) ? language : siteLanguage,
            siteLanguage,
          });
          return [{ promotionId, title, about: summary, min: minDeposit }];
        }),
      );
      return shown.flat();
    },

    prepare: wallet.grants.prepare,

    /** What was chosen is judged again on what came in; where it is not given the deposit is credited plain. */
    grantIn: async (tx, { member, currency, promotionId, deposit, received }) => {
      const [current] = await listTerms(tx, promotionId);
      if (current === undefined || !(await isDue(deps, tx, current, member, received))) return false;
      if ((await offers.findShown(promotionId, 'member')) === undefined) return false;
      try {
        return await awardIn(deps, tx, current, {
          member,
          currency,
          base: received,
          reference: `deposit ${deposit}`,
        });
      } catch (error) {
        // Nothing of it stays behind then: what was taken of the budget is given back.
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  };
};

const isForDeposits = (kind: TermsKind): boolean => kind === 'FIRST_DEPOSIT' || kind === 'RELOAD';

/** A first deposit is one before which nothing was paid in; the credit itself is in the books already. */
const isDue = async (
  { wallet }: ApplicationsDeps,
  tx: Tx,
  { terms: { kind } }: CurrentTerms,
  member: MemberId,
  received: Money,
): Promise<boolean> => {
  if (!isForDeposits(kind)) return false;
  const isFirst = (await wallet.depositedSince(tx, member, EVER)) <= received;
  return isFirst === (kind === 'FIRST_DEPOSIT');
};
