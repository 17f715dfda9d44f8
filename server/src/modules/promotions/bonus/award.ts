import type { MemberId } from '@fairground/contract/ids';
import type { Terms } from '@fairground/contract/promotions/terms';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { audienceOf } from './audience.ts';
import { groupsOf } from './groups.ts';
import { creditIn } from './credit.ts';
import { gamesIn } from '../domain/spins.ts';
import { isLawful, periodOf, rewardOf } from '../domain/terms.ts';
import { giveSpinsIn } from '../free-spins/give-spins.ts';
import { noteAward } from '../store/free-spins.ts';
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
  if (!isLawful(terms, await wagering.lawOf(tx, member))) throw new Refusal('promotions.not-eligible');
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
    const award = await insertAward(tx, {
      ...{ promotion_id: promotionId, version, member_id: member, period_key: period, reference, currency, amount },
      ...{ grant_id: await giveIn(deps, tx, current, gift), given_at: deps.clock.now() },
    });
    if (current.terms.kind === 'FREE_SPINS') await noteAward(tx, keyFor(promotionId, member, period), award);
    return award;
  } catch (error) {
    if (error instanceof Refusal) await returnBudget(tx, promotionId, amount);
    throw error;
  }
};

/** As money, or as free spins whose winnings are given later; answers the number of a grant. */
const giveIn = async (
  deps: ApplicationsDeps,
  tx: Tx,
  { promotionId, terms }: CurrentTerms,
  { member, currency, amount, period }: Gift,
): Promise<bigint | null> => {
  const key = keyFor(promotionId, member, period);
  if (terms.kind !== 'FREE_SPINS')
    return creditIn(deps, tx, { key, member, currency, amount, source: 'offer', sourceId: promotionId, terms });
  const { spinsVendor: vendor, spinsGames, spinsCount: count, spinsBet: bet, spinsHours: hours } = terms;
  await giveSpinsIn(deps, tx, {
    ...{ key, member, currency, source: 'offer', sourceId: promotionId, most: amount },
    ...{ vendor, games: gamesIn(spinsGames), count, bet, hours },
    ...{ credit: terms.credit, multiplierX100: terms.multiplierX100, maxBet: terms.maxBet },
    ...{ capX100: terms.capX100, runHours: terms.runHours, products: terms.products },
  });
  return null;
};

const keyFor = (promotionId: bigint, member: MemberId, period: string): string =>
  `offer ${promotionId} ${member} ${period}`;

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
  const [all, law] = [await listTerms(db), await wagering.lawOf(db, member)];
  return all.filter(({ terms }) => isLawful(terms, law));
};

/** Whether a member is shown no offers, such as one who pauses or is at risk. */
export const isKeptFromOffers = (
  { db, objectionToOffer }: Pick<ApplicationsDeps, 'db' | 'objectionToOffer'>,
  member: MemberId,
): Promise<boolean> => inTransaction(db, async (tx) => (await objectionToOffer(tx, member)) !== undefined);
