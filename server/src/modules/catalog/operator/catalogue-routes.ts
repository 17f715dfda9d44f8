import * as contract from '@fairground/contract/catalog/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import type { Route } from '../../../platform/http/route.ts';
import { actorOf } from '../../audit/index.ts';
import type { CatalogueFacts, GameFacts } from '../domain/facts.ts';
import type { StaffOperators } from '../operate.ts';
import type { PlannedWindow } from '../store/operate.ts';
import { categoriesFor, gamesFor, vendorsFor } from './show-catalogue.ts';

export type CatalogueForStaff = {
  readonly readAll: () => Promise<CatalogueFacts>;
  readonly listWindows: () => Promise<readonly PlannedWindow[]>;
};

const HOT = { hot: true, plain: false, import: null } as const;

/** What staff reads of the whole catalogue, and how it changes categories, hot games and blocked countries. */
export const catalogueRoutes = (
  operators: StaffOperators,
  { readAll, listWindows }: CatalogueForStaff,
): readonly Route[] => [
  bind(contract.listVendorsForStaff, async () => ({ list: vendorsFor(await readAll(), await listWindows()) })),
  bind(contract.readVendorForStaff, async ({ query }) =>
    needed(
      vendorsFor(await readAll(), await listWindows()).find(({ vendor }) => vendor === query.vendor),
      'catalog.vendor-unknown',
    ),
  ),
  bind(contract.listGamesForStaff, async ({ query }) => {
    const { page, next } = gamesFor(await readAll(), query);
    return { list: page.map(gameRow), next };
  }),
  bind(contract.readGameForStaff, async ({ query }) =>
    gameRow(
      needed(
        (await readAll()).games.find(({ id }) => id === query.nodeId),
        'catalog.game-unknown',
      ),
    ),
  ),
  bind(contract.setHotGame, async ({ body: { nodeId, to, reason } }, caller) => {
    await operators.setHot(actorOf(caller, reason), nodeId, HOT[to]);
    return {};
  }),
  bind(contract.placeGame, async ({ body: { nodeId, place, reason } }, caller) => {
    await operators.placeGame(actorOf(caller, reason), nodeId, place);
    return {};
  }),
  bind(contract.listCategoriesForStaff, async () => ({ list: categoriesFor(await readAll()) })),
  bind(contract.readCategoryForStaff, async ({ query }) =>
    needed(
      categoriesFor(await readAll()).find(({ category }) => category === query.category),
      'catalog.category-unknown',
    ),
  ),
  bind(contract.switchCategory, async ({ body: { category, to, reason } }, caller) => {
    await operators.switchCategory(actorOf(caller, reason), category, to === 'on');
    return {};
  }),
  bind(contract.listBlockedRegions, async () => ({ list: (await readAll()).blocked.map(blockRow) })),
  bind(contract.readBlockedRegion, async ({ query }) =>
    needed(
      (await readAll()).blocked.map(blockRow).find(({ id }) => id === query.id),
      'catalog.game-unknown',
    ),
  ),
  bind(contract.blockRegion, async ({ body: { reason, ...rule } }, caller) => {
    await operators.blockRegion(actorOf(caller, reason), rule);
    return {};
  }),
  bind(contract.allowRegion, async ({ body: { reason, ...rule } }, caller) => {
    await operators.allowRegion(actorOf(caller, reason), rule);
    return {};
  }),
];

const gameRow = ({ id, vendor, gameId, category, nameEN, status, isClosed, isHot, placeSet }: GameFacts) => ({
  ...{ nodeId: id, vendor, gameId, category, name: nameEN, status, isClosed, isHot, place: placeSet },
  state: isClosed ? ('closed' as const) : ('open' as const),
});

const blockRow = ({ kind, key, country }: CatalogueFacts['blocked'][number]) => ({
  ...{ id: `${kind}.${key}.${country}`, kind, key, country },
});
