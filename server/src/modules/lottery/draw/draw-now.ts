import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { drawNow as contract } from '@fairground/contract/lottery/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LotteryDeps } from '../deps.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import { advanceIssue, databaseNow, findIssueByNumero, listComing, openNextIssue } from '../store/issues.ts';
import type { TimedIssue } from '../store/issues.ts';

type Deps = Pick<LotteryDeps, 'db' | 'audit' | 'betting'> & { readonly games: KnownGames };

/**
 * Sandbox alone: the lock and the draw of the issue on sale are due now, and the next issue sells from now on. Nothing is
 * locked, drawn or paid here: the job that drives the calendars finds the issue due and takes the same steps as with every other.
 */
export const drawNow = async (
  deps: Deps,
  { gameCode, numero }: BodyOf<typeof contract>,
  ip: string,
): Promise<ValueOf<typeof contract>> => {
  const known = await deps.games.find(gameCode);
  // The day of a draw says which stations draw together; one moved to another day would be paid on others.
  if (known.game.timetable.schedule.kind !== 'interval') throw new Refusal('lottery.drawn-by-day');
  const issue = await onSale(deps, known, numero);
  if (issue.market_id !== null) await endSale(deps, issue.market_id);
  const drawn = await inTransaction(deps.db, async (tx) => {
    // After the end of its market: every bet that was taken was taken before the lock.
    const moved = await advanceIssue(tx, issue);
    if (!moved) return undefined;
    await openNextIssue(tx, moved.id);
    await deps.audit.record(tx, {
      actorKind: 'system',
      actor: 'developer',
      reason: 'sandbox',
      ip,
      action: 'lottery.draw-now',
      resource: 'lottery-issue',
      resourceId: `${gameCode} ${moved.numero}`,
      before: { lockAt: issue.lock_at.toISOString(), drawAt: issue.draw_at.toISOString() },
      after: { lockAt: moved.lock_at.toISOString(), drawAt: moved.draw_at.toISOString() },
    });
    return { numero: moved.numero, drawAt: moved.draw_at };
  });
  // Its first bet was made while we looked: with its market it is another issue.
  if (!drawn) return drawNow(deps, { gameCode, numero: issue.numero }, ip);
  return drawn;
};

const onSale = async ({ db }: Deps, { id }: KnownGame, numero: string | undefined): Promise<TimedIssue> => {
  const wanted = numero ?? (await listComing(db, id, 1))[0]?.numero;
  if (wanted === undefined) throw new Refusal('lottery.issue-closed');
  const issue = await findIssueByNumero(db, id, wanted);
  if (!issue) throw new Refusal('lottery.issue-unknown');
  if (!issue.sells || !issue.has_opened) throw new Refusal('lottery.issue-closed');
  return issue;
};

const endSale = async ({ db, betting }: Deps, market: NonNullable<TimedIssue['market_id']>): Promise<void> => {
  try {
    await betting.moveMarketEnd(market, await databaseNow(db));
  } catch (error) {
    // A twin of this call came first.
    if (error instanceof Refusal && error.code === 'betting.market-over') throw new Refusal('lottery.issue-closed');
    throw error;
  }
};
