import { fastIssueAt, issueBefore, issuesFrom } from '@fairground/engines/lottery/calendar';
import type { Issue } from '@fairground/engines/lottery/calendar';
import type { Game } from '@fairground/engines/lottery/games';

type Calendar = Pick<Game, 'code' | 'timetable'>;

const next = new Map<string, Issue>();
const last = new Map<string, { readonly issue: Issue | undefined; readonly untilMs: number }>();

/** The issue of a game that is drawn next, by its calendar: on sale, or locked and about to be drawn. */
export const nextIssue = (game: Calendar, nowMs: number): Issue | undefined => {
  const known = next.get(game.code);
  if (known !== undefined && known.openAt.getTime() <= nowMs && nowMs < known.drawAt.getTime()) return known;
  const { schedule } = game.timetable;
  const fast =
    schedule.kind === 'interval' ? fastIssueAt(game.timetable, schedule.seconds, new Date(nowMs)) : undefined;
  const issue = fast ?? fromCalendar(game, nowMs);
  if (issue !== undefined) next.set(game.code, issue);
  return issue;
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
