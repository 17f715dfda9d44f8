import { goalsOfRatings } from '@fairground/engines/sports/intensity';
import { mapChance, ratedAfter } from '@fairground/engines/sports/maps';
import { goalsOf } from '../../domain/model.ts';
import type { Model, Score } from '../../domain/model.ts';
import type { Rating } from '../../store/simulated.ts';

/** The spread of strengths on the log scale, and of Elo points. */
const STRENGTH_SPREAD = 0.25;
const ELO_SPREAD = 120;
/** How far a result moves a team. */
const DRIFT = 0.015;
const STRENGTH_MAX = 0.6;

/** The strengths a team begins with, from two chances between 0 and 1. */
export const firstRating = (code: string, [one, two]: readonly [number, number]): Rating => ({
  code,
  attack: (2 * one - 1) * STRENGTH_SPREAD,
  defence: (2 * two - 1) * STRENGTH_SPREAD,
  elo: 1_500 + (2 * one - 1) * ELO_SPREAD,
});

export const goalModel = (home: Rating, away: Rating): Model => ({ is: 'goals', ...goalsOfRatings(home, away) });

export const mapModel = (home: Rating, away: Rating, best: 3 | 5): Model => ({
  is: 'maps',
  best,
  chance: mapChance(home.elo, away.elo),
});

/** Both teams after a match: more goals than expected make an attack stronger and the other defence weaker. */
export const ratingsAfter = (model: Model, score: Score, home: Rating, away: Rating): readonly [Rating, Rating] => {
  if (model.is === 'maps') {
    let elo = { home: home.elo, away: away.elo };
    for (const side of score.maps) elo = ratedAfter(elo.home, elo.away, side);
    return [
      { ...home, elo: elo.home },
      { ...away, elo: elo.away },
    ];
  }
  if (model.is === 'fight') return [home, away];
  const goals = goalsOf(score);
  const [more, less] = [DRIFT * (goals.home - model.home), DRIFT * (goals.away - model.away)];
  return [
    { ...home, attack: kept(home.attack + more), defence: kept(home.defence - less) },
    { ...away, attack: kept(away.attack + less), defence: kept(away.defence - more) },
  ];
};

const kept = (strength: number): number => Math.min(STRENGTH_MAX, Math.max(-STRENGTH_MAX, strength));
