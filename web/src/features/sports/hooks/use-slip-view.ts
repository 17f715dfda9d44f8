import type { MarketState } from '@fairground/contract/sports/fields';
import { useQuote } from '../api/sports.ts';
import { needsTaking } from '../model/slip.ts';
import type { LegView, SlipView } from '../model/slip-view.ts';
import { usePrices } from './live-store.ts';
import { useSlip } from './slip-store.ts';
import { useWatch } from './use-watch.ts';

/** The slip with its prices now: from the matches on screen, else from the quote that is asked for again and again. */
export const useSlipView = (): SlipView => {
  const slip = useSlip();
  const { data: quote } = useQuote(slip.legs);
  useWatch([...new Set(slip.legs.map(({ fixtureId }) => fixtureId))]);
  const prices = usePrices(slip.legs.map(({ selectionId }) => selectionId));
  const quoted = new Map(quote?.legs.map((leg) => [leg.selectionId, leg]));
  const legs = slip.legs.map((leg, place): LegView => {
    const price = prices[place];
    const known = quoted.get(leg.selectionId);
    const nowMilli = price?.oddsMilli ?? known?.oddsMilli ?? leg.oddsMilli;
    return {
      leg,
      nowMilli,
      state: stateOf(price?.status ?? known?.status ?? 'OPEN'),
      limits: known && { min: known.minStake, max: known.maxStake },
      mustTake: needsTaking(leg.oddsMilli, nowMilli, slip.accept),
    };
  });
  return {
    slip,
    legs,
    combo: quote?.combo,
    comboRefusal: quote?.comboRefusal ?? null,
    systems: quote?.systems ?? [],
    delaySeconds: quote?.delaySeconds ?? 0,
  };
};

const stateOf = (status: MarketState): LegView['state'] => {
  if (status === 'OPEN') return 'open';
  return status === 'SUSPENDED' ? 'suspended' : 'gone';
};
