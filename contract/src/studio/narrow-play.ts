import type { PlayPolicy } from './play-policy.ts';
import { smallerScene } from '../market/policy.ts';
import type { MarketPolicy } from '../market/policy.ts';

type SlotRules = Pick<MarketPolicy, 'roundMsMin' | 'autoplayRoundsMax' | 'turbo' | 'largestScene'>;

/** How slots may be played: what the brand offers, narrowed by what the market allows. */
export const narrowedPlay = (brand: PlayPolicy, market: SlotRules): PlayPolicy => ({
  turbo: brand.turbo && market.turbo,
  roundMsMin: Math.max(brand.roundMsMin, market.roundMsMin),
  autoplayRounds: brand.autoplayRounds.filter((rounds) => rounds <= market.autoplayRoundsMax),
  winScenes: { ...brand.winScenes, largest: smallerScene(brand.winScenes.largest, market.largestScene) },
});
