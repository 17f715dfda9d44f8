import type { STOP_STATES, StopScope } from '@fairground/contract/catalog/stop-operator-endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { Id } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Stops } from '../domain/stops.ts';
import { keyOfGame } from '../domain/stops.ts';
import { catalogIn } from './catalog-in.ts';

export type StopId = Id<'stop'>;
export type StopRow = {
  readonly id: StopId;
  readonly scope: StopScope;
  readonly vendor: string | null;
  readonly nodeId: GameNodeId | null;
  readonly gameId: string | null;
  readonly stoppedAt: Date;
  readonly stoppedBy: string;
  readonly reason: string;
  readonly releasedAt: Date | null;
  readonly releasedBy: string | null;
};

const rowsOf = (reader: Reader) =>
  catalogIn(reader)
    .selectFrom('catalog_stop as stop')
    .leftJoin('catalog_game as game', 'game.id', 'stop.game_id')
    .select([
      'stop.id',
      'stop.scope',
      'stop.vendor_code as vendor',
      'stop.game_id as nodeId',
      'game.game_id as gameId',
      'stop.stopped_at as stoppedAt',
      'stop.stopped_by as stoppedBy',
      'stop.reason',
      'stop.released_at as releasedAt',
      'stop.released_by as releasedBy',
    ]);

/** Everything that is stopped now, in one read. */
export const readStops = async (reader: Reader): Promise<Stops> => {
  const rows = await rowsOf(reader).where('stop.released_at', 'is', null).orderBy('stop.id').execute();
  return {
    isAllStopped: rows.some(({ scope }) => scope === 'all'),
    vendors: new Set(rows.flatMap(({ scope, vendor }) => (scope === 'vendor' && vendor !== null ? [vendor] : []))),
    games: new Set(
      rows.flatMap(({ scope, vendor, gameId }) =>
        scope === 'game' && vendor !== null && gameId !== null ? [keyOfGame({ vendor, gameId })] : [],
      ),
    ),
    version: rows.map(({ id }) => id).join(' '),
  };
};

export const listStopRows = (
  reader: Reader,
  {
    state,
    before,
    limit,
  }: {
    readonly state: (typeof STOP_STATES)[number];
    readonly before?: StopId | undefined;
    readonly limit: number;
  },
): Promise<readonly StopRow[]> => {
  let rows = rowsOf(reader).where('stop.released_at', state === 'stopped' ? 'is' : 'is not', null);
  if (before !== undefined) rows = rows.where('stop.id', '<', before);
  return rows.orderBy('stop.id', 'desc').limit(limit).execute();
};

export const findStop = (reader: Reader, id: StopId): Promise<StopRow | undefined> =>
  rowsOf(reader).where('stop.id', '=', id).executeTakeFirst();

/** The row, held until the commit. */
export const lockStop = async (tx: Tx, id: StopId): Promise<StopRow | undefined> => {
  await sql`select from catalog_stop where id = ${id} for update`.execute(tx);
  return findStop(tx, id);
};

export type NewStop = {
  readonly scope: StopScope;
  readonly vendor: string | null;
  readonly nodeId: GameNodeId | null;
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
};

/** Answers the stop that holds, and whether it is a new one: the same stopped twice is stopped once. */
export const insertStop = async (
  tx: Tx,
  { scope, vendor, nodeId, at, by, reason }: NewStop,
): Promise<{ readonly id: StopId; readonly isNew: boolean }> => {
  const added = await catalogIn(tx)
    .insertInto('catalog_stop')
    .values({ scope, vendor_code: vendor, game_id: nodeId, stopped_at: at, stopped_by: by, reason })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return { id: added.id, isNew: true };
  const { rows } = await sql<{ id: StopId }>`
    select id from catalog_stop where released_at is null and scope = ${scope}
       and vendor_code is not distinct from ${vendor} and game_id is not distinct from ${nodeId}::bigint`.execute(tx);
  const [held] = rows;
  if (held === undefined) throw new Error('A stop that holds is not there.');
  return { id: held.id, isNew: false };
};

export const markReleased = async (
  tx: Tx,
  id: StopId,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> => {
  await catalogIn(tx)
    .updateTable('catalog_stop')
    .set({ released_at: at, released_by: by })
    .where('id', '=', id)
    .execute();
};

/** A game of the catalogue, by our number. */
export const findGameKey = (
  reader: Reader,
  nodeId: GameNodeId,
): Promise<{ readonly vendor: string; readonly gameId: string } | undefined> =>
  catalogIn(reader)
    .selectFrom('catalog_game')
    .select(['vendor_code as vendor', 'game_id as gameId'])
    .where('id', '=', nodeId)
    .executeTakeFirst();
