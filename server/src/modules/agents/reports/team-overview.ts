import { TEAM_MAX } from '@fairground/contract/agents/fields';
import type { readTeamOverview as endpoint } from '@fairground/contract/agents/reports';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Session } from '../../../platform/http/route.ts';
import type { DayFigures, DayRange } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { rangeOf } from '../domain/range.ts';
import { sumOf, teamSumsOf } from '../domain/team-sums.ts';
import { readIncome } from './income.ts';

const ONLINE_MS = 10 * 60_000;

/** The caller's team: who is in it now, and what it played in a range of days. */
export const readTeamOverview = async (
  deps: AgentsDeps,
  session: Session,
  query: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const { clock, days, figures, wallet } = deps;
  const agent = session.memberId;
  const range = rangeOf(query, days.dayOf(clock.now()));
  // Before the figures: what is counted meanwhile makes them newer than they say, never older.
  const asOf = await figures.asOf();
  const currency = await wallet.currencyOf(session);
  const [rows, income, standing] = await Promise.all([
    figures.teamDays(agent, range),
    readIncome(deps, session, range),
    readStanding(deps, agent, range, currency),
  ]);
  const all = sumOf(rows);
  return {
    ...range,
    asOf,
    currencySymbol: await wallet.symbolOf(currency),
    ...standing,
    newMembers: Number(all.new_members),
    newAgents: Number(all.new_agents),
    firstDepositors: Number(all.first_depositors),
    firstDepositAmount: money(all.first_deposit),
    total: teamSumsOf(all),
    myIncome: income.total.total,
    days: daysOf(rows),
    products: productsOf(rows),
  };
};

const daysOf = (rows: readonly DayFigures[]) =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => {
    const sums = sumOf(ofDay);
    return { day, newMembers: Number(sums.new_members), bettors: Number(sums.bettors), ...teamSumsOf(sums) };
  });

const productsOf = (rows: readonly DayFigures[]) =>
  [...Map.groupBy(rows, ({ product }) => product)].flatMap(([product, ofProduct]) => {
    const { betAmount, validBet, payout } = teamSumsOf(sumOf(ofProduct));
    return product === 'ALL' ? [] : [{ product, betAmount, validBet, payout }];
  });

/** Sizes and balances of now. What would need every member of a very large team is left out. */
const readStanding = async (
  { clock, figures, identity, members, wallet }: AgentsDeps,
  agent: MemberId,
  range: DayRange,
  currency: string,
) => {
  const [size, branch] = await Promise.all([
    members.team.count(agent, TEAM_MAX),
    members.team.branches([agent], TEAM_MAX + 1),
  ]);
  const isCapped = size.team > TEAM_MAX;
  const team = { teamCount: size.team, isCapped, directCount: size.direct, agentCount: size.agents };
  if (branch.length > TEAM_MAX)
    return { team: { ...team, teamBalance: null, bonusBalance: null, onlineCount: null }, bettorCount: null };
  const ids = branch.map(({ id }) => id);
  const [held, onlineCount, bettorCount] = await Promise.all([
    wallet.heldByTeam(ids, currency),
    identity.countSeen(
      ids.filter((id) => id !== agent),
      new Date(clock.now().getTime() - ONLINE_MS),
    ),
    figures.countBettors(ids, range),
  ]);
  const sum = (part: (own: { readonly held: Money; readonly bonus: Money }) => bigint): Money =>
    money([...held.values()].reduce((all, own) => all + part(own), 0n));
  const balances = { teamBalance: sum((own) => own.held), bonusBalance: sum((own) => own.bonus) };
  return { team: { ...team, ...balances, onlineCount }, bettorCount };
};
