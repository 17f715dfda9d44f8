import { labelledHash } from '../fair/seed.ts';
import type { ServerSeed } from '../fair/seed.ts';
import { wordsOf } from '../fair/stream.ts';
import type { Draw } from '../fair/stream.ts';
import { drawBoard } from './board.ts';
import type { Board } from './board.ts';
import { familyOf } from './families.ts';
import type { Game } from './games.ts';
import { drawHouseNumber, yeekeeBoard } from './sea/yeekee.ts';

/** How an issue is drawn: from a seed that was committed to before sale, and the root of what was sold. */

export type IssueToDraw = {
  readonly game: Game;
  readonly numero: string;
  /** The root of the tickets in hexadecimal digits, and how many they are: fixed when sale has closed. */
  readonly root: string;
  readonly tickets: number;
  /** Yeekee: the numbers that players sent. */
  readonly sent: readonly string[];
};

/** What stands in the place of a client seed: nobody knows it before sale has closed. */
export const publicValueOfIssue = ({ game, numero, root, tickets }: Omit<IssueToDraw, 'sent'>): string =>
  labelledHash('fairground/issue/1', `${game.code}|${numero}|${root}|${tickets}`);

/** What decides the draw beside the seed. */
export const drawOfIssue = (issue: Omit<IssueToDraw, 'sent'>): Draw => ({
  game: issue.game.code.toLowerCase().replaceAll('_', '-'),
  clientSeed: publicValueOfIssue(issue),
  nonce: 0,
});

/** Draws the board; the revealed seed and the published values give the same board to a verifier. */
export const drawIssue = (seed: ServerSeed, issue: IssueToDraw): Board => {
  const words = wordsOf(seed, drawOfIssue(issue));
  if (issue.game.family === 'YEEKEE') return yeekeeBoard(issue.sent, drawHouseNumber(words));
  return drawBoard(familyOf(issue.game.family).layout, words);
};
