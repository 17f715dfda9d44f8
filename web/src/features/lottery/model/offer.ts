import type { ValueOf } from '@fairground/contract/endpoint';
import type { readOffer } from '@fairground/contract/lottery/endpoints';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import type { SlipBounds } from './slip.ts';

export type GameOffer = ValueOf<typeof readOffer>;

/** What the house offers in one mode of a game. */
export type Offer = SlipBounds & {
  readonly isOn: boolean;
  readonly linesMax: number;
  readonly chaseIssuesMax: number;
  readonly units: GameOffer['modes'][number]['units'];
  readonly series: GameOffer['modes'][number]['series'];
};

/** The offer of a mode, or nothing where the house does not have it. Nobody plays above the own series. */
export const offerIn = (
  { isOn, limits, modes }: GameOffer,
  wanted: PrizeMode,
  ownSeries = Infinity,
): Offer | undefined => {
  const found = modes.find(({ mode }) => mode === wanted);
  if (found === undefined) return undefined;
  const { multipleMax, amountMax, linesMax, chaseIssuesMax } = limits;
  const { units } = found;
  const series = found.series.max > found.series.min ? upTo(found.series, ownSeries) : found.series;
  return {
    isOn,
    multipleMax,
    amountMax,
    linesMax,
    chaseIssuesMax,
    units,
    series,
    seriesMin: series.min,
    seriesMax: series.max,
  };
};

type Series = GameOffer['modes'][number]['series'];

const upTo = (series: Series, own: number): Series => {
  const max = Math.max(series.min, Math.min(series.max, own));
  return { ...series, max, usual: Math.min(series.usual, max) };
};
