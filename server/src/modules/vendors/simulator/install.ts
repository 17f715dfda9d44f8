import type { GameNodeId } from '@fairground/contract/catalog/game';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { VendorsDeps } from '../deps.ts';
import type { KnownVendors } from '../known-vendors.ts';
import type { Operators } from '../operators/operators.ts';
import { SIMULATOR, SIMULATOR_GAMES, SIMULATOR_IN_CATALOGUE, simulatorRows } from './rows.ts';

export type InstallDeps = Pick<VendorsDeps, 'catalog' | 'mode'> & {
  readonly known: KnownVendors;
  readonly operators: Pick<Operators, 'addVendor' | 'setStage' | 'connectVendor'>;
};

/** Puts the sandbox's own vendor on the floor, with its games open; a second time changes nothing. */
export const installSimulator = async (
  { catalog, mode, known, operators }: InstallDeps,
  actor: Actor,
): Promise<readonly GameNodeId[]> => {
  if (mode !== 'sandbox') throw new Refusal('vendors.connection-refused');
  if (!(await known.findVendorByCode(SIMULATOR))) await addVendor(operators, actor);
  await operators.setStage(actor, SIMULATOR, 'live');
  await catalog.importGames(simulatorRows);
  await operators.connectVendor(actor, SIMULATOR, {
    catalogueCode: SIMULATOR_IN_CATALOGUE,
    adapter: 'simulator',
    takesTrials: true,
  });
  return Promise.all(
    SIMULATOR_GAMES.map(async (gameId) => {
      const answer = await catalog.gameForLaunch({ vendor: SIMULATOR_IN_CATALOGUE, gameId });
      if (answer.kind === 'refused') throw new Refusal(answer.code);
      return answer.game.id;
    }),
  );
};

/** Anyone who came first added it; to come second is no fault. */
const addVendor = async ({ addVendor: add }: InstallDeps['operators'], actor: Actor): Promise<void> => {
  try {
    await add(actor, { code: SIMULATOR, name: 'Vendor simulator' });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'vendors.vendor-exists') throw error;
  }
};
