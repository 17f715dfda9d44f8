import type { ValueOf } from '@fairground/contract/endpoint';
import type { readOffer as readCall } from '@fairground/contract/lottery/issues';
import { CHASE_ISSUES_MAX } from '@fairground/contract/lottery/chases';
import { LINES_MAX } from '@fairground/contract/lottery/orders';
import { oddsOf, playsOf, stakeUnitsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { Play } from '@fairground/engines/lottery/play';
import { MODES, seriesIn } from '@fairground/engines/lottery/price';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import type { Ratio } from '@fairground/engines/lottery/ratio';
import { returnsOfBets } from '@fairground/engines/lottery/returns';
import type { KnownGame } from '../games.ts';

type Offer = ValueOf<typeof readCall>;

const offers = new Map<string, Offer['modes']>();

/** What a game offers. Odds follow from the engine alone, so that they are worked out once. */
export const offerOf = ({ game, isOn, limits: { seriesMin, ...limits } }: KnownGame): Offer => {
  const modes = offers.get(game.code) ?? game.modes.map((mode) => modeOf(game, mode));
  offers.set(game.code, modes);
  return {
    gameCode: game.code,
    isOn,
    limits: { ...limits, linesMax: LINES_MAX, chaseIssuesMax: CHASE_ISSUES_MAX },
    modes: modes.map((mode) => ({ ...mode, series: { ...seriesIn(mode.mode, seriesMin) } })),
  };
};

const modeOf = (game: Game, mode: PrizeMode): Offer['modes'][number] => {
  const { units, series } = MODES[mode];
  return {
    mode,
    stakeUnits: Number(stakeUnitsOf(game, mode)),
    units: [...units],
    series: { ...series },
    plays: playsOf(game, mode).map((play) => playOffer(game, play, series.usual)),
    hasCard: game.card !== undefined,
  };
};

const playOffer = (game: Game, play: Play, series: number): Offer['modes'][number]['plays'][number] => {
  const odds = oddsOf(game, play, series);
  return {
    play: play.code,
    odds: [...odds].map(([tier, one]) => ({
      tier,
      top: one.top.toString(),
      bottom: one.bottom.toString(),
      text: cut(one, 4),
    })),
    rtp: rtpOf(game, play, series),
  };
};

/** What comes back of every bet of a play; nothing where published prizes suit one kind of bets better than another. */
const rtpOf = (game: Game, play: Play, series: number): string | null => {
  const { least, most } = returnsOfBets(game, play, series);
  const [from, to] = [hundredths(least), hundredths(most)];
  return from === to ? from : null;
};

const hundredths = ({ top, bottom }: Ratio): string => cut({ top: top * 100n, bottom }, 2);

/** A fraction cut to so many places. */
const cut = ({ top, bottom }: Pick<Ratio, 'top' | 'bottom'>, places: number): string => {
  const units = (top * 10n ** BigInt(places)) / bottom;
  const text = units.toString().padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
};
