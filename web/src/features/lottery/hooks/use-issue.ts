import type { Issue } from '@fairground/engines/lottery/calendar';
import type { Game } from '@fairground/engines/lottery/games';
import { phaseAt } from '../model/countdown.ts';
import type { Phase } from '../model/countdown.ts';
import { lastIssue, nextIssue } from '../model/current-issue.ts';
import { serverNow, useClockText } from './use-clock.ts';

export type CurrentIssue = {
  readonly issue: Issue;
  readonly phase: Phase;
  /** The issue before it, which was drawn or is being drawn. */
  readonly before: Issue | undefined;
};

/** The issue of a game and where it stands; another answer comes when it locks and when the next one begins. */
export const useIssue = (game: Game): CurrentIssue | undefined => {
  const shown = useClockText((nowMs) => {
    const issue = nextIssue(game, nowMs);
    return issue === undefined ? '' : `${issue.numero} ${phaseAt(issue, nowMs)}`;
  });
  const nowMs = serverNow();
  const issue = shown === '' || nowMs === undefined ? undefined : nextIssue(game, nowMs);
  return issue === undefined || nowMs === undefined
    ? undefined
    : { issue, phase: phaseAt(issue, nowMs), before: lastIssue(game, nowMs) };
};
