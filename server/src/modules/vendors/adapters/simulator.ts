import type { LaunchAdapter } from './adapter.ts';
import { SECOND_WAY_GAME } from '../simulator/rows.ts';
import { ownAddress } from './own-address.ts';

/** Where the sandbox's own vendor has its game. */
export const SIMULATOR_PATH = '/sandbox/vendor-game';

/** A vendor that is played by the sandbox itself: its game talks to the wallet by signed calls, as any vendor's does. */
export const simulator: LaunchAdapter = {
  launchUrl: (game, session, language, device) => {
    const address = ownAddress(SIMULATOR_PATH, game, session, { language, device });
    return game.gameId === SECOND_WAY_GAME ? { url: null, url2: address } : { url: address, url2: null };
  },
};
