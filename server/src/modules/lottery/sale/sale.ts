import type { IssueRow } from '../store/issues.ts';
import { findIssueByNumero, setMarket } from '../store/issues.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { MarketId } from '../../betting/index.ts';
import type { LotteryDeps } from '../deps.ts';
import type { KnownGame } from '../games.ts';
import type { IssueId } from '../tables.ts';

/** An issue that bets can be made on. Whether it still sells is judged by the database when they are. */
export type IssueOnSale = {
  readonly id: IssueId;
  readonly numero: string;
  readonly lockAt: Date;
  readonly drawAt: Date;
  readonly market: MarketId;
};

export type Sale = {
  /** The issue by its number, once its sale has begun. */
  readonly find: (game: KnownGame, numero: string) => Promise<IssueOnSale>;
  /** The issue with its market, on sale now or later. */
  readonly prepare: (game: KnownGame, issue: IssueRow) => Promise<IssueOnSale>;
};

export const MARKET_SOURCE = 'lottery';
const REMEMBERED_MAX = 2_000;

/** Finds the market of an issue, which is opened for its first bet: most issues of quiet games never need one. */
export const createSale = ({ db, betting }: Pick<LotteryDeps, 'db' | 'betting'>): Sale => {
  const remembered = new Map<string, IssueOnSale>();
  const underWay = new Map<string, Promise<Found>>();

  const prepare = async ({ game }: KnownGame, issue: IssueRow): Promise<IssueOnSale> => {
    const { id, numero, lock_at: lockAt, draw_at: drawAt, committed_at: opensAt } = issue;
    if (opensAt >= lockAt) throw new Refusal('lottery.issue-closed');
    const market =
      issue.market_id ??
      (await betting.openMarket({ source: MARKET_SOURCE, code: `${game.code} ${numero}`, opensAt, closesAt: lockAt }));
    if (issue.market_id === null && !(await inTransaction(db, (tx) => setMarket(tx, id, market))))
      throw new Refusal('lottery.issue-closed');
    return { id, numero, lockAt, drawAt, market };
  };

  const look = async (known: KnownGame, numero: string, key: string): Promise<Found> => {
    const issue = await findIssueByNumero(db, known.id, numero);
    if (!issue) throw new Refusal('lottery.issue-unknown');
    // Where bets were made before, the register decides: a repeat of one of them is answered as it was.
    if (!issue.sells && issue.market_id === null) throw new Refusal('lottery.issue-closed');
    const found = { issue: await prepare(known, issue), hasOpened: issue.has_opened };
    if (found.hasOpened) {
      if (remembered.size >= REMEMBERED_MAX) remembered.clear();
      remembered.set(key, found.issue);
    }
    return found;
  };

  return {
    prepare,
    find: async (known, numero) => {
      const key = `${known.game.code} ${numero}`;
      const before = remembered.get(key);
      if (before) return before;
      // When sale begins many come at once: one of them looks for all.
      const looking = underWay.get(key) ?? look(known, numero, key).finally(() => underWay.delete(key));
      underWay.set(key, looking);
      const { issue, hasOpened } = await looking;
      if (!hasOpened) throw new Refusal('lottery.issue-closed');
      return issue;
    },
  };
};

type Found = { readonly issue: IssueOnSale; readonly hasOpened: boolean };
