import type { GameCategory } from '@fairground/contract/catalog/game';

type Returning = { readonly category: GameCategory; readonly rtp: number | null };

/** Games of these kinds have one return that the vendor states; of the others each bet has its own. */
const STATED: ReadonlySet<GameCategory> = new Set<GameCategory>(['RNG', 'FISH']);

/** Whether a market with this least return, in hundredths of a percent, may be offered a game. */
export const returnsEnough = ({ category, rtp }: Returning, returnMin: number): boolean =>
  rtp === null ? returnMin === 0 || !STATED.has(category) : rtp >= returnMin;
