import { issuesFrom } from '@fairground/engines/lottery/calendar';
import type { Issue } from '@fairground/engines/lottery/calendar';
import type { Game } from '@fairground/engines/lottery/games';
import { inTransaction } from '../../../platform/database/index.ts';
import type { LotteryDeps } from '../deps.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import type { Secrets } from './secrets.ts';
import { databaseNow, insertIssues, listHorizons } from '../store/issues.ts';

const HOUR_MS = 3_600_000;
/** Draws at times of the day are made so many ahead, however far apart they are. */
const DRAWS_AHEAD = 10;
const INSERT_SIZE = 1_000;

export type CalendarDeps = Pick<LotteryDeps, 'db'> & { readonly games: KnownGames; readonly secrets: Secrets };

/**
 * Makes the issues of every game ahead of time, each with the commitment of its draw, so that it is public before
 * anybody can bet. What is there stays; two nodes at once make each issue once. Answers how many were asked for.
 */
export const makeIssues = async (deps: CalendarDeps, hoursAhead: number, signal?: AbortSignal): Promise<number> => {
  const now = await databaseNow(deps.db);
  const horizons = new Map((await listHorizons(deps.db)).map((row) => [row.game, row]));
  let made = 0;
  for (const known of await deps.games.all()) {
    if (signal?.aborted === true) break;
    const { last, coming } = horizons.get(known.id) ?? { last: now, coming: 0 };
    const from = last > now ? last : now;
    const issues = wanted(known.game, from, new Date(now.getTime() + hoursAhead * HOUR_MS), DRAWS_AHEAD - coming);
    for (let first = 0; first < issues.length; first += INSERT_SIZE)
      await insertChunk(deps, known, issues.slice(first, first + INSERT_SIZE), now);
    made += issues.length;
  }
  return made;
};

/** The issues after a moment, up to another one, or so many if they are rarer than that. */
const wanted = ({ timetable }: Game, from: Date, until: Date, atLeast: number): readonly Issue[] => {
  const { schedule } = timetable;
  if (schedule.kind !== 'interval') return atLeast > 0 ? issuesFrom(timetable, from, atLeast) : [];
  const count = Math.ceil((until.getTime() - from.getTime()) / (schedule.seconds * 1_000));
  // The issue that runs now may be too short for anybody: it begins with the next one to be drawn after it.
  return count <= 0
    ? []
    : issuesFrom(timetable, from, count + 1).filter(({ drawAt }) => drawAt > from && drawAt <= until);
};

const insertChunk = (
  { db, secrets }: CalendarDeps,
  { id }: KnownGame,
  issues: readonly Issue[],
  now: Date,
): Promise<void> =>
  inTransaction(db, (tx) =>
    insertIssues(
      tx,
      id,
      now,
      issues.map((issue) => ({ ...issue, ...secrets.fresh() })),
    ),
  );
