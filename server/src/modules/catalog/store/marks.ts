import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import { catalogIn } from './catalog-in.ts';

/** One after the other: two windows of the same member cannot both take the last free place. */
export const lockFavourites = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('catalog_favourite'), hashtext(${member.toString()}))`.execute(tx);
};

/** The ids of a member's favourites, the last one marked first. */
export const listFavouriteRows = async (
  reader: Reader,
  member: MemberId,
  limit: number,
): Promise<readonly GameNodeId[]> => {
  const rows = await catalogIn(reader)
    .selectFrom('catalog_favourite')
    .select('game_id')
    .where('member_id', '=', member)
    .orderBy('marked_at', 'desc')
    .orderBy('game_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.game_id);
};

export const insertFavourite = async (tx: Tx, member: MemberId, game: GameNodeId, now: Date): Promise<void> => {
  await catalogIn(tx)
    .insertInto('catalog_favourite')
    .values({ member_id: member, game_id: game, marked_at: now })
    .execute();
};

/** Whether there was a mark to take away. */
export const deleteFavourite = async (tx: Tx, member: MemberId, game: GameNodeId): Promise<boolean> => {
  const { numDeletedRows } = await catalogIn(tx)
    .deleteFrom('catalog_favourite')
    .where('member_id', '=', member)
    .where('game_id', '=', game)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** The ids of the games a member opened, the last one first. */
export const listRecentRows = async (
  reader: Reader,
  member: MemberId,
  limit: number,
): Promise<readonly GameNodeId[]> => {
  const rows = await catalogIn(reader)
    .selectFrom('catalog_recent')
    .select('game_id')
    .where('member_id', '=', member)
    .orderBy('played_at', 'desc')
    .orderBy('game_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.game_id);
};

/** Remembers that a member opened a game; an unknown game is nothing to remember. */
export const upsertRecent = async (db: Db, member: MemberId, game: GameNodeId, now: Date): Promise<void> => {
  await catalogIn(db)
    .insertInto('catalog_recent')
    .columns(['member_id', 'game_id', 'played_at', 'plays'])
    .expression((select) =>
      select
        .selectFrom('catalog_game')
        .select([
          sql<MemberId>`${member}::bigint`.as('member_id'),
          'id',
          sql<Date>`${now}::timestamptz`.as('played_at'),
          sql<number>`1`.as('plays'),
        ])
        .where('id', '=', game),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'game_id']).doUpdateSet({
        played_at: sql`greatest(catalog_recent.played_at, excluded.played_at)`,
        plays: sql`catalog_recent.plays + 1`,
      }),
    )
    .execute();
};

/** Forgets what a member opened before the newest `keep` games. */
export const trimRecent = async (db: Db, member: MemberId, keep: number): Promise<void> => {
  await catalogIn(db)
    .deleteFrom('catalog_recent')
    .where('member_id', '=', member)
    .where('game_id', 'in', (select) =>
      select
        .selectFrom('catalog_recent as kept')
        .select('kept.game_id')
        .where('kept.member_id', '=', member)
        .orderBy('kept.played_at', 'desc')
        .orderBy('kept.game_id', 'desc')
        .offset(keep),
    )
    .execute();
};

/** Counts again how many people opened each game since a moment; gives how many figures changed. */
export const countPlayers = async (tx: Tx, since: Date, version: bigint): Promise<bigint> => {
  const { numAffectedRows } = await sql`
    with counted as (
      select game_id, count(*)::integer as players from catalog_recent where played_at >= ${since} group by game_id
    )
    update catalog_game game
       set players = coalesce(counted.players, 0), version = ${version}
      from catalog_game every
      left join counted on counted.game_id = every.id
     where game.id = every.id and game.players <> coalesce(counted.players, 0)
  `.execute(tx);
  return numAffectedRows ?? 0n;
};
