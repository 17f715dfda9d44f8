import {
  cashOut,
  explainBet,
  listCompetitions,
  listSportsFavourites,
  listSportsBets,
  listSportsResults,
  markSportsFavourite,
  openSlip,
  placeSportsBet,
  quoteSlip,
  readCashOut,
  readCashOutRequest,
  readCoupon,
  readFixture,
  readSportsBet,
  setCashOutRule,
  shareSlip,
} from '@fairground/contract/sports/endpoints';
import type { SportsBet } from '@fairground/contract/sports/bets';
import type { FixtureId, Sport, SportsBetId } from '@fairground/contract/sports/fields';
import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { call, endpointQuery, ownQuery, sendOnce } from '@fairground/client/api';
import { useSession } from '@fairground/client/session';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { starsApart } from '../model/merge-stars.ts';
import type { SlipLeg } from '../model/slip.ts';

export type CouponRange = NonNullable<QueryOf<typeof readCoupon>['range']>;
export type MatchPage = ValueOf<typeof readFixture>;

/** Lines come and go: the list itself is read again now and then, its prices all the time. */
const LIST_AGAIN_MS = 12_000;
const MATCH_AGAIN_MS = 5_000;
const TREE_AGAIN_MS = 30_000;
const QUOTE_AGAIN_MS = 4_000;
const BETS_AGAIN_MS = 5_000;

const useAccount = (): string => useSession((session) => session.account ?? '');

export const useTree = () => useQuery({ ...endpointQuery(listCompetitions, {}), refetchInterval: TREE_AGAIN_MS });

export type CouponWish = {
  readonly competition?: string | undefined;
  readonly sport?: Sport | undefined;
  readonly range: CouponRange;
  readonly search?: string | undefined;
  /** Only these matches, and those of these competitions. */
  readonly fixtures?: readonly string[] | undefined;
  readonly competitions?: readonly string[] | undefined;
  readonly cursor?: FixtureId | undefined;
};

export const couponOptions = ({ competition, sport, range, search, fixtures, competitions, cursor }: CouponWish) => ({
  ...endpointQuery(readCoupon, {
    query: {
      range,
      ...(competition !== undefined && { competition }),
      ...(sport !== undefined && { sport }),
      ...(search !== undefined && { search }),
      ...(fixtures !== undefined && fixtures.length > 0 && { fixtures: fixtures.join(',') }),
      ...(competitions !== undefined && competitions.length > 0 && { competitions: competitions.join(',') }),
      ...(cursor !== undefined && { cursor }),
    },
  }),
  refetchInterval: LIST_AGAIN_MS,
  staleTime: 0,
});

export const useMatch = (fixtureId: FixtureId) =>
  useQuery({
    ...endpointQuery(readFixture, { query: { fixtureId } }),
    refetchInterval: MATCH_AGAIN_MS,
    staleTime: 0,
  });

export const useResults = (sport: Sport | undefined, competition: string | undefined) =>
  useQuery(
    endpointQuery(listSportsResults, {
      query: { ...(sport !== undefined && { sport }), ...(competition !== undefined && { competition }) },
    }),
  );

const ordersOf = (legs: readonly SlipLeg[]) => legs.map(({ selectionId, oddsMilli }) => ({ selectionId, oddsMilli }));

/** What the slip costs now; asked again while it is on screen. */
export const useQuote = (legs: readonly SlipLeg[]) =>
  useQuery({
    ...endpointQuery(quoteSlip, { body: { legs: ordersOf(legs) } }),
    enabled: legs.length > 0,
    refetchInterval: QUOTE_AGAIN_MS,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The caller's own bets, page after page. */
export const useBets = (state: 'open' | 'settled') => {
  const account = useAccount();
  return useInfiniteQuery({
    queryKey: [listSportsBets.name, { state, pages: true }, account],
    queryFn: ({ pageParam }) =>
      call(listSportsBets, { query: { state, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as SportsBetId | null,
    getNextPageParam: ({ next }) => next,
    enabled: account !== '',
    refetchInterval: state === 'open' ? BETS_AGAIN_MS : false,
    staleTime: 0,
  });
};

/** The matches and competitions the account follows. */
export const useOwnFavourites = () => {
  const account = useAccount();
  return useQuery({ ...ownQuery(listSportsFavourites, {}, account), enabled: account !== '', staleTime: 0 });
};

/** Marks a match, by its number, or a competition, by its code. */
export const tellFavourite = (star: string, isMarked: boolean): Promise<unknown> => {
  const [fixture] = starsApart([star]).fixtures;
  const marked = fixture === undefined ? { competition: star } : { fixtureId: BigInt(fixture) as FixtureId };
  return call(markSportsFavourite, { body: { ...marked, isMarked } });
};

/** One bet of the caller, while it is on screen. */
export const useBet = (betId: SportsBetId) => {
  const account = useAccount();
  return useQuery({
    ...ownQuery(readSportsBet, { query: { betId } }, account),
    enabled: account !== '',
    refetchInterval: BETS_AGAIN_MS,
    staleTime: 0,
  });
};

export const askBet = (betId: SportsBetId): Promise<SportsBet> => call(readSportsBet, { query: { betId } });

export type PlaceOrder = Omit<BodyOf<typeof placeSportsBet>, 'requestId'>;

/** Places a bet; sent again after a lost answer it is the same bet. */
export const sendBet = (order: PlaceOrder): Promise<ValueOf<typeof placeSportsBet>> =>
  sendOnce({ sportsBet: order }, (requestId) => call(placeSportsBet, { body: { ...order, requestId } }));

const CASH_OUT_AGAIN_MS = 2_000;

/** What an open bet is worth now, while it is on screen. */
export const useCashOutOffer = (betId: SportsBetId) =>
  useQuery({
    ...ownQuery(readCashOut, { query: { betId } }, useAccount()),
    refetchInterval: CASH_OUT_AGAIN_MS,
    staleTime: 0,
  });

export type CashOutOrder = Omit<BodyOf<typeof cashOut>, 'requestId'>;
export type CashOutAnswer = ValueOf<typeof cashOut>['cashOut'];

/** Takes a bet out; a live request is asked for until it is decided. */
export const sendCashOut = async (order: CashOutOrder): Promise<CashOutAnswer> => {
  let answer = await sendOnce({ cashOut: order }, async (requestId) => (await call(cashOut, { body: { ...order, requestId } })).cashOut); // prettier-ignore
  while (answer.state === 'PENDING') {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    answer = await call(readCashOutRequest, { query: { requestId: answer.requestId } });
  }
  return answer;
};

export const sendCashOutRule = (body: BodyOf<typeof setCashOutRule>): Promise<ValueOf<typeof setCashOutRule>> =>
  call(setCashOutRule, { body });

/** How a bet was settled, and what it paid when. */
export const useExplained = (betId: SportsBetId, enabled: boolean) =>
  useQuery({ ...ownQuery(explainBet, { query: { betId } }, useAccount()), enabled });

export const keepSlip = (selections: readonly string[]): Promise<ValueOf<typeof shareSlip>> =>
  call(shareSlip, { body: { selections: [...selections] } });

/** The selections behind a code with their names and prices now. */
export const readKeptSlip = async (code: string): Promise<readonly SlipLeg[]> => {
  const { selections } = await call(openSlip, { query: { code } });
  if (selections.length === 0) return [];
  const { legs } = await call(quoteSlip, {
    // The prices are what is asked for: any number is as good as another.
    body: { legs: selections.map((selectionId) => ({ selectionId, oddsMilli: ANY_ODDS })) },
  });
  return legs.map(
    ({
      fixtureId,
      selectionId,
      sport,
      home,
      away,
      type,
      period,
      lineQuarters,
      variant,
      code: selected,
      oddsMilli,
    }) => ({
      ...{ fixtureId: fixtureId.toString(), selectionId, sport, home, away, type, period, lineQuarters, variant },
      ...{ code: selected, oddsMilli },
    }),
  );
};

const ANY_ODDS = 2_000;
