import { below } from '../../random/words.ts';
import type { Words } from '../../random/words.ts';
import { digitsPart } from '../board.ts';
import type { Board, Layout } from '../board.ts';
import type { Play } from '../play.ts';
import { topBottomPlays } from './top-bottom.ts';

/**
 * Yeekee: players send numbers of five digits and their sum, cut to five digits, is the result. Alone that would let
 * the last sender choose the result, so a house number is added. It is drawn from the committed seed of the issue
 * before anybody sends and shown after sending has closed: senders cannot aim, and the house cannot change its part.
 */

const RESULTS = 100_000;

export const YEEKEE: Layout = { drawn: 'independent', parts: [digitsPart('number', 1, 5)] };

/** Whether a text can be sent as a number. */
export const isSubmission = (text: string): boolean => /^\d{5}$/.test(text);

/** The number of the house, from the words of the committed seed. */
export const drawHouseNumber = (words: Words): number => below(words, RESULTS);

/** The result of what was sent and the number of the house; the order of sending does not matter. */
export const yeekeeBoard = (sent: readonly string[], houseNumber: number): Board => {
  const wrong = sent.find((text) => !isSubmission(text));
  if (wrong !== undefined) throw new RangeError(`${wrong} is no number of five digits.`);
  const sum = sent.reduce((total, text) => (total + Number(text)) % RESULTS, houseNumber % RESULTS);
  return [String(sum).padStart(5, '0')];
};

/** The last three digits are the top, the first two the bottom. */
export const YEEKEE_PLAYS: readonly Play[] = topBottomPlays((board) => ({
  top: (board[0] ?? '').slice(-3),
  bottom: (board[0] ?? '').slice(0, 2),
}));
