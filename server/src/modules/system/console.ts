import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { helpOffers } from './console/help.ts';
import { settingOffers } from './console/settings.ts';
import { siteOffers } from './console/site.ts';

const parts = [siteOffers, settingOffers, helpOffers];

/** What the module brings to the console: the site itself, its settings, and its help. */
export const systemOffers: ConsoleOffer = {
  lists: parts.flatMap(({ lists = [] }) => lists),
  records: parts.flatMap(({ records = [] }) => records),
  panels: parts.flatMap(({ panels = [] }) => panels),
  actions: parts.flatMap(({ actions = [] }) => actions),
  searches: parts.flatMap(({ searches = [] }) => searches),
};
