/** Runs the sportsbook: takes facts of feeds, prices matches, takes bets and settles them from what the feed says. */
import * as contract from '@fairground/contract/sports/endpoints';
import { startMatch } from '@fairground/contract/sports/sandbox';
import { fixtureChanged } from '@fairground/contract/sports/pushes';
import { money } from '@fairground/contract/money';
import { bind } from '../../platform/http/route.ts';
import type { Session } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import { cashOutBet, readOffer, readRequest } from './bets/cash-out.ts';
import { setRule } from './bets/cash-out-rules.ts';
import { createPlaceBet } from './bets/place-bet.ts';
import type { Bettor, Order, PlacedBet } from './bets/place-bet.ts';
import { quoteLegs } from './bets/quote-slip.ts';
import { sportsOffers } from './console.ts';
import type { SportsDeps } from './deps.ts';
import type { FeedMessage, SportsFeed } from './feed/feed.ts';
import { createSimulator } from './feed/simulated/simulator.ts';
import { beginNext } from './feed/simulated/begin-next.ts';
import { listOwnBets, readBet } from './show/bets.ts';
import { catchUp, receive } from './intake/receive.ts';
import type { Received } from './intake/receive.ts';
import { operatorRoutes } from './operator/routes.ts';
import { explain } from './show/explain-bet.ts';
import { favouritesOf, mark, open, share } from './show/slips.ts';
import { listResults, listTree, readCoupon, readFixture, readPrices } from './show/coupon.ts';
import { createTeller } from './show/tell-changes.ts';
import { sportsData } from './store/personal-data.ts';
import type { CashOutRow } from './tables.ts';
import { settleOpen } from './settlement/settle.ts';
import { createWorker } from './worker.ts';

/** The columns that hold closed secrets of this module. */
export const sportsSecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  {
    box: createSecretBox(keys, random, 'sports'),
    table: 'sports_sim_match',
    key: 'ref',
    column: 'sealed',
    about: { column: 'commitment', of: (commitment) => `match ${commitment}` },
  },
];

export type { FeedBody, FeedMessage, SportsFeed } from './feed/feed.ts';
export { licensedFeed } from './feed/licensed-feed.ts';
export { readFeedBody, readRecording, writeRecording } from './feed/message.ts';
export { competitionOf } from './domain/competitions.ts';

/** What the catalogue names the games of the book by. */
export const SPORTS_MODELS: readonly string[] = ['sports.SPORTS', 'sports.ESPORTS', 'sports.COCKFIGHT'];

const requestShown = ({ bet_id, request_id, state, paid, due_at }: CashOutRow) => ({
  betId: bet_id,
  requestId: request_id,
  state,
  paid: paid === null ? null : money(paid),
  dueAt: due_at,
});

export type Sports = Module & {
  /** Drives the book as long as this node runs; any number of nodes may. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Opens the games of the catalogue that the book plays; answers how many. */
  readonly openGames: () => Promise<number>;
  /** How sources of matches say what happened: the simulator by itself, every other one by these (docs/sports-feed.md). */
  readonly feeds: {
    /** Takes one message of a producer once and in its order. */
    readonly receive: (producer: string, message: FeedMessage) => Promise<Received>;
    /** Takes everything a feed has to say by now; only then does its producer take bets. */
    readonly catchUp: (feed: SportsFeed) => Promise<number>;
    /** Settles what results wait for; answers how many results were taken a step further. */
    readonly settle: () => Promise<number>;
    /** Places a bet without a session, for the kit that certifies feeds. */
    readonly place: (bettor: Bettor, order: Order) => Promise<PlacedBet>;
  };
};

export const createSports = (deps: SportsDeps): Sports => {
  const { wallet, clock } = deps;
  const placeBet = createPlaceBet(deps);
  const simulator = createSimulator({ ...deps, now: () => clock.now() });
  const worker = createWorker({ ...deps, simulator });
  deps.realtime.tellLatest(fixtureChanged, createTeller(deps));
  const bettorOf = async (session: Session) => ({
    member: session.memberId,
    currency: await wallet.currencyOf(session),
  });

  const balanceOf = async (session: Session) => ({
    balance: (await wallet.balanceOf(session.memberId, await wallet.currencyOf(session))).cash,
  });

  return {
    start: worker.start,
    stop: worker.stop,
    feeds: {
      receive: (producer, message) => receive(deps.db, producer, message),
      catchUp: (feed) => catchUp(deps.db, feed, clock.now()),
      settle: () => settleOpen(deps),
      place: placeBet,
    },
    openGames: () => deps.catalog.openModels(SPORTS_MODELS),
    personalData: sportsData,
    console: { offers: sportsOffers },
    routes: [
      ...operatorRoutes(deps),
      ...(deps.mode === 'sandbox' ? [bind(startMatch, ({ body }) => beginNext(deps, simulator, body.sport))] : []),
      bind(contract.listCompetitions, (_input, { language }) => listTree(deps, language)),
      bind(contract.readCoupon, ({ query }, { language }) => readCoupon(deps, query, language)),
      bind(contract.readFixture, ({ query }, { language }) => readFixture(deps, query.fixtureId, language)),
      bind(contract.readPrices, ({ query }, { language }) => readPrices(deps, query, language)),
      bind(contract.listSportsResults, ({ query }, { language }) => listResults(deps, query, language)),
      bind(contract.quoteSlip, async ({ body }, { session, language }) =>
        quoteLegs(deps, body, {
          currency: session ? await wallet.currencyOf(session) : deps.currency,
          member: session?.memberId,
          language,
        }),
      ),
      bind(contract.placeSportsBet, async ({ body }, { session, language }) => {
        const { id, balance } = await placeBet(await bettorOf(session), body);
        return { bet: await readBet(deps, session.memberId, id, language), balance };
      }),
      bind(contract.readSportsBet, ({ query }, { session, language }) =>
        readBet(deps, session.memberId, query.betId, language),
      ),
      bind(contract.readCashOut, ({ query }, { session }) => readOffer(deps, session.memberId, query.betId)),
      bind(contract.cashOut, async ({ body }, { session, language }) => {
        const request = await cashOutBet(deps, session.memberId, body);
        const { balance } = await balanceOf(session);
        return {
          cashOut: requestShown(request),
          bet: await readBet(deps, session.memberId, body.betId, language),
          balance,
        };
      }),
      bind(contract.setCashOutRule, ({ body }, { session }) => setRule(deps, session.memberId, body)),
      bind(contract.readCashOutRequest, async ({ query }, { session }) =>
        requestShown(await readRequest(deps, session.memberId, query.requestId)),
      ),
      bind(contract.explainBet, ({ query }, { session }) => explain(deps, session.memberId, query.betId)),
      bind(contract.shareSlip, ({ body }) => share(deps, body)),
      bind(contract.openSlip, ({ query }) => open(deps, query.code)),
      bind(contract.listSportsFavourites, (_input, { session }) => favouritesOf(deps, session.memberId)),
      bind(contract.markSportsFavourite, ({ body }, { session }) => mark(deps, session.memberId, body)),
      bind(contract.listSportsBets, ({ query }, { session, language }) =>
        listOwnBets(deps, session.memberId, query, language),
      ),
    ],
  };
};
