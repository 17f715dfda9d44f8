import { hash } from 'node:crypto';
import { writeCanonical } from '../../../platform/canonical-json.ts';
import type { RoomGame } from './games.ts';

export type Sheet = { readonly rules: unknown; readonly hash: string; readonly text: string };

const known = new Map<string, Sheet>();

/** The sheet a game is played by now, under the hash of its text: every hand names the one it was played by. */
export const rulesOf = (game: RoomGame): Sheet => {
  const found = known.get(game.code);
  if (found) return found;
  const text = writeCanonical(game.rules);
  const sheet = { rules: game.rules, text, hash: hash('sha256', `${game.code} ${text}`) };
  known.set(game.code, sheet);
  return sheet;
};
