import type { Clock } from '../../../platform/clock.ts';
import type { VendorsDeps } from '../deps.ts';
import type { KnownVendors } from '../known-vendors.ts';

/** Whether stakes are taken in a game now, no matter who opened it when. */
export type OpenGames = { readonly isOpen: (vendorId: bigint, game: string) => Promise<boolean> };

export type OpenGamesDeps = Pick<VendorsDeps, 'catalog'> & { readonly clock: Clock; readonly known: KnownVendors };

/** How long a game that was switched off may still take stakes. */
const REMEMBER_MS = 5_000;
const REMEMBERED_MAX = 20_000;

/** Asks the catalogue about games that are open already, seldom enough for a bet not to notice. */
export const createOpenGames = ({ catalog, clock, known }: OpenGamesDeps): OpenGames => {
  const remembered = new Map<string, { readonly isOpen: boolean; readonly at: number }>();

  const ask = async (vendorId: bigint, gameId: string): Promise<boolean> => {
    if ((await catalog.stops.read()).isAllStopped) return false;
    const connection = (await known.listConnections()).find(({ vendor_id }) => vendor_id === vendorId);
    // A vendor that is not in the catalogue has only what it was let in for, such as its certification.
    if (!connection) return true;
    // Where the player is was asked by now; this is about the game alone.
    const answer = await catalog.gameForLaunch({ vendor: connection.catalogue_code, gameId });
    return answer.kind === 'game' || answer.code === 'catalog.game-unknown';
  };

  const askAndKeep = async (name: string, vendorId: bigint, game: string): Promise<boolean> => {
    const at = clock.now().getTime();
    const isOpen = await ask(vendorId, game);
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(name, { isOpen, at });
    return isOpen;
  };

  return {
    isOpen: async (vendorId, game) => {
      // What staff stops holds from the next stake on: it makes another name of the same game.
      const { version } = await catalog.stops.read();
      const name = `${vendorId} ${game} ${version}`;
      const now = clock.now().getTime();
      const kept = remembered.get(name);
      return kept && now - kept.at < REMEMBER_MS ? kept.isOpen : askAndKeep(name, vendorId, game);
    },
  };
};
