import type { MemberId } from '@fairground/contract/ids';
import type { OfferState } from '@fairground/contract/promotions/endpoints';
import type { Terms } from '@fairground/contract/promotions/terms';
import type { Reader } from '../../../platform/database/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { offerStateOf } from '../domain/offer-state.ts';
import { periodOf } from '../domain/terms.ts';
import { listJoined } from '../store/joined.ts';
import { isGivenTo } from '../store/marks.ts';
import { listAwardsOf, listBudgets } from '../store/terms.ts';
import type { Award, CurrentTerms } from '../store/terms.ts';
import { audienceOf } from './audience.ts';
import { isKeptFromOffers, listTermsFor, marksFor } from './award.ts';
import { groupsOf } from './groups.ts';

const EVER = new Date('2020-01-01T00:00:00Z');

/** Everything about a member that decides what an offer says to it: cards, the rewards centre and the deposit form agree. */
export type Look = {
  readonly member: MemberId;
  readonly terms: ReadonlyMap<bigint, CurrentTerms>;
  readonly awards: ReadonlyMap<bigint, readonly Award[]>;
  readonly joined: ReadonlyMap<bigint, Date>;
  readonly stateOf: (current: CurrentTerms) => OfferState;
};

export const lookAt = async (deps: ApplicationsDeps, member: MemberId): Promise<Look> => {
  const { db, clock, days, wallet } = deps;
  const today = days.dayOf(clock.now());
  const terms = await listTermsFor(deps, member);
  const given = await listAwardsOf(db, member);
  const awards = Map.groupBy(given, ({ promotionId }) => promotionId);
  const joined = await listJoined(db, member);
  const [full, alike] = [await listFull(db, terms), await listGivenToAlike(deps, terms, member, today)];
  const isTaken = await groupsOf(deps, db, given);
  const hasDeposited = (await wallet.depositedSince(db, member, EVER)) > 0n;
  const isKept = await isKeptFromOffers(deps, member);
  const isMeant = await audienceOf(
    deps,
    db,
    member,
    terms.map((each) => each.terms),
  );
  return {
    ...{ member, terms: new Map(terms.map((each) => [each.promotionId, each])), awards, joined },
    stateOf: (current) => {
      const { promotionId: id, terms: own } = current;
      const joinedAt = joined.get(id);
      return offerStateOf({
        ...{ terms: own, today, hasDeposited, hasRoom: !full.has(id) },
        given: new Set((awards.get(id) ?? []).map(({ periodKey }) => periodKey)),
        joinedOn: joinedAt && days.dayOf(joinedAt),
        isKept: isKept || !isMeant(own) || isTaken(current) || alike.has(id),
      });
    },
  };
};

/** Kinds that give their whole amount, or set it aside. */
const GIVES_ALL: ReadonlySet<Terms['kind']> = new Set(['GIFT', 'BIRTHDAY', 'FREE_SPINS']);

/** Offers whose budget, or number of grants, leaves nothing for one more. */
const listFull = async (reader: Reader, terms: readonly CurrentTerms[]): Promise<ReadonlySet<bigint>> => {
  const budgets = new Map((await listBudgets(reader)).map((row) => [row.promotion_id, row]));
  const full = terms.filter(({ promotionId, terms: { kind, amount } }) => {
    const row = budgets.get(promotionId);
    if (row === undefined) return true;
    const least = GIVES_ALL.has(kind) ? amount : 1n;
    return row.used + least > row.budget || (row.count_max !== null && row.given >= row.count_max);
  });
  return new Set(full.map(({ promotionId }) => promotionId));
};

/** Offers that somebody with the same device, network or person was given in this period. */
const listGivenToAlike = async (
  deps: ApplicationsDeps,
  terms: readonly CurrentTerms[],
  member: MemberId,
  today: string,
): Promise<ReadonlySet<bigint>> => {
  const alike = new Set<bigint>();
  for (const { promotionId, terms: own } of terms.filter((each) => isPerMark(each.terms))) {
    const { all } = await marksFor(deps, deps.db, own, member);
    if (await isGivenTo(deps.db, { promotionId, period: periodOf(own, today) }, all)) alike.add(promotionId);
  }
  return alike;
};

const isPerMark = ({ oncePerDevice, oncePerAddress, oncePerPerson }: Terms): boolean =>
  oncePerDevice || oncePerAddress || oncePerPerson;
