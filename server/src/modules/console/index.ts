/** Tells the operator console what the modules offer to one person, and searches in all of them at once. */
import * as contract from '@fairground/contract/console/operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { ConsoleDeps } from './deps.ts';
import { offersFor, together } from './domain/offers.ts';
import { exportList } from './export-list.ts';
import { readTrail } from './read-trail.ts';
import { searchAll } from './search-all.ts';

export { SEARCH_MS } from './search-all.ts';

export const createConsole = (deps: ConsoleDeps): Module => {
  const { clock, log, brand, mode } = deps;
  const all = together(deps.contributions, deps.languages);
  const own = { ...deps, offers: all.offers };
  return {
    routes: [
      bind(contract.readDesk, (_input, { operator }) => ({
        brand: brand.name,
        mode,
        timeZone: brand.timeZone,
        numbers: brand.numbers,
        currency: brand.currency.symbol,
        now: clock.now(),
        offers: offersFor(all.offers, operator.permissions),
      })),
      bind(contract.exportList, ({ query }, caller) => exportList(own, query, caller)),
      bind(contract.readTrail, ({ query }, { operator }) => readTrail(own, query, operator)),
      bind(contract.search, ({ query }, { operator }) => searchAll({ ...all, log }, query.words, operator)),
    ],
  };
};
