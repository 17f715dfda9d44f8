import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { DEFAULT_WEIGHTS } from '@fairground/contract/promotions/terms';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { capOf, periodOf, rewardOf, wagerOf } from '../domain/terms.ts';
import { findAward, insertAward, useBudget } from '../store/terms.ts';
import type { CurrentTerms } from '../store/terms.ts';
import { queueApplicant } from '../store.ts';

/** What an offer is given for. */
export type Occasion = {
  readonly member: MemberId;
  readonly currency: string;
  /** What came in, of an offer for deposits. */
  readonly deposit?: Money;
  /** Names what it is given for, such as a deposit. */
  readonly reference: string;
};

/**
 * Gives what the terms of an offer promise, once in a period: the award, its part of the budget and the bonus stand or fall
 * together. The caller has looked whether the offer is on show, and has prepared the grant. Answers whether anything was given now; throws where the member or the budget does not allow it.
 */
export const awardIn = async (
  deps: ApplicationsDeps,
  tx: Tx,
  { promotionId, version, terms }: CurrentTerms,
  { member, currency, deposit, reference }: Occasion,
): Promise<boolean> => {
  const { clock, days, wallet, objectionToOffer } = deps;
  const now = clock.now();
  const period = periodOf(terms, days.dayOf(now));
  await queueApplicant(tx, promotionId, member);
  if ((await findAward(tx, promotionId, member, period)) !== undefined) return false;
  const objection = await objectionToOffer(tx, member);
  if (objection !== undefined) throw new Refusal(objection);
  const amount = rewardOf(terms, deposit);
  if (amount <= 0n) throw new Refusal('promotions.not-eligible');
  if (!(await useBudget(tx, promotionId, amount))) throw new Refusal('promotions.budget-used');
  const cap = capOf(terms, amount);
  const { id: grantId } = await wallet.grants.grantIn(tx, {
    ...{ key: `offer ${promotionId} ${member} ${period}`, member, currency },
    ...{ source: 'offer', sourceId: promotionId, amount, required: wagerOf(terms, amount) },
    ...{ maxBet: terms.maxBet, weights: DEFAULT_WEIGHTS, runHours: terms.runHours },
    ...(cap !== undefined && { cap }),
  });
  await insertAward(tx, {
    ...{ promotion_id: promotionId, version, member_id: member, period_key: period, reference, currency, amount },
    ...{ grant_id: grantId, given_at: now },
  });
  return true;
};

/** Whether a member is shown no offers, such as one who pauses or is at risk. */
export const isKeptFromOffers = (
  { db, objectionToOffer }: Pick<ApplicationsDeps, 'db' | 'objectionToOffer'>,
  member: MemberId,
): Promise<boolean> => inTransaction(db, async (tx) => (await objectionToOffer(tx, member)) !== undefined);
