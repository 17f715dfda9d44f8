import type { OrderId } from '@fairground/contract/lottery/fields';
import { money } from '@fairground/contract/money';
import type { Board } from '@fairground/engines/lottery/board';
import type { Game } from '@fairground/engines/lottery/games';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import type { BetId, Judge } from '../../betting/index.ts';
import type { LotteryDeps } from '../deps.ts';
import { amountOfLine } from '../domain/line.ts';
import type { StoredLine } from '../domain/line.ts';
import { contentsThatBring, createSettler } from '../domain/settle-orders.ts';
import { validBesideVoid } from '../domain/valid-amount.ts';
import type { KnownGame } from '../games.ts';
import { isVoidForGood } from '../sale/partners.ts';
import type { IssueRow } from '../store/issues.ts';
import { countOrders, listLines, listSold, upsertWins } from '../store/orders.ts';
import { listValid } from '../store/valid.ts';
import { setVoided } from '../store/voids.ts';
import type { VoidedWin } from '../store/voids.ts';
import type { NewWin } from '../store/orders.ts';
import { winLimitOf } from '../sale/win-limit.ts';

/** Orders whose lines are in memory at once; each has a hundred at most. */
const ORDERS_AT_ONCE = 500;
/** Where more of the contents bring something, nearly every order has one of them, and all are read. */
const SHARE_LOOKED_FOR = 0.25;

/**
 * Judges the orders of an issue on its board. What was won is written before the money moves: a range that is judged
 * again finds and writes the same. Where it is known what was sold, only orders that can bring something are read.
 */
export const createJudge = async (
  { db }: Pick<LotteryDeps, 'db'>,
  known: KnownGame,
  issue: Pick<IssueRow, 'id'>,
  board: Board,
): Promise<Judge> => {
  const { game } = known;
  const { id } = issue;
  const settle = createSettler(game, board, await winLimitOf(db, known, issue));
  const findContents = async (): Promise<readonly string[] | undefined> => {
    const sold = await listSold(db, id);
    const contents = contentsThatBring(game, board, sold);
    return contents.length < sold.length * SHARE_LOOKED_FOR ? contents : undefined;
  };
  let finding: ReturnType<typeof findContents> | undefined;
  return async ({ after, through }) => {
    const contents = await (finding ??= findContents());
    const wins: (NewWin & VoidedWin)[] = [];
    const givenBack = new Map<OrderId, GivenBack>();
    let judged = contents === undefined ? 0 : await countOrders(db, id, { after, through });
    for (let from = after; from < through;) {
      const page = await listLines(db, id, { after: from, through }, contents, ORDERS_AT_ONCE);
      if (page === undefined) break;
      for (const { mode, series, orders, lines } of page.alike) {
        if (contents === undefined) judged += orders.length;
        orders.forEach((order, index) => {
          const own = lines[index] ?? [];
          const settled = settle({ mode, series, lines: own });
          if (settled.payout > 0n) wins.push({ order, ...settled });
          if (settled.voided > 0n) givenBack.set(order, { mode, lines: own, voided: settled.voided });
        });
      }
      from = page.last;
    }
    await upsertWins(db, id, wins);
    await setVoided(
      db,
      id,
      wins.filter(({ voided }) => voided > 0n),
    );
    const counted = new Map((await listValid(db, id, { after, through })).map(({ order, valid }) => [order, valid]));
    const isVoid = (order: OrderId): boolean => {
      const back = givenBack.get(order);
      return back !== undefined && isVoidForGood({ ...back, amount: amountOf(game, back) }, back.voided);
    };
    for (const [order, back] of givenBack)
      counted.set(order, validBesideVoid(game, back, counted.get(order), back.voided));
    return {
      judged,
      counted: [...counted].map(([order, valid]) => ({ bet: betOf(order), valid: money(valid) })),
      voided: [...givenBack.keys()].filter(isVoid).map(betOf),
      winners: wins
        .filter(({ order }) => !isVoid(order))
        .map(({ order, payout, voided }) => ({
          bet: betOf(order),
          payout: money(payout),
          ...(voided > 0n ? { givenBack: money(voided) } : {}),
        })),
    };
  };
};

/** An order of which something is given back. */
type GivenBack = { readonly mode: PrizeMode; readonly lines: readonly StoredLine[]; readonly voided: bigint };

const amountOf = (game: Game, { mode, lines }: GivenBack): bigint =>
  lines.reduce((sum, line) => sum + amountOfLine(game, mode, line), 0n);

/** An order and the bet that was taken with it have one number. */
export const betOf = (order: OrderId): BetId => order as bigint as BetId;
