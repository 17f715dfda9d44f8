import type { GameFacts } from './facts.ts';

/** Finds every game that has a text, already folded, in one of its names; in the order of the list that is looked through. */
export type NameSearch = (text: string) => readonly GameFacts[];

/**
 * One long text of all names is looked through several times faster than the names one by one. A name has no line feed,
 * so nothing is found across two of them.
 */
export const createNameSearch = (games: readonly GameFacts[]): NameSearch => {
  // Where the names of each game begin, and behind the last one where there are no more.
  const starts = new Uint32Array(games.length + 1);
  let length = 0;
  for (let place = 0; place < games.length; place += 1) {
    starts[place] = length;
    length += (games[place]?.folded.length ?? 0) + 1;
  }
  starts[games.length] = length;
  const names = games.map(({ folded }) => folded).join('\n');

  return (text) => {
    const found: GameFacts[] = [];
    let place = 0;
    for (let at = names.indexOf(text); at >= 0; at = names.indexOf(text, starts[place])) {
      place = placeAt(starts, at, place);
      const game = games[place];
      if (game) found.push(game);
      // One hit is enough: the search goes on with the next game.
      place += 1;
      if (place >= games.length) break;
    }
    return found;
  };
};

/** Which game a place in the text belongs to: in growing steps from the last one, for the next hit is often near. */
const placeAt = (starts: Uint32Array, at: number, from: number): number => {
  let [low, step] = [from, 1];
  while (low + step < starts.length && (starts[low + step] ?? 0) <= at) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, starts.length - 1);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
};
