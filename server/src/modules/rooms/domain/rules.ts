import { hash } from 'node:crypto';
import { writeCanonical } from '../../../platform/canonical-json.ts';
import type { RoomGame } from './games.ts';

export type Sheet = { readonly rules: unknown; readonly hash: string; readonly text: string };

const known = new Map<string, Sheet>();

/**
 * The sheet a game is played by now, under the hash of its text: every hand names the one it was played by. Blinds that
 * rise make a sheet of their own.
 */
export const rulesOf = (game: RoomGame, factor = 1): Sheet => {
  const key = `${game.code} ${factor}`;
  const found = known.get(key);
  if (found) return found;
  const rules = factor === 1 ? game.rules : raised(game.rules as Blinds, factor);
  const text = writeCanonical(rules);
  const sheet = { rules, text, hash: hash('sha256', `${game.code} ${text}`) };
  known.set(key, sheet);
  return sheet;
};

type Blinds = { readonly smallBlind: number; readonly bigBlind: number };

const raised = ({ smallBlind, bigBlind, ...rest }: Blinds, factor: number): Blinds => ({
  ...rest,
  smallBlind: smallBlind * factor,
  bigBlind: bigBlind * factor,
});
