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

/** The offer of a mode, or nothing where the house does not have it. */
export const offerIn = ({ isOn, limits, modes }: GameOffer, wanted: PrizeMode): Offer | undefined => {
  const found = modes.find(({ mode }) => mode === wanted);
  if (found === undefined) return undefined;
  const { multipleMax, amountMax, linesMax, chaseIssuesMax } = limits;
  const { units, series } = found;
  return { isOn, multipleMax, amountMax, linesMax, chaseIssuesMax, units, series, seriesMax: series.max };
};
