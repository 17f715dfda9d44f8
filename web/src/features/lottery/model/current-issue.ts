import { issueBefore, issuesFrom, issuesOn } from '@fairground/engines/lottery/calendar';
import type { Issue } from '@fairground/engines/lottery/calendar';
import type { Game } from '@fairground/engines/lottery/games';
import { dayOf } from '@fairground/engines/lottery/zone';

type Calendar = Pick<Game, 'code' | 'timetable'>;

const days = new Map<string, { readonly day: string; readonly issues: readonly Issue[] }>();
const next = new Map<string, Issue>();
const last = new Map<string, { readonly issue: Issue | undefined; readonly untilMs: number }>();

/**
 * The issue of a game that is drawn next, by its calendar: on sale, or locked and about to be drawn. A day of a fast
 * game has two thousand issues: they are listed once a day, and looked up once for each issue and not with every tick.
 */
export const nextIssue = (game: Calendar, nowMs: number): Issue | undefined => {
  const known = next.get(game.code);
  if (known !== undefined && known.openAt.getTime() <= nowMs && nowMs < known.drawAt.getTime()) return known;
  const issue = game.timetable.schedule.kind === 'interval' ? ofToday(game, nowMs) : fromCalendar(game, nowMs);
  if (issue !== undefined) next.set(game.code, issue);
  return issue;
};

/** Fast issues follow each other without a gap: the place in the day says which one it is. */
const ofToday = (game: Calendar, nowMs: number): Issue | undefined => {
  const { zone } = game.timetable;
  const day = dayOf(new Date(nowMs), zone);
  const known = days.get(game.code);
  const issues = known?.day === day ? known.issues : issuesOn(game.timetable, day);
  days.set(game.code, { day, issues });
  const first = issues[0];
  if (first === undefined) return fromCalendar(game, nowMs);
  const length = first.drawAt.getTime() - first.openAt.getTime();
  return issues[Math.floor((nowMs - first.openAt.getTime()) / length)] ?? fromCalendar(game, nowMs);
};

/** Issues are found by their lock, which comes so long before the draw. */
const fromCalendar = ({ timetable }: Calendar, nowMs: number): Issue | undefined =>
  issuesFrom(timetable, new Date(nowMs - timetable.lockSeconds * 1_000), 1)[0];

/** The issue that was drawn last, or is being drawn at this moment. */
export const lastIssue = (game: Calendar, nowMs: number): Issue | undefined => {
  const known = last.get(game.code);
  const nextDrawMs = nextIssue(game, nowMs)?.drawAt.getTime() ?? 0;
  if (known?.untilMs === nextDrawMs) return known.issue;
  const issue = issueBefore(game.timetable, new Date(nowMs));
  last.set(game.code, { issue, untilMs: nextDrawMs });
  return issue;
};
