/** Knows what can be played: categories, vendors, games and their labels, and which of them a member likes or played. */
import * as contract from '@fairground/contract/catalog/endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { MemberId } from '@fairground/contract/ids';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { createAnswers } from './answers.ts';
import { catalogOffers } from './console.ts';
import type { CatalogDeps } from './deps.ts';
import type { CatalogueFacts } from './domain/facts.ts';
import type { CatalogueRows } from './domain/game-row.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts';
import { importGames, importOnce } from './import-games.ts';
import type { StampedRows } from './import-games.ts';
import type { LaunchAnswer, LaunchPlace } from './launch.ts';
import { gameForLaunch, gamesForLaunch } from './launch.ts';
import { listGames, listKeyOf } from './list-games.ts';
import { listVendors } from './list-vendors.ts';
import { createNoticeBoard } from './notice-board.ts';
import type { CatalogOperators } from './operate.ts';
import { createOperators } from './operate.ts';
import { catalogueRoutes } from './operator/catalogue-routes.ts';
import { catalogFinds } from './operator/finds.ts';
import { operatorRoutes } from './operator/routes.ts';
import { openModels } from './open-models.ts';
import { readGame } from './read-game.ts';
import { createHealth } from './read-health.ts';
import { readMenus } from './read-menus.ts';
import { countPlayersJob, listRecentGames, rememberPlayed } from './recent.ts';
import { createSearchIndex } from './search-index.ts';
import { listHotGames, listNewGames, listPopularGames } from './shelves.ts';
import { createStops } from './stops/stops.ts';
import type { StopSwitches } from './stops/stops.ts';
import { readImportStamp } from './store/import.ts';
import type { GameName } from './store/launch.ts';
import { listFavouriteRows } from './store/marks.ts';
import type { PlannedWindow } from './store/operate.ts';
import { listWindows } from './store/operate.ts';
import { catalogData } from './store/personal-data.ts';

export type { GameFacts } from './domain/facts.ts';
export { nameIn } from './domain/game-in.ts';
export type { CatalogueRows, GameRow, LabelRow, Names, VendorRow } from './domain/game-row.ts';
export type { LaunchGame } from './domain/launch.ts';
export { isStopped } from './domain/stops.ts';
export { LOBBY_MECHANIC } from './domain/vendor-lobby.ts';
export { CATALOG_TOPIC } from './notice-board.ts';

export type Catalog = Module &
  CatalogOperators & {
    /** Takes a list of vendors, labels and games in, all or nothing; the same list twice changes nothing. */
    readonly importGames: (rows: CatalogueRows) => Promise<void>;
    /** The same at every start of every node: what `source` brought already is not even made again. */
    readonly importOnce: (list: StampedRows) => Promise<void>;
    /** Whether a source brought a list once. */
    readonly hasImported: (source: string) => Promise<boolean>;
    /** Whether a game can be opened now by somebody in this place; without one, whether it is open at all. */
    readonly gameForLaunch: (name: GameName, place?: LaunchPlace) => Promise<LaunchAnswer>;
    /** The same of every game of a vendor. */
    readonly gamesForLaunch: (vendor: string, place: LaunchPlace) => Promise<readonly LaunchAnswer[]>;
    /** What is stopped now by staff: asked with every stake, no matter who opened the game when. */
    readonly stops: Pick<StopSwitches, 'read' | 'isStopped'>;
    /** Opens the games that were coming soon and whose mathematics can be played by now; answers how many. */
    readonly openModels: (modelIds: readonly string[]) => Promise<number>;
    /** To be called when a member opened a game: "recent" and "popular" come of it. */
    readonly rememberPlayed: (member: MemberId, nodeId: GameNodeId) => Promise<void>;
    /** The catalogue as this node knows it, for staff: closed games too. */
    readonly readAll: () => Promise<CatalogueFacts>;
    /** Maintenance that runs or is planned. */
    readonly listWindows: () => Promise<readonly PlannedWindow[]>;
  };

/** Every ten minutes. */
const COUNT_CRON = '*/10 * * * *';

export const createCatalog = (deps: CatalogDeps): Catalog => {
  const board = createNoticeBoard(deps);
  const answers = createAnswers(deps, board);
  const search = createSearchIndex(answers, deps.system.visitorAt);
  const countPlayers = countPlayersJob(deps, board);
  const { ready, viewFor } = answers;
  const { placeGame, ...operators } = createOperators(deps, board);
  const stops = createStops(deps, board);
  const health = createHealth(deps, stops);
  const readAll = async () => (await board.catalogue.read()).facts;
  return {
    ...operators,
    importGames: (rows) => importGames(deps, board, rows),
    importOnce: (list) => importOnce(deps, board, list),
    hasImported: async (source) => (await readImportStamp(deps.db, source)) !== undefined,
    gameForLaunch: (name, place) => gameForLaunch(deps, stops, name, place),
    gamesForLaunch: (vendor, place) => gamesForLaunch(deps, stops, vendor, place),
    stops: { read: stops.read, isStopped: stops.isStopped },
    openModels: (modelIds) => openModels(deps, board, modelIds),
    rememberPlayed: (member, nodeId) => rememberPlayed(deps, member, nodeId),
    readAll,
    listWindows: () => listWindows(deps.db),
    jobs: [board.tellEdge, countPlayers],
    console: { offers: catalogOffers, finds: catalogFinds(readAll) },
    schedules: [{ job: countPlayers, cron: COUNT_CRON }],
    files: search.serve,
    personalData: catalogData,
    routes: [
      ...operatorRoutes(operators),
      ...stops.routes,
      ...catalogueRoutes({ ...operators, placeGame }, { readAll, listWindows: () => listWindows(deps.db) }),
      bind(contract.listVendors, ({ query }, caller) =>
        ready(contract.listVendors, { query, caller }, '', (view) => listVendors(deps, view)),
      ),
      bind(contract.listGames, ({ query }, caller) =>
        ready(contract.listGames, { query, caller }, listKeyOf(query), (view) => listGames(view, query)),
      ),
      bind(contract.listHotGames, ({ query }, caller) =>
        ready(contract.listHotGames, { query, caller }, `${query.gameType} ${query.vassalage}`, (view) =>
          listHotGames(view, query),
        ),
      ),
      bind(contract.listPopularGames, ({ query }, caller) =>
        ready(contract.listPopularGames, { query, caller }, `${query.gameType} ${query.count}`, (view) =>
          listPopularGames(view, query),
        ),
      ),
      bind(contract.listNewGames, ({ query }, caller) =>
        ready(contract.listNewGames, { query, caller }, `${query.gameType} ${query.count}`, (view) =>
          listNewGames(view, query),
        ),
      ),
      bind(contract.readHealth, async (_input, caller) => health(await viewFor({ query: {}, caller }), caller)),
      bind(contract.readMenus, ({ query }, caller) =>
        ready(contract.readMenus, { query, caller }, query.gameType ?? '', (view) =>
          readMenus(deps, view, query.gameType),
        ),
      ),
      bind(contract.readGame, ({ query }, caller) =>
        ready(contract.readGame, { query, caller }, query.nodeId.toString(), (view) =>
          readGame(deps, view, query.nodeId),
        ),
      ),
      bind(contract.readSearchIndex, async ({ query }, caller) => search.addressFor(await viewFor({ query, caller }))),
      bind(contract.listRecentGames, async ({ query }, caller) => {
        const view = await viewFor({ query, caller });
        const { games, totalPages } = await listRecentGames(deps, view, caller.session.memberId, query);
        return { list: games, totalPages };
      }),
      bind(contract.listFavourites, async ({ query }, caller) => {
        const view = await viewFor({ query, caller });
        const { games, totalPages } = await listFavourites(deps, view, caller.session.memberId, query);
        return { content: games, totalPages };
      }),
      bind(contract.listFavouriteIds, async (_input, { session }) => ({
        list: [...(await listFavouriteRows(deps.db, session.memberId, contract.FAVOURITES_MAX))],
      })),
      bind(contract.addFavourite, async ({ body }, caller) =>
        addFavourite(deps, await viewFor({ query: body, caller }), caller.session.memberId, body.nodeId),
      ),
      bind(contract.removeFavourite, ({ body }, { session }) => removeFavourite(deps, session.memberId, body.nodeId)),
    ],
  };
};
