/** Tells the operator console what the modules offer to one person, and searches in all of them at once. */
import * as contract from '@fairground/contract/console/operator-endpoints';
import type { Brand } from '@fairground/contract/brand';
import type { Clock } from '../../platform/clock.ts';
import type { ModuleConsole } from '../../platform/console.ts';
import { bind } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log.ts';
import type { Module } from '../../platform/module.ts';
import { offersFor, together } from './domain/offers.ts';
import { searchAll } from './search-all.ts';

export { SEARCH_MS } from './search-all.ts';

export type ConsoleDeps = {
  readonly clock: Clock;
  readonly log: Log;
  readonly brand: Pick<Brand, 'name' | 'timeZone' | 'numbers' | 'currency'>;
  readonly mode: 'sandbox' | 'play' | 'live';
  /** What every module brings. */
  readonly contributions: readonly ModuleConsole[];
};

export const createConsole = ({ clock, log, brand, mode, contributions }: ConsoleDeps): Module => {
  const all = together(contributions);
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
      bind(contract.search, ({ query }, { operator }) => searchAll({ ...all, log }, query.words, operator)),
    ],
  };
};
