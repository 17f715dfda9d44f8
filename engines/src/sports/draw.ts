import { verifyDraw } from '../fair/verify.ts';
import type { RevealFault } from '../fair/verify.ts';
import { below } from '../random/words.ts';
import type { Words } from '../random/words.ts';
import { decideFight, fightRules } from '../tables/virtual-fight.ts';
import type { Goals } from './intensity.ts';
import { shareLeft } from './intensity.ts';
import { mapsToWin } from './maps.ts';
import type { BestOf } from './maps.ts';

/** What prices are computed from and a simulated match is drawn from; it knows nothing of the draw. */
export type MatchModel =
  | ({ readonly is: 'goals' } & Goals)
  | { readonly is: 'maps'; readonly best: BestOf; readonly chance: number }
  | { readonly is: 'fight'; readonly meron: number; readonly wala: number };

/** A goal or a won map, so many seconds of the match's clock after its start. */
export type DrawnEvent = { readonly side: 'h' | 'a'; readonly seconds: number };

/** The code every match is drawn under; the client seed is its name with `_` for `:`, the nonce 0. */
export const MATCH_DRAW = 'sports';
export const matchSeedOf = (ref: string): string => ref.replaceAll(':', '_');

const HALF_SECONDS = 45 * 60;
const MAP_SECONDS = { least: 360, spread: 240 } as const;

/** Exponential gaps over the share of the match that has passed, then turned into seconds. */
export const drawGoals = (words: Words, { home, away }: Goals): readonly DrawnEvent[] => {
  const goals: DrawnEvent[] = [];
  const total = home + away;
  for (let share = gap(words, total); share < 1; share += gap(words, total))
    goals.push({ side: unit(words) * total < home ? 'h' : 'a', seconds: secondsAt(share) });
  return goals;
};

const secondsAt = (share: number): number => {
  const first = shareLeft(0).first;
  const second = 1 - first;
  return share < first
    ? Math.floor((share / first) * HALF_SECONDS)
    : Math.min(2 * HALF_SECONDS - 1, HALF_SECONDS + Math.floor(((share - first) / second) * HALF_SECONDS));
};

/** Map after map until one side has enough of them. */
export const drawMaps = (
  words: Words,
  { best, chance }: { readonly best: BestOf; readonly chance: number },
): readonly DrawnEvent[] => {
  const maps: DrawnEvent[] = [];
  const won = { h: 0, a: 0 };
  while (Math.max(won.h, won.a) < mapsToWin(best)) {
    const seconds = (maps.at(-1)?.seconds ?? 0) + MAP_SECONDS.least + below(words, MAP_SECONDS.spread);
    const side = unit(words) < chance ? 'h' : 'a';
    won[side] += 1;
    maps.push({ side, seconds });
  }
  return maps;
};

const TWO_32 = 4_294_967_296;
/** From 0 up to 1. */
const unit = (words: Words): number => words() / TWO_32;
const gap = (words: Words, rate: number): number => -Math.log(1 - unit(words)) / rate;

export type MatchProof = {
  readonly commitment: string;
  readonly seed: string;
  readonly clientSeed: string;
  readonly model: MatchModel;
};

/** What the seed of a match comes to: its score, and who scored or won in which order. */
export type RedrawnMatch =
  | { readonly fault: RevealFault }
  | { readonly score: { readonly home: number; readonly away: number }; readonly order: readonly ('h' | 'a')[] };

/** Draws a match again from its revealed seed. */
export const redrawMatch = ({ commitment, seed, clientSeed, model }: MatchProof): RedrawnMatch => {
  const verified = verifyDraw(seed, commitment, { game: MATCH_DRAW, clientSeed, nonce: 0 });
  if ('fault' in verified) return verified;
  const order = orderOf(model, verified.words);
  const home = order.filter((side) => side === 'h').length;
  return { score: { home, away: order.length - home }, order };
};

const orderOf = (model: MatchModel, words: Words): readonly ('h' | 'a')[] => {
  if (model.is === 'goals') return drawGoals(words, model).map(({ side }) => side);
  if (model.is === 'maps') return drawMaps(words, model).map(({ side }) => side);
  const winner = decideFight(words, fightRules(model));
  return winner === 'draw' ? [] : [winner === 'meron' ? 'h' : 'a'];
};
