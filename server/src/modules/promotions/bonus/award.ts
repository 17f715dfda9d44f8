import type { MemberId } from '@fairground/contract/ids';
import { DEFAULT_WEIGHTS } from '@fairground/contract/promotions/terms';
import type { Terms } from '@fairground/contract/promotions/terms';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { REFUSAL_OF } from '../../wallet/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { audienceOf } from './audience.ts';
import { groupsOf } from './groups.ts';
import { capOf, isWageringWithin, periodOf, rewardOf, wagerOf } from '../domain/terms.ts';
import { listJoined } from '../store/joined.ts';
import { isGivenTo, keepMarks, queueGroup, queueMarks } from '../store/marks.ts';
import { findAward, insertAward, listAwardsOf, listTerms, returnBudget, useBudget } from '../store/terms.ts';
import type { CurrentTerms } from '../store/terms.ts';
import { queueApplicant } from '../store.ts';

/** What an offer is given for. */
export type Occasion = {
  readonly member: MemberId;
  readonly currency: string;
  /** What came in, was lost or was promised, of an offer that gives a part of it. */
  readonly base?: Money;
  /** The day that names the period; today where nothing is said. */
  readonly day?: string;
  /** Names what it is given for, such as a deposit. */
  readonly reference: string;
};

/**
 * Gives what the terms of an offer promise, once in a period: the award, its part of the budget, its marks and the money stand
 * or fall together. The caller has looked whether the offer is on show, and has prepared the grant. Answers whether anything
 * was given now; throws where the member or the budget does not allow it, before anything is written that would stay behind.
 */
export const awardIn = async (
  deps: ApplicationsDeps,
  tx: Tx,
  current: CurrentTerms,
  { member, currency, base, day, reference }: Occasion,
): Promise<boolean> => {
  const { clock, days, objectionToOffer, wagering } = deps;
  const { promotionId, terms } = current;
  const period = periodOf(terms, day ?? days.dayOf(clock.now()));
  await queueApplicant(tx, promotionId, member);
  if ((await findAward(tx, promotionId, member, period)) !== undefined) return false;
  const objection = await objectionToOffer(tx, member);
  if (objection !== undefined) throw new Refusal(objection);
  if (!isWageringWithin(terms, await wagering.timesMaxOf(tx, member))) throw new Refusal('promotions.not-eligible');
  const isMeant = await audienceOf(deps, tx, member, [terms]);
  const amount = rewardOf(terms, base);
  if (!isMeant(terms) || amount <= 0n) throw new Refusal('promotions.not-eligible');
  if (terms.mustJoin && !(await listJoined(tx, member)).has(promotionId)) throw new Refusal('promotions.not-joined');
  if (await hasOtherOfGroup(deps, tx, current, member)) throw new Refusal('promotions.group-taken');
  const marks = await marksFor(deps, tx, terms, member);
  await queueMarks(tx, promotionId, marks.all);
  if (await isGivenTo(tx, { promotionId, period }, marks.all)) throw new Refusal('promotions.given-to-alike');
  const award = await giveWithinBudget(deps, tx, current, { member, currency, amount, period, reference });
  await keepMarks(tx, { promotionId, period }, award, marks.kept);
  return true;
};

export type Gift = {
  readonly member: MemberId;
  readonly currency: string;
  readonly amount: Money;
  readonly period: string;
};

/**
 * Gives an amount by the terms of an offer and takes it from the budget; answers the number of the award. What the ledger
 * refuses uses nothing of the budget, also where the caller goes on without it.
 */
export const giveWithinBudget = async (
  deps: ApplicationsDeps,
  tx: Tx,
  current: CurrentTerms,
  { reference, ...gift }: Gift & Pick<Occasion, 'reference'>,
): Promise<bigint> => {
  const { promotionId, version } = current;
  const { member, currency, amount, period } = gift;
  if (!(await useBudget(tx, promotionId, amount))) throw new Refusal('promotions.budget-used');
  try {
    return await insertAward(tx, {
      ...{ promotion_id: promotionId, version, member_id: member, period_key: period, reference, currency, amount },
      ...{ grant_id: await giveIn(deps, tx, current, gift), given_at: deps.clock.now() },
    });
  } catch (error) {
    if (error instanceof Refusal) await returnBudget(tx, promotionId, amount);
    throw error;
  }
};

/** As a grant with its wagering, or as cash that has to be played; answers the number of the grant. */
const giveIn = async (
  { wallet, tenant, above }: ApplicationsDeps,
  tx: Tx,
  { promotionId, terms }: CurrentTerms,
  { member, currency, amount, period }: Gift,
): Promise<bigint | null> => {
  const key = `offer ${promotionId} ${member} ${period}`;
  const required = wagerOf(terms, amount);
  if (terms.credit === 'CASH') {
    const { cash: account } = await wallet.accountsOf(member, currency);
    const counter = await wallet.houseAccount('H_PROMO', currency);
    const id = { tenant, source: 'promotions', member, action: 'promotion', transactionId: key };
    const [answer] = await wallet.applyIn(tx, [{ id, kind: 'promotion', account, counter, amount }]);
    if (answer === undefined) throw new Error('The wallet gave no answer.');
    if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
    if (required > 0n) await above.openTurnover(tx, { member, reference: key, required, weights: DEFAULT_WEIGHTS });
    return null;
  }
  const cap = capOf(terms, amount);
  const { id } = await wallet.grants.grantIn(tx, {
    ...{ key, member, currency, source: 'offer', sourceId: promotionId, amount, required },
    ...{ maxBet: terms.maxBet, weights: DEFAULT_WEIGHTS, runHours: terms.runHours },
    ...(cap !== undefined && { cap }),
  });
  return id;
};

/** Whether a bonus of another offer of the same group still waits or runs; decided one after another for each member. */
const hasOtherOfGroup = async (
  deps: ApplicationsDeps,
  tx: Tx,
  current: CurrentTerms,
  member: MemberId,
): Promise<boolean> => {
  const group = current.terms.exclusiveGroup;
  if (group === '') return false;
  await queueGroup(tx, group, member);
  return (await groupsOf(deps, tx, await listAwardsOf(tx, member)))(current);
};

/** What an award is told apart by: with the key of today, and with all keys there were, to be compared. */
export const marksFor = async (
  { above, secretsKey, random }: ApplicationsDeps,
  reader: Reader,
  { oncePerDevice, oncePerAddress, oncePerPerson }: Terms,
  member: MemberId,
): Promise<{ readonly kept: readonly Buffer[]; readonly all: readonly Buffer[] }> => {
  if (!oncePerDevice && !oncePerAddress && !oncePerPerson) return { kept: [], all: [] };
  const box = createSecretBox(secretsKey, random, 'promotions');
  const { devices, addresses, persons } = await above.marksOf(reader, member);
  const hashes = [
    ...(oncePerDevice ? devices.map((value) => box.hashes(value, 'device')) : []),
    ...(oncePerAddress ? addresses.map((value) => box.hashes(value, 'address')) : []),
    ...(oncePerPerson ? persons.map((value) => box.hashes(value, 'person')) : []),
  ];
  return { kept: hashes.flatMap(([first]) => (first === undefined ? [] : [first])), all: hashes.flat() };
};

/** The newest terms of the offers that the law of a member's market allows. */
export const listTermsFor = async (
  { db, wagering }: Pick<ApplicationsDeps, 'db' | 'wagering'>,
  member: MemberId,
): Promise<readonly CurrentTerms[]> => {
  const [all, timesMax] = [await listTerms(db), await wagering.timesMaxOf(db, member)];
  return all.filter(({ terms }) => isWageringWithin(terms, timesMax));
};

/** Whether a member is shown no offers, such as one who pauses or is at risk. */
export const isKeptFromOffers = (
  { db, objectionToOffer }: Pick<ApplicationsDeps, 'db' | 'objectionToOffer'>,
  member: MemberId,
): Promise<boolean> => inTransaction(db, async (tx) => (await objectionToOffer(tx, member)) !== undefined);
