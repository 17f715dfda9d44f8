/** Expected goals of both sides, or of what is left of a match. */
export type Goals = { readonly home: number; readonly away: number };

/** A match as it stands: what has been played and scored. */
export type MatchState = {
  /** Minutes played of ninety; stoppage belongs to the last minute of its half. */
  readonly minute: number;
  readonly home: number;
  readonly away: number;
  /** Goals of the first half, once it is over; before it ends they are the score. */
  readonly half?: { readonly home: number; readonly away: number };
  readonly redHome: number;
  readonly redAway: number;
};

export const KICK_OFF: MatchState = { minute: 0, home: 0, away: 0, redHome: 0, redAway: 0 };

const HALF = 45;
const FULL = 90;
/** A minute of the second half has this many times the goals of one of the first. */
const SECOND_HALF = 1.1;
const WHOLE = HALF + SECOND_HALF * HALF;

/** What a red card does to the goals of the side that got it and of the other. */
export const RED_CARD = { own: 0.7, other: 1.15 } as const;

/** The share of a match's goals still to come at a minute, of each half and of both. */
export const shareLeft = (
  minute: number,
): { readonly first: number; readonly second: number; readonly both: number } => {
  const first = Math.max(0, HALF - minute) / WHOLE;
  const second = (SECOND_HALF * Math.min(HALF, Math.max(0, FULL - minute))) / WHOLE;
  return { first, second, both: first + second };
};

/** The intensity of both sides for a whole match, changed by red cards. */
export const withRedCards = ({ home, away }: Goals, state: Pick<MatchState, 'redHome' | 'redAway'>): Goals => ({
  home: home * RED_CARD.own ** state.redHome * RED_CARD.other ** state.redAway,
  away: away * RED_CARD.own ** state.redAway * RED_CARD.other ** state.redHome,
});

/** Expected goals from the strengths of two teams on a log scale, with the advantage of the home side. */
export const goalsOfRatings = (
  home: { readonly attack: number; readonly defence: number },
  away: { readonly attack: number; readonly defence: number },
): Goals => ({
  home: Math.exp(MEAN + home.attack - away.defence + HOME_ADVANTAGE),
  away: Math.exp(MEAN + away.attack - home.defence),
});

const MEAN = 0.1;
const HOME_ADVANTAGE = 0.25;
