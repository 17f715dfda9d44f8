import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { StudioDeps } from './deps.ts';
import { PLAYABLE_MODELS } from './domain/models.ts';
import { findTableModel } from './domain/models/tables.ts';

/**
 * Puts the studio's games on the floor: every vendor of the catalogue with a game that can be played here gets an
 * account and is connected, and its games open. What is done already stays as it is.
 */
export const installGames = async ({ catalog, vendors }: StudioDeps, actor: Actor): Promise<number> => {
  const { games, vendors: listed } = await catalog.readAll();
  const playable = new Set(PLAYABLE_MODELS);
  const codes = new Set(
    games.flatMap(({ vendor, modelId }) => (modelId !== null && playable.has(modelId) ? [vendor] : [])),
  );
  const known = new Map((await vendors.listVendors()).map((vendor) => [vendor.code, vendor]));
  for (const catalogueCode of codes) {
    const code = accountCodeOf(catalogueCode);
    const stage = known.get(code)?.stage;
    // It goes live last, so a start that was interrupted is taken up; what an operator made of it later stays.
    if (stage !== undefined && stage !== 'certifying') continue;
    const name = listed.find((each) => each.code === catalogueCode)?.names['EN'] ?? catalogueCode;
    if (stage === undefined) await unlessThere(vendors.addVendor(actor, { code, name }));
    await vendors.connectVendor(actor, code, { catalogueCode, adapter: 'studio', takesTrials: true });
    await vendors.setStage(actor, code, 'live');
  }
  return catalog.openModels(PLAYABLE_MODELS);
};

/** The games of the catalogue that are played at a table. */
export const listTableGames = async ({ catalog }: Pick<StudioDeps, 'catalog'>) =>
  (await catalog.readAll()).games.flatMap(({ vendor, gameId, modelId }) => {
    const model = modelId === null ? undefined : findTableModel(modelId);
    return model ? [{ vendor, game: gameId, model: model.game.kind }] : [];
  });

/** The code of the account that plays the games of a vendor of the catalogue: what bets and the ledger name it by. */
export const accountCodeOf = (catalogueCode: string): string => catalogueCode.toLowerCase();

/** Of nodes that start together one adds the vendor. */
const unlessThere = async (added: Promise<unknown>): Promise<void> => {
  try {
    await added;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'vendors.vendor-exists') throw error;
  }
};
