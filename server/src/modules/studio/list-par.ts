import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { listPar as endpoint } from '@fairground/contract/studio/operator-endpoints';
import { needed } from '../../platform/needed.ts';
import type { StudioDeps } from './deps.ts';
import { findModel } from './domain/models.ts';

/** The figures of a game's mathematics, which is proved when it is loaded; none for a game that is played elsewhere. */
export const parOf = async (
  { catalog }: Pick<StudioDeps, 'catalog'>,
  nodeId: GameNodeId,
): Promise<ValueOf<typeof endpoint>> => {
  const { games } = await catalog.readAll();
  const { modelId } = needed(
    games.find(({ id }) => id === nodeId),
    'catalog.game-unknown',
  );
  const model = findModel(modelId ?? '');
  if (!model) return { list: [] };
  return {
    list: model.figures.map(({ mode, rtp, hitRate, maxWin, topOneIn, par }) => ({
      ...{ mode: mode === '' ? '–' : mode, rtp, hitRate, maxWin },
      topOneIn: topOneIn ?? null,
      sigma: par?.sigma ?? null,
      model: model.id,
      rulesHash: model.hash,
    })),
  };
};
