import type { LaunchRefusal } from '@fairground/contract/catalog/errors';
import type { CatalogDeps } from './deps.ts';
import type { LaunchFacts, LaunchGame } from './domain/launch.ts';
import { refusalOf } from './domain/launch.ts';
import { isStopped } from './domain/stops.ts';
import type { Stops } from './domain/stops.ts';
import type { StopSwitches } from './stops/stops.ts';
import { isLobby } from './domain/vendor-lobby.ts';
import { offeredBut } from './domain/withheld.ts';
import type { GameName } from './store/launch.ts';
import { listLaunchFacts, readLaunchFacts } from './store/launch.ts';

export type LaunchAnswer =
  | { readonly kind: 'game'; readonly game: LaunchGame }
  | { readonly kind: 'refused'; readonly code: LaunchRefusal };

/** Where a launch comes from: the country for the region gate, and the least return of the market. */
export type LaunchPlace = { readonly country: string; readonly returnMin: number };

/** For a question about the game itself, without a player. */
const ANYWHERE: LaunchPlace = { country: '', returnMin: 0 };

/** Whether a game can be opened from a place now. Asks the database: a list may be some seconds old, a launch not. */
export const gameForLaunch = async (
  { db, system }: Pick<CatalogDeps, 'db' | 'system'>,
  stops: Pick<StopSwitches, 'read'>,
  name: GameName,
  place: LaunchPlace = ANYWHERE,
): Promise<LaunchAnswer> => {
  const facts = await readLaunchFacts(db, name, place.country);
  return answerOf(facts, place, offeredBut(String((await system.readFlags()).GAMESOFF)), await stops.read());
};

/** What each game of a vendor answers to a launch from a place now, asked for at once. */
export const gamesForLaunch = async (
  { db, system }: Pick<CatalogDeps, 'db' | 'system'>,
  stops: Pick<StopSwitches, 'read'>,
  vendor: string,
  place: LaunchPlace,
): Promise<readonly LaunchAnswer[]> => {
  const isOffered = offeredBut(String((await system.readFlags()).GAMESOFF));
  const stopped = await stops.read();
  return (await listLaunchFacts(db, vendor, place.country)).map((facts) => answerOf(facts, place, isOffered, stopped));
};

const answerOf = (
  facts: LaunchFacts | undefined,
  { returnMin }: LaunchPlace,
  isOffered: ReturnType<typeof offeredBut>,
  stops: Stops,
): LaunchAnswer => {
  // A vendor's lobby leads to a list of games and is none to be opened.
  if (!facts || isLobby(facts)) return { kind: 'refused', code: 'catalog.game-unknown' };
  if (isStopped(stops, facts)) return { kind: 'refused', code: 'catalog.game-stopped' };
  const code = isOffered(facts) ? refusalOf(facts, returnMin) : 'catalog.game-closed';
  return code === undefined ? { kind: 'game', game: facts } : { kind: 'refused', code };
};
