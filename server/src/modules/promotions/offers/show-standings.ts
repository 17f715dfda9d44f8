import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type {
  joinOffer as joinEndpoint,
  listStandings as listEndpoint,
  OfferStanding,
  readOfferConditions as readEndpoint,
} from '@fairground/contract/promotions/endpoints';
import { weightsOf } from '@fairground/contract/promotions/terms';
import { dayAfter, momentOf } from '@fairground/engines/lottery/zone';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { audienceOf } from '../bonus/audience.ts';
import { lookAt } from '../bonus/look-at.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { standingOf } from '../domain/standing.ts';
import { mondayOf } from '../domain/terms.ts';
import { insertJoined, listJoined } from '../store/joined.ts';
import { listTerms } from '../store/terms.ts';
import { findLastOf, listWindows, queueApplicant } from '../store.ts';

/** Where a member stands with each offer on show. */
export const showStandings = async (
  deps: ApplicationsDeps,
  { memberId, account }: Session,
): Promise<ValueOf<typeof listEndpoint>> => {
  const look = await lookAtCards(deps, memberId);
  const now = deps.clock.now();
  const list = await Promise.all(
    (await deps.offers.listSeen(account)).map(({ id, startsAt }) =>
      startsAt > now ? Promise.resolve(comingSoon(id, startsAt)) : standingFor(deps, look, id),
    ),
  );
  return { list };
};

/** An offer that is announced: nobody can do anything about it before it begins. */
const comingSoon = (id: bigint, startsAt: Date): OfferStanding => ({
  ...{ promotionId: id as Id<'promotion'>, state: 'coming-soon', given: null, joinedAt: null, until: startsAt },
});

/** Joins an offer that has to be joined: what happens from now on counts. */
export const joinOffer = async (
  deps: ApplicationsDeps,
  { promotionId }: { readonly promotionId: bigint },
  { memberId, account }: Session,
): Promise<ValueOf<typeof joinEndpoint>> => {
  const { db, clock, offers, objectionToOffer } = deps;
  if ((await offers.findShown(promotionId, account)) === undefined) throw new Refusal('promotions.not-open');
  await inTransaction(db, async (tx) => {
    await queueApplicant(tx, promotionId, memberId);
    const [current] = await listTerms(tx, promotionId);
    if (current?.terms.mustJoin !== true) throw new Refusal('promotions.not-joinable');
    const objection = await objectionToOffer(tx, memberId);
    if (objection !== undefined) throw new Refusal(objection);
    const isMeant = await audienceOf(deps, tx, memberId, [current.terms]);
    if (!isMeant(current.terms)) throw new Refusal('promotions.not-eligible');
    const joined = await listJoined(tx, memberId);
    if (joined.has(promotionId)) return;
    const group = current.terms.exclusiveGroup;
    const others = group === '' ? [] : (await listTerms(tx)).filter(({ terms }) => terms.exclusiveGroup === group);
    for (const other of others)
      if (joined.has(other.promotionId) && (await offers.findShown(other.promotionId, account)) !== undefined)
        throw new Refusal('promotions.group-taken');
    await insertJoined(tx, promotionId, memberId, clock.now());
  });
  return standingFor(deps, await lookAtCards(deps, memberId), promotionId);
};

/** The terms an offer is given by, in the words of the data that is enforced. */
export const showConditions = async (
  { db, offers, wallet }: ApplicationsDeps,
  id: bigint,
  { session, preview }: Pick<Caller, 'session' | 'preview'>,
): Promise<ValueOf<typeof readEndpoint>> => {
  const previewed = preview === undefined ? undefined : await offers.findPreviewed(preview);
  const isShown = previewed?.id === id || (await offers.listSeen(session?.account)).some((offer) => offer.id === id);
  const [current] = isShown ? await listTerms(db, id) : [];
  if (current === undefined) return { terms: null };
  const { budget: _budget, countMax: _count, exclusiveGroup: _group, spinsVendor: _vendor, ...others } = current.terms;
  const { spinsGames: _games, products: _products, ...terms } = others;
  const currencySymbol = await wallet.symbolOf(await wallet.currencyOf({ account: 'member' }));
  const weights = Object.entries(weightsOf(current.terms)).map(([category, ppm]) => ({ category, ppm }));
  return { terms: { ...terms, weights, currencySymbol } };
};

/** What cards need beside the offers: when they are applied for, and how money is written. */
const lookAtCards = async (deps: ApplicationsDeps, member: MemberId) => ({
  ...(await lookAt(deps, member)),
  windows: await listWindows(deps.db),
  currencySymbol: await deps.wallet.symbolOf(await deps.wallet.currencyOf({ account: 'member' })),
});

type Cards = Awaited<ReturnType<typeof lookAtCards>>;

const standingFor = async (deps: ApplicationsDeps, look: Cards, id: bigint): Promise<OfferStanding> => {
  const { db, clock, days } = deps;
  const promotionId = id as Id<'promotion'>;
  const now = clock.now();
  const { currencySymbol } = look;
  const window = look.windows.get(id);
  const last = await findLastOf(db, id, look.member);
  if (window !== undefined || last !== undefined) {
    const { state } = standingOf(window, last, now);
    const given =
      last?.state === 'issued' && last.amount !== null && last.decidedAt !== null
        ? { amount: last.amount, at: last.decidedAt, currencySymbol }
        : null;
    return { promotionId, state, given, joinedAt: null, until: window?.closesAt ?? null };
  }
  const current = look.terms.get(id);
  if (current === undefined) return { promotionId, state: 'none', given: null, joinedAt: null, until: null };
  const awards = look.awards.get(id) ?? [];
  const joinedAt = look.joined.get(id) ?? null;
  const state = look.stateOf(current);
  const [latest] = awards;
  const nextMonday = momentOf(dayAfter(mondayOf(days.dayOf(now)), 7), '00:00', days.timeZone);
  return {
    ...{ promotionId, state, joinedAt },
    given: latest === undefined ? null : { amount: latest.amount, at: latest.givenAt, currencySymbol },
    until: state === 'signed' || state === 'process' ? nextMonday : null,
  };
};
