import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/lottery/issues';
import type { listOpenNumbers } from '@fairground/contract/lottery/menus';
import type { LotteryDeps } from '../deps.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import { issueShown, resultShown } from './shown.ts';
import { databaseNow, findIssueByNumero, listComing, listDrawn, listNear } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';

export type NumberDeps = Pick<LotteryDeps, 'db'> & { readonly games: KnownGames };

/** For each game what is on sale and what was drawn last. */
export const readNumbers = async (
  { db }: NumberDeps,
  games: readonly KnownGame[],
): Promise<ValueOf<typeof listOpenNumbers>> => {
  const rows = await listNear(
    db,
    games.map(({ id }) => id),
  );
  const now = await databaseNow(db);
  return { serverTime: now, list: games.map((known) => nearOf(known, rows, now)) };
};

const nearOf = (
  { id, game: { code } }: KnownGame,
  rows: readonly (IssueRow & { readonly is_coming: boolean })[],
  now: Date,
) => {
  const coming = rows.find((row) => row.game_id === id && row.is_coming);
  const drawn = rows.find((row) => row.game_id === id && !row.is_coming);
  return {
    gameCode: code,
    currentNumero: coming === undefined ? null : issueShown(code, coming, now),
    previousNumero: drawn === undefined ? null : resultShown(code, drawn),
  };
};

export const readNear = async (
  deps: NumberDeps,
  { gameCode }: QueryOf<typeof contract.readNear>,
): Promise<ValueOf<typeof contract.readNear>> => {
  const known = await deps.games.find(gameCode);
  const { serverTime, list } = await readNumbers(deps, [known]);
  const [near] = list;
  if (!near) throw new Error('A game that is known has no numbers.');
  return { serverTime, ...near };
};

export const listComingIssues = async (
  { db, games }: NumberDeps,
  { gameCode, count }: QueryOf<typeof contract.listComing>,
): Promise<ValueOf<typeof contract.listComing>> => {
  const { id } = await games.find(gameCode);
  const [rows, now] = [await listComing(db, id, Number(count)), await databaseNow(db)];
  return { serverTime: now, list: rows.map((row) => issueShown(gameCode, row, now)) };
};

export const listResults = async (
  { db, games }: NumberDeps,
  { gameCode, count, before }: QueryOf<typeof contract.listResults>,
): Promise<ValueOf<typeof contract.listResults>> => {
  const { id } = await games.find(gameCode);
  const limit = Number(count);
  const from = before === undefined ? undefined : await findIssueByNumero(db, id, before);
  const rows = await listDrawn(db, id, limit + 1, from?.draw_at ?? null);
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => resultShown(gameCode, row)),
    next: rows.length > limit ? (shown.at(-1)?.numero ?? null) : null,
  };
};
