import { marketIn, marketNamed, marketOfBoth } from '@fairground/contract/market/markets';
import type { VisitorAt } from '../../platform/http/route.ts';
import type { SystemDeps } from './deps.ts';

/** Resolves the market of a visitor from the brand, the region and the member, at the first question of a request. */
export const createVisitorAt =
  ({ geo, markets = [] }: Pick<SystemDeps, 'geo' | 'markets'>): VisitorAt =>
  (ip, home) => {
    const country = once(() => geo.countryOf(ip));
    return {
      country,
      market: once(() => {
        const here = marketIn(markets, country());
        return home === undefined ? here : marketOfBoth(here, marketNamed(home));
      }),
    };
  };

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};
