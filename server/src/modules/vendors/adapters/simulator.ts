import type { LaunchAdapter } from './adapter.ts';
import { ownAddress } from './own-address.ts';

/** Where the sandbox's own vendor has its game. */
export const SIMULATOR_PATH = '/sandbox/vendor-game';

/** A vendor that is played by the sandbox itself: its game talks to the wallet by signed calls, as any vendor's does. */
export const simulator: LaunchAdapter = {
  launchUrl: (game, session, language, device) => ({
    url: ownAddress(SIMULATOR_PATH, game, session, { language, device }),
    url2: null,
  }),
};
