import type { Words } from '@fairground/engines/random/words';
import type { MatchStats } from '@fairground/contract/sports/pushes';

/** Match seconds between two counts. */
const STATS_EVERY_SECONDS = 300;
const MATCH_SECONDS = 5_400;

/** What a team of average strength does in that time. */
const RATES = { attacks: 4.4, shots: 0.62, corners: 0.28 } as const;
/** How many of the shots that are no goals reach it. */
const ON_TARGET = 0.28;

type CountedGoal = { readonly side: 'h' | 'a'; readonly seconds: number };

/**
 * What is counted in a match every five of its minutes. It follows the strength of the sides and the goals that have
 * fallen, never those to come: nobody learns from it more than from the prices.
 */
export const drawStats = (
  { home, away }: { readonly home: number; readonly away: number },
  goals: readonly CountedGoal[],
  words: Words,
): readonly { readonly seconds: number; readonly stats: MatchStats }[] => {
  const share = { h: home / (home + away), a: away / (home + away) };
  const all = { attacks: none(), shots: none(), onTarget: none(), corners: none() };
  const momentum: number[] = [];
  return Array.from({ length: MATCH_SECONDS / STATS_EVERY_SECONDS }, (_, index) => {
    const seconds = (index + 1) * STATS_EVERY_SECONDS;
    const pressed = { h: 0, a: 0 };
    for (const side of ['h', 'a'] as const) {
      const scored = goals.filter(
        (goal) => goal.side === side && goal.seconds < seconds && goal.seconds >= seconds - STATS_EVERY_SECONDS,
      ).length;
      const missed = poisson(RATES.shots * 2 * share[side], words);
      const attacks = poisson(RATES.attacks * 2 * share[side], words);
      pressed[side] = attacks + scored;
      all.attacks[side] += attacks + scored;
      all.shots[side] += missed + scored;
      all.onTarget[side] += scored + Array.from({ length: missed }, () => unit(words)).filter((each) => each < ON_TARGET).length; // prettier-ignore
      all.corners[side] += poisson(RATES.corners * 2 * share[side], words);
    }
    momentum.push(Math.round((100 * (pressed.h - pressed.a)) / Math.max(1, pressed.h + pressed.a)));
    const stats: MatchStats = {
      attacks: sides(all.attacks),
      shots: sides(all.shots),
      onTarget: sides(all.onTarget),
      corners: sides(all.corners),
      momentum: [...momentum],
    };
    return { seconds, stats };
  });
};

type Both = { h: number; a: number };
const none = (): Both => ({ h: 0, a: 0 });
const sides = ({ h, a }: Both) => ({ home: h, away: a });

const TWO_32 = 4_294_967_296;
const unit = (words: Words): number => words() / TWO_32;

/** How often something happens that is expected so often. */
const poisson = (expected: number, words: Words): number => {
  const least = Math.exp(-expected);
  let count = 0;
  for (let product = unit(words); product > least; product *= unit(words)) count += 1;
  return count;
};
