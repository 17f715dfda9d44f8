import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/sports/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { actorOf } from '../../audit/index.ts';
import type { SportsDeps } from '../deps.ts';
import { registerCorrection, registerSettings, registerVoid } from './held-changes.ts';
import { limitedMarkets, limitedMembers, limitMarket, limitMember, limitOfMember } from './own-limits.ts';
import {
  exposure,
  fixture,
  fixtures,
  hold,
  largeBets,
  limitsNow,
  market,
  markets,
  prices,
  ticket,
  tickets,
} from './read-trading.ts';
import { holdMatch, holdOneMarket, lockOnePrice, seeBet, setLimits } from './trading.ts';
import type { Sport } from '@fairground/contract/sports/fields';
import { SPORTS } from '@fairground/contract/sports/fields';

/** The calls of staff. */
export const operatorRoutes = (deps: SportsDeps): readonly Route[] => {
  const holdCorrection = registerCorrection(deps);
  const holdVoid = registerVoid(deps);
  const holdSettings = registerSettings(deps);
  const limitRow = async (sport: Sport) => {
    const { version, ...limits } = (await limitsNow(deps))[sport];
    return { sport, ...limits, version: version.toString() };
  };

  return [
    bind(contract.listFixturesForStaff, ({ query }, { language }) => fixtures(deps, query, language)),
    bind(contract.readFixtureForStaff, ({ query }, { language }) => fixture(deps, query.fixtureId, language)),
    bind(contract.listMarketsForStaff, ({ query }, { language }) => markets(deps, query, language)),
    bind(contract.readMarketForStaff, ({ query }, { language }) => market(deps, query.marketId, language)),
    bind(contract.listPricesForStaff, ({ query }) => prices(deps, query)),
    bind(contract.readExposure, ({ query }) => exposure(deps, query.fixtureId)),
    bind(contract.listTickets, ({ query }, { language }) => tickets(deps, query, language)),
    bind(contract.readTicket, ({ query }, { language }) => ticket(deps, query.betId, language)),
    bind(contract.countLargeBets, () => largeBets(deps)),
    bind(contract.markBetSeen, async ({ body: { betId, reason } }, caller) => {
      await seeBet(deps, actorOf(caller, reason), betId);
      return {};
    }),
    bind(contract.holdFixture, async ({ body: { fixtureId, to, reason } }, caller) => {
      await holdMatch(deps, actorOf(caller, reason), fixtureId, to);
      return {};
    }),
    bind(contract.holdMarket, async ({ body: { marketId, to, reason } }, caller) => {
      await holdOneMarket(deps, actorOf(caller, reason), marketId, to);
      return {};
    }),
    bind(contract.lockPrice, async ({ body: { marketId, to, reason } }, caller) => {
      await lockOnePrice(deps, actorOf(caller, reason), marketId, to);
      return {};
    }),
    bind(contract.listSportsLimits, async () => ({ list: await Promise.all(SPORTS.map(limitRow)) })),
    bind(contract.readSportsLimits, ({ query }) => limitRow(query.sport)),
    bind(contract.changeSportsLimits, async ({ body: { reason, ...change } }, caller) => {
      await setLimits(deps, actorOf(caller, reason), change);
      return {};
    }),
    bind(contract.changeSportsSettings, async ({ body: { version, reason, ...settings } }, caller) => ({
      approvalId: (await holdSettings(caller, settings, { reason, version })) as Id<'approval'>,
    })),
    bind(contract.listLimitedMembers, ({ query }) => limitedMembers(deps, query)),
    bind(contract.readMemberLimit, ({ query }) => limitOfMember(deps, query.memberId)),
    bind(contract.listLimitedMarkets, (_input, { language }) => limitedMarkets(deps, language)),
    bind(contract.limitMember, async ({ body: { reason, ...limit } }, caller) => {
      await limitMember(deps, actorOf(caller, reason), limit);
      return {};
    }),
    bind(contract.limitMarket, async ({ body: { reason, ...limit } }, caller) => {
      await limitMarket(deps, actorOf(caller, reason), limit);
      return {};
    }),
    bind(contract.correctResult, async ({ body: { version, reason, ...correction } }, caller) => ({
      approvalId: (await holdCorrection(caller, correction, { reason, version })) as Id<'approval'>,
    })),
    bind(contract.voidMarket, async ({ body: { reason, ...change } }, caller) => ({
      approvalId: (await holdVoid(caller, change, { reason })) as Id<'approval'>,
    })),
    bind(contract.listHold, ({ query }) => hold(deps, query)),
  ];
};
