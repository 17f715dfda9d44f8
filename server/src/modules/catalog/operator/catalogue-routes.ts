import * as contract from '@fairground/contract/catalog/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { actorOf } from '../../audit/index.ts';
import type { CatalogueFacts } from '../domain/facts.ts';
import type { CatalogOperators } from '../operate.ts';
import type { PlannedWindow } from '../store/operate.ts';
import { categoriesFor, gamesFor, vendorsFor } from './show-catalogue.ts';

export type CatalogueForStaff = {
  readonly readAll: () => Promise<CatalogueFacts>;
  readonly listWindows: () => Promise<readonly PlannedWindow[]>;
};

const HOT = { hot: true, plain: false, import: null } as const;

/** What staff reads of the whole catalogue, and how it changes categories, hot games and blocked countries. */
export const catalogueRoutes = (
  operators: CatalogOperators,
  { readAll, listWindows }: CatalogueForStaff,
): readonly Route[] => [
  bind(contract.listVendorsForStaff, async () => ({ list: vendorsFor(await readAll(), await listWindows()) })),
  bind(contract.listGamesForStaff, async ({ query }) => {
    const { page, next } = gamesFor(await readAll(), query);
    const list = page.map(({ id, vendor, gameId, category, nameEN, status, isClosed, isHot }) => ({
      ...{ nodeId: id, vendor, gameId, category, name: nameEN, status, isClosed, isHot },
    }));
    return { list, next };
  }),
  bind(contract.setHotGame, async ({ body: { nodeId, to, reason } }, caller) => {
    await operators.setHot(actorOf(caller, reason), nodeId, HOT[to]);
    return {};
  }),
  bind(contract.listCategoriesForStaff, async () => ({ list: categoriesFor(await readAll()) })),
  bind(contract.switchCategory, async ({ body: { category, to, reason } }, caller) => {
    await operators.switchCategory(actorOf(caller, reason), category, to === 'on');
    return {};
  }),
  bind(contract.listBlockedRegions, async () => ({ list: (await readAll()).blocked.map((rule) => ({ ...rule })) })),
  bind(contract.blockRegion, async ({ body: { reason, ...rule } }, caller) => {
    await operators.blockRegion(actorOf(caller, reason), rule);
    return {};
  }),
  bind(contract.allowRegion, async ({ body: { reason, ...rule } }, caller) => {
    await operators.allowRegion(actorOf(caller, reason), rule);
    return {};
  }),
];
