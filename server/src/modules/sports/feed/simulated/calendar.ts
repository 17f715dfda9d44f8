import type { CompetitionData, Team } from '../../domain/competitions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A match of the calendar: the same place of the same slot is always the same match. */
export type PlannedMatch = { readonly ref: string; readonly startsAt: Date; readonly home: Team; readonly away: Team };

type Rhythm = {
  /** Between two starts. */
  readonly everyMs: number;
  readonly aheadMs: number;
};

/** How often matches begin, and how far ahead they are planned. */
const RHYTHMS: Readonly<Record<CompetitionData['sport'], Rhythm>> = {
  FOOTBALL: { everyMs: 3 * HOUR_MS, aheadMs: 7 * DAY_MS },
  // A match takes a bit more than three minutes, so that one is always being played.
  VIRTUAL: { everyMs: 2 * MINUTE_MS, aheadMs: 20 * MINUTE_MS },
  ESPORTS: { everyMs: 20 * MINUTE_MS, aheadMs: DAY_MS },
  COCKFIGHT: { everyMs: MINUTE_MS, aheadMs: 3 * MINUTE_MS },
};

/** The matches of a competition that begin after a moment and within its horizon. */
export const plannedMatches = (competition: CompetitionData, now: Date, index: number): readonly PlannedMatch[] => {
  const { everyMs, aheadMs } = RHYTHMS[competition.sport];
  // Competitions of one rhythm begin beside each other and not together.
  const shift = (index * everyMs) / 4;
  const first = Math.floor((now.getTime() - shift) / everyMs) + 1;
  const last = Math.floor((now.getTime() + aheadMs - shift) / everyMs);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const slot = first + place;
    const [home, away] = pairOf(competition.teams, slot);
    const startsAt = new Date(slot * everyMs + shift);
    return { ref: `${competition.code}:${slot}`, startsAt, home, away };
  });
};

/** Everybody against everybody by the circle method, one match a slot. */
const pairOf = (teams: readonly Team[], slot: number): readonly [Team, Team] => {
  const half = teams.length / 2;
  const round = Math.floor(slot / half);
  const place = slot % half;
  const circle = teams.length - 1;
  const at = (seat: number): Team => {
    const found = seat === 0 ? teams[0] : teams[1 + ((seat - 1 + round) % circle)];
    if (!found) throw new Error('A competition has an even number of teams.');
    return found;
  };
  const [one, other] = [at(place), at(teams.length - 1 - place)];
  const isTurned = teams.length > 2 && Math.floor(round / circle) % 2 === 1;
  return isTurned ? [other, one] : [one, other];
};
