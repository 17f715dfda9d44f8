import { TEAM_BET_DAYS_MAX } from '@fairground/contract/agents/fields';
import type {
  listTeamBets as betsEndpoint,
  listTeamTransactions as movesEndpoint,
} from '@fairground/contract/agents/reports';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Session } from '../../../platform/http/route.ts';
import { windowOf } from '../../figures/index.ts';
import type { DayRange } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { rangeOf } from '../domain/range.ts';
import { askedOf, namesOf } from '../scope.ts';

const momentsOf = ({ from, to }: DayRange, zone: string): { readonly from: Date; readonly to: Date } => ({
  from: windowOf(from, zone).from,
  to: windowOf(to, zone).to,
});

/** Bets of the team, the newest first. */
export const listTeamBets = async (
  deps: AgentsDeps,
  session: Session,
  { username, category, result, before, ...asked }: QueryOf<typeof betsEndpoint>,
): Promise<ValueOf<typeof betsEndpoint>> => {
  const { betting, clock, days, wallet } = deps;
  const range = rangeOf(asked, days.dayOf(clock.now()), TEAM_BET_DAYS_MAX);
  const who = await askedOf(deps, session.memberId, username);
  const moments = momentsOf(range, days.timeZone);
  const { list, next } = await betting.betsOfTeam(who, { ...moments, category, result, before });
  const nameOf = await namesOf(
    deps,
    session.memberId,
    list.map(({ member }) => member),
  );
  return {
    list: list.map(({ member, ...bet }) => ({ ...bet, account: nameOf(member) })),
    next,
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf(session)),
  };
};

/** Movements of money of the team, the newest first. */
export const listTeamTransactions = async (
  deps: AgentsDeps,
  session: Session,
  { username, group, before, ...asked }: QueryOf<typeof movesEndpoint>,
): Promise<ValueOf<typeof movesEndpoint>> => {
  const { clock, days, wallet } = deps;
  const range = rangeOf(asked, days.dayOf(clock.now()));
  const who = await askedOf(deps, session.memberId, username);
  const currency = await wallet.currencyOf(session);
  const moments = momentsOf(range, days.timeZone);
  const { list, next } = await wallet.transactionsOfTeam(who, { ...moments, currency, group, before });
  const nameOf = await namesOf(
    deps,
    session.memberId,
    list.map(({ member }) => member),
  );
  return {
    list: list.map(({ member, ...entry }) => ({ ...entry, account: nameOf(member) })),
    next,
    currencySymbol: await wallet.symbolOf(currency),
  };
};
