import type { LaunchRefusal } from '@fairground/contract/catalog/errors';
import type { CatalogDeps } from './deps.ts';
import type { LaunchFacts, LaunchGame } from './domain/launch.ts';
import { refusalOf } from './domain/launch.ts';
import { isLobby } from './domain/vendor-lobby.ts';
import { offeredBut } from './domain/withheld.ts';
import type { GameName } from './store/launch.ts';
import { listLaunchFacts, readLaunchFacts } from './store/launch.ts';

export type LaunchAnswer =
  | { readonly kind: 'game'; readonly game: LaunchGame }
  | { readonly kind: 'refused'; readonly code: LaunchRefusal };

/** Whether a game can be opened from a country now. Asks the database: a list may be some seconds old, a launch not. */
export const gameForLaunch = async (
  { db, system }: CatalogDeps,
  name: GameName,
  country: string,
): Promise<LaunchAnswer> => {
  const facts = await readLaunchFacts(db, name, country);
  return answerOf(facts, offeredBut(String((await system.readFlags()).GAMESOFF)));
};

/** What each game of a vendor answers to a launch from a country now, asked for at once. */
export const gamesForLaunch = async (
  { db, system }: CatalogDeps,
  vendor: string,
  country: string,
): Promise<readonly LaunchAnswer[]> => {
  const isOffered = offeredBut(String((await system.readFlags()).GAMESOFF));
  return (await listLaunchFacts(db, vendor, country)).map((facts) => answerOf(facts, isOffered));
};

const answerOf = (facts: LaunchFacts | undefined, isOffered: ReturnType<typeof offeredBut>): LaunchAnswer => {
  // A vendor's lobby leads to a list of games and is none to be opened.
  if (!facts || isLobby(facts)) return { kind: 'refused', code: 'catalog.game-unknown' };
  const code = isOffered(facts) ? refusalOf(facts) : 'catalog.game-closed';
  return code === undefined ? { kind: 'game', game: facts } : { kind: 'refused', code };
};
