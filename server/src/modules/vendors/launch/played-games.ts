import type { GameFacts } from '../../catalog/index.ts';
import type { VendorsDeps } from '../deps.ts';
import type { KnownVendors } from '../known-vendors.ts';

/** A game as a bet names it: the vendor's code, the number of the game there, and its code where the bet tells. */
export type PlayedName = {
  readonly vendor: string;
  readonly gameId: bigint;
  readonly code?: string | undefined;
};

type Deps = { readonly known: KnownVendors; readonly catalog: Pick<VendorsDeps['catalog'], 'readAll'> };

/** Finds the game of the catalogue behind a bet. */
export type PlayedGames = (name: PlayedName) => Promise<GameFacts | undefined>;

/** The game of the catalogue that bets were placed in; nothing where nobody has it. */
export const createPlayedGames = ({ known, catalog }: Deps): PlayedGames => {
  let index: { readonly games: readonly GameFacts[]; readonly byCode: ReadonlyMap<string, GameFacts> } | undefined;

  const byCode = async (): Promise<ReadonlyMap<string, GameFacts>> => {
    const { games } = await catalog.readAll();
    // A catalogue that changed is another list; the same list is not walked twice.
    if (index?.games !== games)
      index = { games, byCode: new Map(games.map((game) => [`${game.vendor} ${game.gameId}`, game])) };
    return index.byCode;
  };

  return async ({ vendor, gameId, code }) => {
    const [owner, game] = await Promise.all([known.findVendorByCode(vendor), known.findGameById(gameId)]);
    // Our own lotteries have no account here: their bets carry the codes of the catalogue.
    if (!owner && code !== undefined) return (await byCode()).get(`${vendor} ${code}`);
    if (!owner || game?.vendor_id !== owner.id) return undefined;
    const codes = (await known.listConnections()).filter(({ vendor_id }) => vendor_id === owner.id);
    const found = await byCode();
    return codes
      .map(({ catalogue_code }) => found.get(`${catalogue_code} ${game.code}`))
      .find((each) => each !== undefined);
  };
};
