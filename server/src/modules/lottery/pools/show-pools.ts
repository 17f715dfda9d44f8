import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/lottery/pools';
import { money } from '@fairground/contract/money';
import { floorOf } from '@fairground/engines/lottery/ratio';
import type { Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LotteryDeps } from '../deps.ts';
import { ticketPrice } from '../domain/pool-prizes.ts';
import type { KnownGames } from '../games.ts';
import { findIssueByNumero, listComing } from '../store/issues.ts';
import { listPools, listPrizes, sumSales } from '../store/pools.ts';
import type { IssueId } from '../tables.ts';

type Deps = Pick<LotteryDeps, 'db' | 'wallet'> & { readonly games: KnownGames };
type Viewer = Pick<Session, 'account'> | undefined;

const VISITOR = { account: 'member' } as const;

/** How long what was sold is believed: everybody in a room asks, and every order of the issue is added up. */
const SALES_KEPT_MS = 5_000;
const SALES_KEPT_MAX = 1_000;

export type PoolViews = {
  readonly readPools: (
    query: QueryOf<typeof contract.readPools>,
    viewer: Viewer,
  ) => Promise<ValueOf<typeof contract.readPools>>;
  readonly readPrizes: (
    query: QueryOf<typeof contract.readPrizes>,
    viewer: Viewer,
  ) => Promise<ValueOf<typeof contract.readPrizes>>;
};

/** What players can read about shared prizes, in the currency they play in; visitors in that of the site. */
export const createPoolViews = ({ db, wallet, games }: Deps): PoolViews => {
  const kept = new Map<string, { readonly until: number; readonly sales: Promise<bigint> }>();

  const salesOf = (issue: IssueId, currency: string): Promise<bigint> => {
    const key = `${issue} ${currency}`;
    const known = kept.get(key);
    if (known !== undefined && performance.now() < known.until) return known.sales;
    if (kept.size >= SALES_KEPT_MAX) kept.clear();
    const sales = sumSales(db, issue, currency);
    kept.set(key, { until: performance.now() + SALES_KEPT_MS, sales });
    sales.catch(() => kept.delete(key));
    return sales;
  };

  return {
    readPools: async ({ gameCode }, viewer) => {
      const { id, game } = await games.find(gameCode);
      const currency = await wallet.currencyOf(viewer ?? VISITOR);
      const [coming] = await listComing(db, id, 1);
      const view = { gameCode, currency, numero: coming?.numero ?? null };
      const { pool } = game;
      if (pool === undefined) return { ...view, jackpots: [] };
      const rows = (await listPools(db, id)).filter((row) => row.currency === currency);
      const sales = coming === undefined || coming.market_id === null ? 0n : await salesOf(coming.id, currency);
      const jackpots = pool.tiers.flatMap(({ tier, part, seed }, index) => {
        if (seed === undefined) return [];
        const row = rows.find((one) => one.tier === tier);
        const amount = row?.amount ?? seed * ticketPrice(game);
        const rolls = row?.rolls ?? 0;
        const most = index === 0 ? pool.rollsMax : undefined;
        const rollsLeft = most === undefined ? null : Math.max(0, most - rolls);
        return [{ tier, amount: money(amount), estimate: money(amount + floorOf(sales, part)), rolls, rollsLeft }];
      });
      return { ...view, jackpots };
    },
    readPrizes: async ({ gameCode, numero }, viewer) => {
      const { id, game } = await games.find(gameCode);
      const issue = await findIssueByNumero(db, id, numero);
      if (!issue) throw new Refusal('lottery.issue-unknown');
      const currency = await wallet.currencyOf(viewer ?? VISITOR);
      const rows = (await listPrizes(db, issue.id)).filter((row) => row.currency === currency);
      const order = [...(game.pool?.tiers.map(({ tier }) => tier) ?? []), ...(game.pool?.fixed.keys() ?? [])];
      const tiers = order.flatMap((tier) => {
        const row = rows.find((one) => one.tier === tier);
        if (row === undefined) return [];
        const held = row.held === null ? null : money(row.held);
        return [{ tier, held, winners: Number(row.winners), each: money(row.each) }];
      });
      return { gameCode, numero, currency, tiers };
    },
  };
};
