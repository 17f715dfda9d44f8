import type { Find } from '../../../platform/console.ts';
import type { Db } from '../../../platform/database/index.ts';
import { findRows } from '../../../platform/find-rows.ts';
import type { KnownGames } from '../games.ts';
import { listIssuesNumbered } from '../store/issues.ts';

const NUMERO = /^(?:([A-Z0-9_]{2,24})[. ])?(\d{8}-[A-Z0-9_]{1,24})$/;

type Deps = { readonly db: Db; readonly games: KnownGames };

/** Lotteries by code or name; issues by their number, alone or behind the code of their lottery. */
export const lotteryFinds = ({ db, games }: Deps): Readonly<Record<string, Find>> => ({
  'lottery.find-game': async (words) => {
    const rows = (await games.all()).map(({ game: { code, names } }) => ({
      ...{ key: code, title: names.EN, detail: code, texts: [code, ...Object.values(names)] },
    }));
    return findRows(rows, words);
  },
  'lottery.find-issue': async (words) => {
    const [, code, numero] = NUMERO.exec(words.toUpperCase()) ?? [];
    if (numero === undefined) return [];
    const known = (await games.all()).filter(({ game }) => code === undefined || game.code === code);
    if (known.length === 0) return [];
    const codes = new Map(known.map(({ id, game }) => [id, game.code]));
    return (await listIssuesNumbered(db, [...codes.keys()], numero)).map(({ game_id, state }) => ({
      key: `${codes.get(game_id) ?? ''}.${numero}`,
      title: numero,
      detail: `${codes.get(game_id) ?? ''} · ${state}`,
      isExact: true,
    }));
  },
});
