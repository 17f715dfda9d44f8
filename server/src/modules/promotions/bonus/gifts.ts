import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { isClaimed } from '../domain/offer-state.ts';
import { wordsOf } from '../domain/promotion.ts';
import { listTerms } from '../store/terms.ts';
import { awardIn } from './award.ts';
import type { ClaimableSource } from './claimables.ts';
import { lookAt } from './look-at.ts';

const NUMBER = /^\d{1,18}$/;

/** Offers that are claimed in the rewards centre. */
export const createGifts = (deps: ApplicationsDeps): ClaimableSource => {
  const { db, offers, languages, wallet, above } = deps;
  const [siteLanguage] = languages;
  return {
    kind: 'offer',
    listFor: async ({ member, language }) => {
      const { terms: all, stateOf } = await lookAt(deps, member);
      const open = [...all.values()].filter((current) => stateOf(current) === 'claim');
      const shown = await Promise.all(
        open.map(async ({ promotionId, terms }) => {
          const offer = await offers.findShown(promotionId, 'member');
          if (offer === undefined) return [];
          const { title, summary } = wordsOf(offer, { language, siteLanguage });
          return [
            {
              ...{ id: promotionId.toString(), title, about: summary, amount: terms.amount },
              ...(terms.kind === 'FREE_SPINS'
                ? { kind: 'FREE_SPINS' as const, spins: terms.spinsCount }
                : { kind: 'OFFER' as const }),
              ...{ as: terms.credit === 'CASH' ? ('cash' as const) : ('bonus' as const), until: offer.endsAt },
            },
          ];
        }),
      );
      return shown.flat();
    },
    claim: async ({ member, currency }, id) => {
      const [current] = NUMBER.test(id) ? await listTerms(db, BigInt(id)) : [];
      if (current === undefined || !isClaimed(current.terms)) throw new Refusal('promotions.reward-unknown');
      if ((await offers.findShown(current.promotionId, 'member')) === undefined)
        throw new Refusal('promotions.not-open');
      await wallet.grants.prepare(member, currency);
      if (current.terms.kind === 'FREE_SPINS') await above.freeRounds.prepare(current.terms.spinsVendor);
      await inTransaction(db, (tx) => awardIn(deps, tx, current, { member, currency, reference: 'claim' }));
    },
  };
};
