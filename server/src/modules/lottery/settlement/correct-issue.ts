import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Wager } from '../../betting/index.ts';
import { stopWonChases } from '../chase/chases.ts';
import type { LotteryDeps } from '../deps.ts';
import { createSettler } from '../domain/settle-orders.ts';
import { validBesideVoid } from '../domain/valid-amount.ts';
import { vendorOf } from '../domain/vendor.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import { isVoidForGood, settledBoardOf } from '../sale/partners.ts';
import { createSharedSettler } from '../pools/settle-shared.ts';
import { shareIssue } from '../pools/share-issue.ts';
import { databaseNow, lockIssue, updateIssue } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';
import { deleteSold, listTickets, listWins, upsertWins } from '../store/orders.ts';
import type { NewWin } from '../store/orders.ts';
import { listValid } from '../store/valid.ts';
import { setVoided } from '../store/voids.ts';
import type { VoidedWin } from '../store/voids.ts';
import { takeBackRebates } from '../rebates/take-back-rebates.ts';
import { winLimitOf } from '../sale/win-limit.ts';

type Deps = Pick<LotteryDeps, 'db' | 'betting' | 'wallet' | 'tenant'> & { readonly games: KnownGames };

/** So many accounts at most are held until the commit of a page. */
const PAGE = 50;

/** Gives every stake of an issue back that an operator called off. Nothing was paid for it, so nothing is taken. */
export const refundIssue = async ({ db, betting }: Pick<Deps, 'db' | 'betting'>, issue: IssueRow): Promise<boolean> => {
  if (issue.market_id !== null) {
    await betting.lockMarket(issue.market_id);
    await betting.cancelMarket(issue.market_id);
  }
  const now = await databaseNow(db);
  return inTransaction(db, async (tx) => {
    await deleteSold(tx, issue.id);
    return updateIssue(tx, issue.id, ['CANCELLING'], { state: 'CANCELLED', settled_at: now, due_at: null });
  });
};

/**
 * Pays an issue again after its board was corrected: what an order should have won is set in the register, which moves
 * the difference with movements of its own. Rebates stand as far as stakes do, and a chase that has won by now ends as it
 * would have. How far it came is kept with each page.
 */
export const correctOrders = async (deps: Deps, known: KnownGame, issue: IssueRow): Promise<boolean> => {
  const { db } = deps;
  const { pool } = known.game;
  if (pool !== undefined) await shareIssue(deps, known, pool, issue);
  let isDone = false;
  while (!isDone) isDone = await inTransaction(db, (tx) => correctPage(deps, tx, known, issue));
  await stopWonChases(deps, issue);
  const now = await databaseNow(db);
  return inTransaction(db, (tx) =>
    updateIssue(tx, issue.id, ['CORRECTING'], { state: 'CORRECTED', settled_at: now, due_at: null }),
  );
};

const correctPage = async (
  { betting, wallet, tenant, games }: Deps,
  tx: Parameters<Parameters<typeof inTransaction>[1]>[0],
  known: KnownGame,
  { id, corrections: expected }: IssueRow,
): Promise<boolean> => {
  const { game } = known;
  const issue = await lockIssue(tx, id);
  if (issue?.state !== 'CORRECTING' || issue.board === null) return true;
  // The prizes that were shared are those of a board that no longer counts.
  if (game.pool !== undefined && issue.corrections !== expected) throw new Error('An issue was corrected again.');
  const page = await listTickets(tx, id, { after: issue.corrected_through }, PAGE);
  const last = page.at(-1);
  if (last === undefined) return true;
  const board = (await settledBoardOf({ db: tx, games }, game, issue)) ?? issue.board;
  const settle =
    game.pool === undefined
      ? createSettler(game, board, await winLimitOf(tx, known, issue))
      : await createSharedSettler(tx, known, issue);
  const paid = new Map(
    (
      await listWins(
        tx,
        id,
        page.map((order) => order.id),
      )
    ).map((win) => [win.order_id, win]),
  );
  const { vendor, category } = vendorOf(game);
  const wagers: Wager[] = [];
  const wins: (NewWin & VoidedWin)[] = [];
  const changed: VoidedWin[] = [];
  const opposed = await listValid(tx, id, { after: issue.corrected_through, through: last.id });
  const counted = new Map(opposed.map(({ order, valid }) => [order, valid]));
  for (const order of page) {
    const { payout, lines, voided } = settle(order);
    const before = paid.get(order.id);
    if (payout === (before?.payout ?? 0n) && voided === (before?.voided ?? 0n)) continue;
    const isVoid = isVoidForGood(order, voided);
    // A bet that is void has no payout of which this were a part.
    const givenBack = { now: money(isVoid ? 0n : voided), before: money(before?.voided ?? 0n) };
    wagers.push({
      tenant,
      source: vendor,
      member: order.member_id,
      currency: order.currency,
      category,
      transactionId: `correct-${issue.corrections}-${order.id}`,
      round: order.client_id,
      ...(isVoid
        ? { action: 'void', isResettlement: true, givenBack }
        : {
            action: 'resettle',
            payout,
            givenBack,
            validBet: validBesideVoid(game, order, counted.get(order.id), voided),
          }),
    });
    wins.push({ order: order.id, payout, lines, voided });
    if (voided !== (before?.voided ?? 0n)) changed.push({ order: order.id, voided });
  }
  const corrections = await betting.prepareAll(wagers);
  await upsertWins(tx, id, wins);
  await setVoided(tx, id, wins);
  // Accounts are locked from here to the commit, all of them by one statement.
  await takeBackRebates(
    { wallet },
    tx,
    issue,
    changed,
    wagers.map(({ member }) => member),
  );
  await betting.correctIn(tx, corrections);
  await updateIssue(tx, id, ['CORRECTING'], { corrected_through: last.id });
  return false;
};
