import { FACE_OF, SPORTS } from '@fairground/contract/sports/fields';
import type { Sport } from '@fairground/contract/sports/fields';

/** The three faces of the book, each behind a lobby of its own. */
export type Face = (typeof FACE_OF)[Sport];

export const sportsOf = (face: Face): readonly Sport[] => SPORTS.filter((sport) => FACE_OF[sport] === face);

/** Where the book of a face begins. */
export const homeOf = (face: Face): string => HOMES[face];

/** The rings are rooms of their lobby. */
const HOMES: Readonly<Record<Face, string>> = {
  SPORTS: '/sports/book',
  ESPORTS: '/esports/book',
  COCKFIGHT: '/cockfight',
};

/** The page of a competition: a ring is a room of its own. */
export const competitionHref = (code: string, sport: Sport): string =>
  sport === 'COCKFIGHT' ? `/cockfight/ring/${code}` : `/sports/book/${code}`;

/** The hue of a face. */
export const categoryOf = (sport: Sport): 'sports' | 'esports' | 'cockfight' =>
  sport === 'ESPORTS' ? 'esports' : sport === 'COCKFIGHT' ? 'cockfight' : 'sports';
