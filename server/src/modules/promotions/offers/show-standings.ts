import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type {
  joinOffer as joinEndpoint,
  listStandings as listEndpoint,
  OfferStanding,
  readOfferConditions as readEndpoint,
} from '@fairground/contract/promotions/endpoints';
import { DEFAULT_WEIGHTS } from '@fairground/contract/promotions/terms';
import type { Terms } from '@fairground/contract/promotions/terms';
import { dayAfter, momentOf } from '@fairground/engines/lottery/zone';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { audienceOf } from '../bonus/audience.ts';
import { isKeptFromOffers, listTermsFor } from '../bonus/award.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { offerStateOf } from '../domain/offer-state.ts';
import { standingOf } from '../domain/standing.ts';
import { mondayOf } from '../domain/terms.ts';
import { insertJoined, listJoined } from '../store/joined.ts';
import { listBudgets, listAwardsOf, listTerms } from '../store/terms.ts';
import type { Award, CurrentTerms } from '../store/terms.ts';
import { findLastOf, listWindows, queueApplicant } from '../store.ts';

const EVER = new Date('2020-01-01T00:00:00Z');

/** Where a member stands with each offer on show. */
export const showStandings = async (
  deps: ApplicationsDeps,
  { memberId, account }: Session,
): Promise<ValueOf<typeof listEndpoint>> => {
  const look = await lookAt(deps, memberId);
  const list = await Promise.all((await deps.offers.listShown(account)).map(({ id }) => standingFor(deps, look, id)));
  return { list };
};

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
  return standingFor(deps, await lookAt(deps, memberId), promotionId);
};

/** The terms an offer is given by, in the words of the data that is enforced. */
export const showConditions = async (
  { db, offers, wallet }: ApplicationsDeps,
  id: bigint,
  { session, preview }: Pick<Caller, 'session' | 'preview'>,
): Promise<ValueOf<typeof readEndpoint>> => {
  const previewed = preview === undefined ? undefined : await offers.findPreviewed(preview);
  const isShown = previewed?.id === id || (await offers.findShown(id, session?.account)) !== undefined;
  const [current] = isShown ? await listTerms(db, id) : [];
  if (current === undefined) return { terms: null };
  const { budget: _budget, countMax: _count, exclusiveGroup: _group, ...terms } = current.terms;
  const currencySymbol = await wallet.symbolOf(await wallet.currencyOf({ account: 'member' }));
  const weights = Object.entries(DEFAULT_WEIGHTS).map(([category, ppm]) => ({ category, ppm }));
  return { terms: { ...terms, weights, currencySymbol } };
};

type Look = {
  readonly member: MemberId;
  readonly terms: ReadonlyMap<bigint, CurrentTerms>;
  readonly awards: ReadonlyMap<bigint, readonly Award[]>;
  readonly joined: ReadonlyMap<bigint, Date>;
  readonly full: ReadonlySet<bigint>;
  readonly windows: Awaited<ReturnType<typeof listWindows>>;
  readonly hasDeposited: boolean;
  readonly isKept: boolean;
  readonly isMeant: (terms: Terms) => boolean;
  readonly currencySymbol: string;
};

/** Everything about a member that offers ask for, read once. */
const lookAt = async (deps: ApplicationsDeps, member: MemberId): Promise<Look> => {
  const { db, wallet } = deps;
  const terms = await listTermsFor(deps, member);
  const budgets = new Map((await listBudgets(db)).map((row) => [row.promotion_id, row]));
  const full = terms.filter(({ promotionId, terms: { kind, amount } }) => {
    const row = budgets.get(promotionId);
    if (row === undefined) return true;
    const least = kind === 'GIFT' || kind === 'BIRTHDAY' ? amount : 1n;
    return row.used + least > row.budget || (row.count_max !== null && row.given >= row.count_max);
  });
  return {
    member,
    terms: new Map(terms.map((each) => [each.promotionId, each])),
    awards: Map.groupBy(await listAwardsOf(db, member), ({ promotionId }) => promotionId),
    joined: await listJoined(db, member),
    full: new Set(full.map(({ promotionId }) => promotionId)),
    windows: await listWindows(db),
    hasDeposited: (await wallet.depositedSince(db, member, EVER)) > 0n,
    isKept: await isKeptFromOffers(deps, member),
    isMeant: await audienceOf(
      deps,
      db,
      member,
      terms.map((each) => each.terms),
    ),
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf({ account: 'member' })),
  };
};

const standingFor = async (deps: ApplicationsDeps, look: Look, id: bigint): Promise<OfferStanding> => {
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
  const today = days.dayOf(now);
  const awards = look.awards.get(id) ?? [];
  const joinedAt = look.joined.get(id) ?? null;
  const state = offerStateOf({
    terms: current.terms,
    today,
    given: new Set(awards.map(({ periodKey }) => periodKey)),
    joinedOn: joinedAt === null ? undefined : days.dayOf(joinedAt),
    hasRoom: !look.full.has(id),
    hasDeposited: look.hasDeposited,
    // What is not meant for the account is closed to it, as what it is kept from.
    isKept: look.isKept || !look.isMeant(current.terms),
  });
  const [latest] = awards;
  const nextMonday = momentOf(dayAfter(mondayOf(today), 7), '00:00', days.timeZone);
  return {
    ...{ promotionId, state, joinedAt },
    given: latest === undefined ? null : { amount: latest.amount, at: latest.givenAt, currencySymbol },
    until: state === 'signed' || state === 'process' ? nextMonday : null,
  };
};
