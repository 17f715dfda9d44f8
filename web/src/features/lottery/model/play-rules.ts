import type { Numbers } from '@fairground/contract/numbers';
import { oddsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { Play } from '@fairground/engines/lottery/play';
import { inverse, ratio, times, writeRatio } from '@fairground/engines/lottery/ratio';
import type { Ratio } from '@fairground/engines/lottery/ratio';
import { chanceOfTier, returnsOfBets } from '@fairground/engines/lottery/returns';

/** What a bet can win, how likely that is and what it pays for a stake of one. */
export type TierRule = { readonly tier: string; readonly chance: string; readonly odds: string };

/** The tiers of a play as they are shown. */
export const tierRulesOf = (game: Game, play: Play, series: number, numbers: Numbers): readonly TierRule[] =>
  [...oddsOf(game, play, series)].map(([tier, odds]) => ({
    tier,
    chance: oneIn(chanceOfTier(play, tier), numbers),
    odds: numbers.plain(writeRatio(times(odds, ratio(play.hitsPerWin)), 3)),
  }));

/** What comes back of 100 in the long run: one figure, or from the worst bet to the best where prizes do not suit all. */
export const returnText = (game: Game, play: Play, series: number, numbers: Numbers): string => {
  const { least, most } = returnsOfBets(game, play, series);
  const [from, to] = [percentText(least, numbers), percentText(most, numbers)];
  return from === to ? from : `${from} – ${to}`;
};

export const percentText = (part: Ratio, numbers: Numbers): string =>
  numbers.percent(writeRatio(times(part, ratio(100)), 2));

/** The chance of a tier as one in so many, cut to a hundredth where it is likely. */
const oneIn = (chance: Ratio, numbers: Numbers): string =>
  chance.top === 0n
    ? '–'
    : `1 : ${numbers.plain(writeRatio(inverse(chance), chance.bottom / chance.top > 100n ? 0 : 2))}`;
