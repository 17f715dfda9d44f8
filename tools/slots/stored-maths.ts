import { makeModels } from '../../engines/src/slots/family/models.ts';
import { makeExactGames, makeMeasuredGames } from '../../engines/src/slots/games/make.ts';
import { streamWords } from './stream-words.ts';

/** Rounds a game is played whose return no formula reaches. */
const MEASURED_ROUNDS = 6_000_000;

/** A file of stored mathematics: where it lies, and its rows, made again from the designs one by one. */
export type StoredMaths = { readonly path: string; readonly rows: () => Iterable<object> };

export const STORED_MATHS = {
  // The same words on every run and machine, so the same figures to the last byte.
  family: { path: 'engines/src/slots/family/models.json', rows: () => makeModels(streamWords) },
  games: {
    path: 'engines/src/slots/games/games.json',
    *rows() {
      yield* makeExactGames();
      yield* makeMeasuredGames(streamWords('studio games'), MEASURED_ROUNDS);
    },
  },
} as const satisfies Readonly<Record<string, StoredMaths>>;

/** One row a line, so that a change of one game is a change of one line. */
export const textOfRows = (lines: readonly string[]): string => `[\n${lines.join(',\n')}\n]\n`;

/** The lines of such a file. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .slice(1, -2)
    .map((line) => line.replace(/,$/, ''));
