import { inTransaction } from '../../platform/database/index.ts';
import type { CatalogDeps } from './deps.ts';
import type { NoticeBoard } from './notice-board.ts';
import { lockVersion, nextVersion } from './store/catalog-in.ts';
import { openGamesOfModels } from './store/import.ts';

/** Opens what was coming soon and can be played by now. What an operator closed stays closed. */
export const openModels = async (
  { db }: CatalogDeps,
  board: NoticeBoard,
  modelIds: readonly string[],
): Promise<number> => {
  const opened = await inTransaction(db, async (tx) => {
    const games = await openGamesOfModels(tx, modelIds, (await lockVersion(tx)) + 1n);
    if (games > 0) await nextVersion(tx);
    return games;
  });
  if (opened > 0) board.tell({ what: 'games', nodeId: null, vendor: null, gameCategory: null });
  return opened;
};
