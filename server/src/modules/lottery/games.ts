import { GAMES } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { inTransaction } from '../../platform/database/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GameId } from '../betting/index.ts';
import { limitsOf } from './domain/limits.ts';
import type { GameLimits } from './domain/limits.ts';
import { addGames, listGames } from './store/games.ts';

/** A game of the engine with what the house keeps of it. */
export type KnownGame = {
  readonly id: GameId;
  readonly game: Game;
  readonly isOn: boolean;
  readonly limits: GameLimits;
};

export type KnownGames = {
  readonly all: () => Promise<readonly KnownGame[]>;
  /** Refuses a code nobody knows. */
  readonly find: (code: string) => Promise<KnownGame>;
  readonly byId: (id: GameId) => Promise<KnownGame>;
  /** An operator changed something. */
  readonly forget: () => void;
};

/** How long another node may not know what an operator changed. */
const KEPT_MS = 5_000;

export const createKnownGames = (db: Db, offered: readonly Game[] = GAMES): KnownGames => {
  let kept: { readonly at: number; readonly games: Promise<readonly KnownGame[]> } | undefined;
  let areAdded = false;

  const read = async (): Promise<readonly KnownGame[]> => {
    if (!areAdded) {
      const codes = new Set((await listGames(db)).map(({ code }) => code));
      const missing = offered.filter(({ code }) => !codes.has(code)).map(({ code }) => code);
      if (missing.length > 0) await inTransaction(db, (tx) => addGames(tx, missing));
      areAdded = true;
    }
    const rows = new Map((await listGames(db)).map((row) => [row.code, row]));
    return offered.flatMap((game) => {
      const row = rows.get(game.code);
      return row === undefined ? [] : [{ id: row.id, game, isOn: row.is_on, limits: limitsOf(row) }];
    });
  };

  const all = (): Promise<readonly KnownGame[]> => {
    const now = performance.now();
    if (kept !== undefined && now - kept.at < KEPT_MS) return kept.games;
    const games = read();
    kept = { at: now, games };
    games.catch(() => (kept = undefined));
    return games;
  };

  return {
    all,
    find: async (code) => {
      const known = (await all()).find(({ game }) => game.code === code);
      if (!known) throw new Refusal('lottery.game-unknown');
      return known;
    },
    byId: async (wanted) => {
      const known = (await all()).find(({ id }) => id === wanted);
      if (!known) throw new Error(`No lottery has the number ${wanted}.`);
      return known;
    },
    forget: () => {
      kept = undefined;
    },
  };
};
