import { GAMES } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { inTransaction } from '../../platform/database/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GameId } from '../betting/index.ts';
import type { LotteryDeps } from './deps.ts';
import { limitsOf } from './domain/limits.ts';
import type { BasketLimits } from './domain/line.ts';
import { addGames, listGames } from './store/games.ts';

/** A game of the engine with what the house keeps of it. */
export type KnownGame = {
  readonly id: GameId;
  readonly game: Game;
  readonly isOn: boolean;
  readonly limits: BasketLimits;
};

export type KnownGames = {
  readonly all: () => Promise<readonly KnownGame[]>;
  /** Refuses a code nobody knows. */
  readonly find: (code: string) => Promise<KnownGame>;
  readonly byId: (id: GameId) => Promise<KnownGame>;
  /** An operator changed something. */
  readonly forget: () => void;
};

type Known = { readonly games: readonly KnownGame[]; readonly byCode: ReadonlyMap<string, KnownGame> };

/** How long another node may not know what an operator changed. */
const KEPT_MS = 5_000;

export const createKnownGames = (
  db: Db,
  offered: readonly Game[] = GAMES,
  system?: LotteryDeps['system'],
): KnownGames => {
  let kept: { readonly at: number; readonly games: Promise<Known> } | undefined;
  let areAdded = false;

  const read = async (): Promise<Known> => {
    if (!areAdded) {
      const codes = new Set((await listGames(db)).map(({ code }) => code));
      const missing = offered.filter(({ code }) => !codes.has(code)).map(({ code }) => code);
      if (missing.length > 0) await inTransaction(db, (tx) => addGames(tx, missing));
      areAdded = true;
    }
    const lowest = Number((await system?.readFlags())?.LOTTERYSERIES);
    const series = Number.isInteger(lowest) ? { seriesMin: lowest } : {};
    const rows = new Map((await listGames(db)).map((row) => [row.code, row]));
    const games = offered.flatMap((game): readonly KnownGame[] => {
      const row = rows.get(game.code);
      return row === undefined ? [] : [{ id: row.id, game, isOn: row.is_on, limits: { ...limitsOf(row), ...series } }];
    });
    return { games, byCode: new Map(games.map((known) => [known.game.code, known])) };
  };

  const known = (): Promise<Known> => {
    const at = performance.now();
    if (kept !== undefined && at - kept.at < KEPT_MS) return kept.games;
    const games = read();
    const asked = { at, games };
    kept = asked;
    games.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return games;
  };

  return {
    all: async () => (await known()).games,
    // Every order asks for its game.
    find: async (code) => {
      const found = (await known()).byCode.get(code);
      if (!found) throw new Refusal('lottery.game-unknown');
      return found;
    },
    byId: async (wanted) => {
      const found = (await known()).games.find(({ id }) => id === wanted);
      if (!found) throw new Error(`No lottery has the number ${wanted}.`);
      return found;
    },
    forget: () => {
      kept = undefined;
    },
  };
};
