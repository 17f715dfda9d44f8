import type { GameFacts } from './facts.ts';

/** Finds every game that has a text, already folded, in one of its names. */
export type NameSearch = (text: string) => ReadonlySet<GameFacts>;

/**
 * One long text of all names is looked through several times faster than the names one by one. A name has no line feed,
 * so nothing is found across two of them.
 */
export const createNameSearch = (games: readonly GameFacts[]): NameSearch => {
  const starts = new Uint32Array(games.length + 1);
  for (const [place, { folded }] of games.entries()) starts[place + 1] = (starts[place] ?? 0) + folded.length + 1;
  const names = games.map(({ folded }) => folded).join('\n');

  return (text) => {
    const found = new Set<GameFacts>();
    let place = 0;
    for (let at = names.indexOf(text); at >= 0; at = names.indexOf(text, starts[place])) {
      while ((starts[place + 1] ?? Infinity) <= at) place += 1;
      const game = games[place];
      if (game) found.add(game);
      // One hit is enough: the search goes on with the next game.
      place += 1;
      if (place >= games.length) break;
    }
    return found;
  };
};
