import { RECENT_MAX } from '@fairground/contract/catalog/endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { View } from './answers.ts';
import type { CatalogDeps } from './deps.ts';
import type { MarkedPage, MarkedQuery } from './favourites.ts';
import { pageOfMarked } from './favourites.ts';
import type { NoticeBoard } from './notice-board.ts';
import { lockVersion, nextVersion } from './store/catalog-in.ts';
import { countPlayers, listRecentRows, trimRecent, upsertRecent } from './store/marks.ts';

/** Remembers that a member opened a game. A retry counts as another visit and harms nothing. */
export const rememberPlayed = async (
  { db, clock }: CatalogDeps,
  member: MemberId,
  nodeId: GameNodeId,
): Promise<void> => {
  await upsertRecent(db, member, nodeId, clock.now());
  await trimRecent(db, member, RECENT_MAX);
};

export const listRecentGames = async (
  { db }: CatalogDeps,
  view: View,
  member: MemberId,
  query: MarkedQuery,
): Promise<MarkedPage> => pageOfMarked(view, await listRecentRows(db, member, RECENT_MAX), query);

const LATELY_MS = 7 * 86_400_000;

/** Counts how many people opened each game in the last week: what "popular" means. */
export const countPlayersJob = ({ db, clock }: CatalogDeps, board: NoticeBoard): Job<null> => ({
  name: 'catalog.count-players',
  run: async () => {
    const since = new Date(clock.now().getTime() - LATELY_MS);
    const isChanged = await inTransaction(db, async (tx) => {
      const version = (await lockVersion(tx)) + 1n;
      if ((await countPlayers(tx, since, version)) === 0n) return false;
      await nextVersion(tx);
      return true;
    });
    if (isChanged) board.notifyNodes();
  },
});
