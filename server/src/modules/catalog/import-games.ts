import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CatalogDeps } from './deps.ts';
import { foldNames } from './domain/fold.ts';
import type { CatalogueRows, GameRow } from './domain/game-row.ts';
import type { NoticeBoard } from './notice-board.ts';
import { nextVersion } from './store/catalog-in.ts';
import type { GameColumns } from './store/import.ts';
import {
  listVendorsWithGames,
  readImportStamp,
  upsertGames,
  upsertLabels,
  upsertVendors,
  writeImportStamp,
} from './store/import.ts';

/** Few enough for one statement to stay far below its time, even on a machine that has little of it to give. */
const GAMES_AT_ONCE = 2_000;

/**
 * Takes a list of vendors, labels and games in, all or nothing. A game that is known by its vendor and id is brought up
 * to date; what an operator said of it stays. The same list twice changes nothing.
 */
export const importGames = async (deps: CatalogDeps, board: NoticeBoard, rows: CatalogueRows): Promise<void> => {
  refuseContradictions(rows);
  await inTransaction(deps.db, async (tx) => writeRows(tx, rows, await nextVersion(tx), deps.clock.now()));
  board.tell({ what: 'games', nodeId: null, vendor: null, gameCategory: null });
};

/** A list that is only made when it is new: its stamp changes whenever the list does. */
export type StampedRows = { readonly source: string; readonly stamp: string; readonly rows: () => CatalogueRows };

/** The same, once per stamp: a start finds what an earlier one or another node brought already. */
export const importOnce = async (
  deps: CatalogDeps,
  board: NoticeBoard,
  { source, stamp, rows: make }: StampedRows,
): Promise<void> => {
  if ((await readImportStamp(deps.db, source)) === stamp) return;
  const rows = make();
  refuseContradictions(rows);
  const isWritten = await inTransaction(deps.db, async (tx) => {
    // Holds the version: of nodes that start together one imports, and the others see that it did.
    const version = await nextVersion(tx);
    if ((await readImportStamp(tx, source)) === stamp) return false;
    await writeRows(tx, rows, version, deps.clock.now());
    await writeImportStamp(tx, source, stamp, deps.clock.now());
    return true;
  });
  if (isWritten) board.tell({ what: 'games', nodeId: null, vendor: null, gameCategory: null });
};

const writeRows = async (
  tx: Tx,
  { vendors, labels, games }: CatalogueRows,
  version: bigint,
  now: Date,
): Promise<void> => {
  await upsertVendors(tx, vendors);
  await upsertLabels(tx, labels);
  const coming = { version, today: now.toISOString().slice(0, 10), begun: await listVendorsWithGames(tx) };
  const brought = games.map(columnsOf);
  for (let from = 0; from < brought.length; from += GAMES_AT_ONCE)
    await upsertGames(tx, brought.slice(from, from + GAMES_AT_ONCE), coming);
};

const columnsOf = (game: GameRow, place: number): GameColumns => ({
  vendor_code: game.vendor,
  game_id: game.gameId,
  room_id: game.roomId,
  category: game.category,
  classify: game.classify,
  theme: game.theme,
  mechanic: game.mechanic,
  volatility: game.volatility,
  lines: game.lines,
  min_bet: game.minBet.toString(),
  max_bet: game.maxBet?.toString() ?? null,
  rtp: game.rtp,
  hit_rate: game.hitRate,
  max_win: game.maxWin,
  released_on: game.releasedOn,
  hue: game.hue,
  tile_seed: game.tileSeed,
  picture_key: game.pictureKey,
  model_id: game.modelId,
  code: game.code,
  default_play_type: game.defaultPlayType,
  status: game.status,
  is_hot: game.isHot,
  shelf_place: place,
  folded: foldNames(game.names),
  names: game.names,
});

/** What no statement could tell apart, or would take without a word. */
const refuseContradictions = ({ vendors, labels, games }: CatalogueRows): void => {
  refuseRepeats(
    'vendor',
    vendors.map(({ code }) => code),
  );
  refuseRepeats(
    'label',
    labels.map(({ category, code }) => `${category} ${code}`),
  );
  refuseRepeats(
    'game',
    games.map(({ vendor, gameId }) => `${vendor} ${gameId}`),
  );
  const known = new Set(labels.map(({ category, code }) => `${category} ${code}`));
  const codes = new Set(vendors.map(({ code }) => code));
  const strange = games.find(({ vendor }) => !codes.has(vendor));
  if (strange) throw new Refusal('catalog.import-refused', { game: strange.gameId, vendor: strange.vendor });
  const homeless = games.find(({ category, classify }) => !known.has(`${category} ${classify}`));
  if (homeless) throw new Refusal('catalog.import-refused', { game: homeless.gameId, classify: homeless.classify });
};

const refuseRepeats = (kind: string, keys: readonly string[]): void => {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) throw new Refusal('catalog.import-refused', { [kind]: key });
    seen.add(key);
  }
};
