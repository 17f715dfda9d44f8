import type { Board } from '@fairground/engines/lottery/board';
import type { Game } from '@fairground/engines/lottery/games';
import { partnersOn, TWO_STATIONS_STONES, withPartners } from '@fairground/engines/lottery/vietnam/two-stations';
import { dayOf, weekdayOf } from '@fairground/engines/lottery/zone';
import type { Reader } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { StoredLine } from '../domain/line.ts';
import type { KnownGames } from '../games.ts';
import type { IssueRow } from '../store/issues.ts';
import { findIssueOfDay, listNamed } from '../store/partners.ts';

/** Bets on two stations at once: which may be named, and where their boards come from. */

type Deps = { readonly db: Reader; readonly games: KnownGames };

const PLAY = TWO_STATIONS_STONES.code;

/**
 * Whether all of an order is void and stays so: a station that was called off is for good. Whatever else gives a stake
 * back may be decided otherwise by a corrected board.
 */
export const isVoidForGood = (
  { amount, lines }: { readonly amount: bigint; readonly lines: readonly StoredLine[] },
  voided: bigint,
): boolean => voided === amount && lines.every(([play]) => play === PLAY);

/** Refuses a bet that names a station which does not draw with this one. */
export const checkPartners = ({ code, timetable }: Game, lines: readonly StoredLine[], drawAt: Date): void => {
  const at = lines.findIndex(([play, content]) => play === PLAY && !isPartner(content));
  if (at !== -1) throw new Refusal('lottery.line-refused', { line: at, fault: { code: 'station-not-drawn' } });

  function isPartner(content: string): boolean {
    const partners = partnersOn(code, weekdayOf(dayOf(drawAt, timetable.zone)));
    return partners.includes(content.split('|')[0] ?? '');
  }
};

/**
 * The board an issue is settled on: its own, with those of the stations its bets name. Nothing as long as one of them
 * has yet to be drawn; one that was called off is left out, and the bets on it are void.
 */
export const settledBoardOf = async ({ db, games }: Deps, game: Game, issue: IssueRow): Promise<Board | undefined> => {
  if (issue.board === null) throw new Error('An issue is not settled before it is drawn.');
  const partners = new Map<string, Board>();
  for (const code of await listNamed(db, issue.id, exposureOf(PLAY))) {
    const other = await findIssueOfDay(db, (await games.find(code)).id, issue.draw_at, game.timetable.zone);
    if (other === undefined || other.state === 'CANCELLED' || other.state === 'CANCELLING') continue;
    if (other.board === null) return undefined;
    partners.set(code, other.board);
  }
  return partners.size === 0 ? issue.board : withPartners(issue.board, partners);
};

/** Issues of the same day with bets that name this station. */
export const issuesNaming = async (
  { db, games }: Deps,
  game: Game,
  issue: IssueRow,
): Promise<readonly { readonly code: string; readonly issue: IssueRow }[]> => {
  const partners = partnersOn(game.code, weekdayOf(dayOf(issue.draw_at, game.timetable.zone)));
  const found: { readonly code: string; readonly issue: IssueRow }[] = [];
  for (const code of partners) {
    const other = await findIssueOfDay(db, (await games.find(code)).id, issue.draw_at, game.timetable.zone);
    if (other !== undefined && (await listNamed(db, other.id, exposureOf(PLAY))).includes(game.code))
      found.push({ code, issue: other });
  }
  return found;
};

/** What the play is called where exposure is kept. */
const exposureOf = (play: string): string => `Lott.${play}`;
