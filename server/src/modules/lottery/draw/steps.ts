import { isBoard } from '@fairground/engines/lottery/board';
import { familyOf } from '@fairground/engines/lottery/families';
import { inTransaction } from '../../../platform/database/index.ts';
import { createDeadline } from '../../../platform/deadline.ts';
import { correctOrders, refundIssue } from '../settlement/correct-issue.ts';
import type { CoverageFinder } from '../sale/coverages.ts';
import type { LotteryDeps } from '../deps.ts';
import type { DrawSource } from './draw-source.ts';
import type { KnownGames } from '../games.ts';
import type { News } from '../show/news.ts';
import { EMPTY_ROOT, sealIssue } from './seal-issue.ts';
import { finishIssue, settleIssue } from '../settlement/settle-issue.ts';
import type { IssueRow } from '../store/issues.ts';
import { databaseNow } from '../store/issues.ts';
import { drawIssues, lockIssues, openIssues, postpone } from '../store/steps.ts';
import type { DrawnIssue } from '../store/steps.ts';

export type StepDeps = LotteryDeps & {
  readonly games: KnownGames;
  readonly source: DrawSource;
  readonly news: News;
  readonly coverages: CoverageFinder;
};

const NOT_YET_MS = 2_000;
/** A source that says nothing for so long is asked again later: the draws of others do not wait for it any longer. */
const withinAsking = createDeadline(10_000);

/** The steps that are one statement for all issues they are due for. Anyone who comes second finds nothing to do. */
export const takeQuickSteps = async (deps: StepDeps, due: readonly IssueRow[]): Promise<void> => {
  const { db, news } = deps;
  const scheduled = due.filter(({ state }) => state === 'SCHEDULED');
  if (scheduled.length > 0) news.opened(await inTransaction(db, (tx) => openIssues(tx, scheduled)));

  const open = due.filter(({ state }) => state === 'OPEN');
  if (open.length > 0) {
    const locked = await inTransaction(db, (tx) => lockIssues(tx, open, EMPTY_ROOT));
    news.locked(locked.filter(({ root }) => root !== null));
  }

  const waiting = due.filter(({ state, root }) => state === 'LOCKED' && root !== null);
  if (waiting.length > 0) {
    const boards = await drawAll(deps, waiting);
    if (boards.length > 0) news.drawn(await inTransaction(db, (tx) => drawIssues(tx, boards)));
  }
};

const drawAll = async (deps: StepDeps, issues: readonly IssueRow[]): Promise<readonly DrawnIssue[]> => {
  const results = await Promise.all(issues.map((issue) => resultOf(deps, issue)));
  for (const [index, issue] of issues.entries())
    if (results[index] === undefined) await postpone(deps.db, issue.id, NOT_YET_MS);
  return results.filter((result) => result !== undefined);
};

/** Nothing where there is no result yet, or none that can be used: that is logged here, and the issue waits alone. */
const resultOf = async ({ games, source, log }: StepDeps, issue: IssueRow): Promise<DrawnIssue | undefined> => {
  const { id, numero } = issue;
  try {
    const { game } = await games.byId(issue.game_id);
    const result = await withinAsking(source.get(game, issue));
    if (result === undefined) return undefined;
    if (isBoard(familyOf(game.family).layout, result.board)) return { id, ...result, source: source.name };
    log.error({ game: game.code, numero, source: source.name }, 'a result is no board of its game');
  } catch (error) {
    log.error({ err: error, issue: id.toString(), numero, source: source.name }, 'an issue could not be drawn');
  }
  return undefined;
};

/** Whether the next step of an issue goes through its orders and therefore takes long. */
export const isLong = ({ state, root, due_at }: IssueRow): boolean =>
  due_at !== null &&
  (state === 'DRAWN' ||
    state === 'SETTLING' ||
    state === 'CANCELLING' ||
    state === 'CORRECTING' ||
    (state === 'LOCKED' && root === null));

/** The step of one issue that goes through its orders. */
export const takeLongStep = async (deps: StepDeps, issue: IssueRow): Promise<void> => {
  const { db, games, news } = deps;
  const known = await games.byId(issue.game_id);
  switch (issue.state) {
    case 'LOCKED': {
      const sealed = await sealIssue(deps, known, issue);
      if (sealed !== undefined) news.locked([sealed]);
      break;
    }
    case 'DRAWN':
    case 'SETTLING':
      await settleIssue(deps, known, issue);
      if (await finishIssue(deps, issue, await databaseNow(db))) news.settled([issue], 'SETTLED');
      break;
    case 'CANCELLING':
      if (await refundIssue(deps, issue)) news.settled([issue], 'CANCELLED');
      break;
    case 'CORRECTING':
      if (await correctOrders(deps, known, issue)) news.settled([issue], 'CORRECTED');
      break;
    default:
      throw new Error(`An issue that is ${issue.state} has no long step.`);
  }
};
