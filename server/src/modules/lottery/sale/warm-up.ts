import { setImmediate as nextTurn } from 'node:timers/promises';
import { playsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { Play } from '@fairground/engines/lottery/play';

/** Every play of the games once. */
export const playsIn = (games: readonly Game[]): ReadonlySet<Play> =>
  new Set(games.flatMap((game) => game.modes.flatMap((mode) => playsOf(game, mode))));

/**
 * Works out the chances of plays before anybody asks, one play in a turn of the loop. All plays of a game together, as
 * the first player who opens its page would have them worked out, hold up everybody else for a fifth of a second.
 */
export const warmUp = async (plays: Iterable<Pick<Play, 'fairOdds' | 'forms'>>, signal: AbortSignal): Promise<void> => {
  for (const play of plays) {
    await nextTurn();
    if (signal.aborted) return;
    play.fairOdds();
    play.forms();
  }
};
