import * as contract from '@fairground/contract/agents/line-operator-endpoints';
import { RATED_PRODUCTS } from '@fairground/contract/members/product-rates';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import { actorOf } from '../../audit/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { seriesOf } from '../reports/list-downline.ts';
import { listRebateRuns } from '../store/rebates.ts';
import type { registerLineChanges } from './line-approvals.ts';

const PAGE_SIZE = 50;

/** What staff do with lines: rates, quotas, hosts, moves and kinds of account. */
export const lineRoutes = (deps: AgentsDeps, holds: ReturnType<typeof registerLineChanges>): readonly Route[] => [
  bind(contract.readLine, async ({ query: { memberId } }) => {
    const { members, db, days, clock } = deps;
    const member = needed(await members.find(memberId), 'members.member-unknown');
    const held = (await members.productRatesOn(db, [memberId], days.dayOf(clock.now()))).get(memberId);
    const above = held?.upline === undefined ? null : await seriesOf(deps, held.upline.id);
    return {
      list: [
        { product: 'LOTT' as const, rate: await seriesOf(deps, member.id), above },
        ...RATED_PRODUCTS.map((product) => ({
          product,
          rate: held?.own.get(product) ?? 0,
          above: held?.upline?.rates.get(product) ?? null,
        })),
      ],
    };
  }),
  bind(contract.listQuotas, async ({ query: { memberId } }) => ({
    list: (await deps.members.quotasOf(memberId)).map(({ rate, most, used }) => ({ series: rate, most, used })),
  })),
  bind(contract.listHosts, async ({ query: { memberId } }) => ({
    list: (await deps.members.domainsOf(memberId)).map((host) => ({ host })),
  })),
  bind(contract.changeRate, async ({ body: { reason, ...change } }, caller) => ({
    approvalId: (await holds.rate(caller, change, { reason })) as Id<'approval'>,
  })),
  bind(contract.moveMember, async ({ body: { reason, ...move } }, caller) => ({
    approvalId: (await holds.move(caller, move, { reason })) as Id<'approval'>,
  })),
  bind(contract.changeType, async ({ body: { reason, ...change } }, caller) => ({
    approvalId: (await holds.type(caller, change, { reason })) as Id<'approval'>,
  })),
  bind(contract.setQuota, async ({ body: { memberId, series, most, reason } }, caller) => {
    await deps.members.setRateQuota(actorOf(caller, reason), memberId, { rate: series, most });
    return {};
  }),
  bind(contract.readLimits, async ({ query: { memberId } }) => {
    const { agentLimits } = deps.members;
    const limit = await agentLimits.find(deps.db, memberId);
    const { used, most } = await agentLimits.opened(memberId, deps.days.dayOf(deps.clock.now()));
    const amount = (units: bigint | null = null) => (units === null ? null : money(units));
    return {
      transferMin: amount(limit?.transferMin),
      transferMax: amount(limit?.transferMax),
      transferDay: amount(limit?.transferDay),
      ...{ openDay: most, openedToday: used },
    };
  }),
  bind(contract.setLimits, async ({ body: { reason, ...limits } }, caller) => ({
    approvalId: (await holds.limits(caller, limits, { reason })) as Id<'approval'>,
  })),
  bind(contract.bindHost, async ({ body: { memberId, host, reason } }, caller) => {
    await deps.members.bindDomain(actorOf(caller, reason), host, memberId);
    return {};
  }),
  bind(contract.listMoves, async ({ query: { cursor } }) => {
    const rows = await deps.members.moves.list(deps.db, { before: cursor, limit: PAGE_SIZE + 1 });
    const list = rows
      .slice(0, PAGE_SIZE)
      .map(({ id, member, ...move }) => ({ ...move, moveId: id as Id<'member-move'>, memberId: member }));
    return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.moveId ?? null) : null };
  }),
  bind(contract.listRebateRuns, async ({ query: { cursor } }) => {
    const rows = await listRebateRuns(deps.db, cursor, PAGE_SIZE + 1);
    const list = rows.slice(0, PAGE_SIZE).map(({ total, ...run }) => ({ ...run, total: money(total) }));
    return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.day ?? null) : null };
  }),
];
