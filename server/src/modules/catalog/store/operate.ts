import { GAME_CATEGORIES } from '@fairground/contract/catalog/game';
import type { GameCategory, GameNodeId } from '@fairground/contract/catalog/game';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { BlockedRegion } from '../domain/facts.ts';
import { catalogIn } from './catalog-in.ts';

const LISTED_MAX = 500;

/** A window of maintenance that runs or is to come, by the clock of the database. */
export type PlannedWindow = { readonly vendor: string; readonly startsAt: Date; readonly endsAt: Date | null };

export const listWindows = (reader: Reader): Promise<PlannedWindow[]> =>
  catalogIn(reader)
    .selectFrom('catalog_maintenance')
    .select(['vendor_code as vendor', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('cancelled_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]))
    .orderBy('starts_at')
    .limit(LISTED_MAX)
    .execute();

/** Holds a vendor's row; nothing when there is none. */
export const lockVendor = (tx: Tx, code: string) =>
  catalogIn(tx)
    .selectFrom('catalog_vendor')
    .select(['code', 'is_open as isOpen'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();

export const setVendorOpen = async (tx: Tx, code: string, isOpen: boolean): Promise<void> => {
  await catalogIn(tx).updateTable('catalog_vendor').set({ is_open: isOpen }).where('code', '=', code).execute();
};

/** From the moment given, or from now by the clock of the database. */
export const insertWindow = (tx: Tx, vendor: string, startsAt: Date | null, endsAt: Date | null) =>
  catalogIn(tx)
    .insertInto('catalog_maintenance')
    .values({
      vendor_code: vendor,
      starts_at: startsAt ?? sql<Date>`now()`,
      ends_at: endsAt,
      cancelled_at: null,
    })
    .returning(['starts_at as startsAt', 'ends_at as endsAt'])
    .executeTakeFirstOrThrow();

/** Ends what runs and calls off what is to come; gives what there was. */
export const cancelWindows = (tx: Tx, vendor: string) =>
  catalogIn(tx)
    .updateTable('catalog_maintenance')
    .set({ cancelled_at: sql<Date>`now()` })
    .where('vendor_code', '=', vendor)
    .where('cancelled_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]))
    .returning(['starts_at as startsAt', 'ends_at as endsAt'])
    .execute();

export type GameSwitches = {
  readonly isClosed: boolean;
  readonly hotSet: boolean | null;
  readonly isHot: boolean;
  readonly placeSet: number | null;
};

export const lockGame = (tx: Tx, id: GameNodeId): Promise<GameSwitches | undefined> =>
  catalogIn(tx)
    .selectFrom('catalog_game')
    .select(['is_closed as isClosed', 'hot_set as hotSet', 'is_hot as isHot', 'place_set as placeSet'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const setGame = async (
  tx: Tx,
  id: GameNodeId,
  { isClosed, hotSet, placeSet }: Omit<GameSwitches, 'isHot'>,
  version: bigint,
): Promise<void> => {
  await catalogIn(tx)
    .updateTable('catalog_game')
    .set({ is_closed: isClosed, hot_set: hotSet, place_set: placeSet, version })
    .where('id', '=', id)
    .execute();
};

/** Switches a category; gives what it was, or nothing where it is unknown. */
export const switchCategory = async (tx: Tx, code: GameCategory, isOn: boolean): Promise<boolean | undefined> => {
  const row = await catalogIn(tx)
    .selectFrom('catalog_category')
    .select('is_on')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  await catalogIn(tx).updateTable('catalog_category').set({ is_on: isOn }).where('code', '=', code).execute();
  return row?.is_on;
};

/** Whether there is such a category, vendor or game. */
export const isKnown = async (tx: Tx, { kind, key }: Pick<BlockedRegion, 'kind' | 'key'>): Promise<boolean> => {
  if (kind === 'category') return GAME_CATEGORIES.some((category) => category === key);
  const { rows } = await sql<{ found: boolean }>`
    select ${kind === 'vendor' ? sql`exists (select from catalog_vendor where code = ${key})` : sql`exists (select from catalog_game where id::text = ${key})`} as found
  `.execute(tx);
  return rows[0]?.found === true;
};

/** Whether the rule is new. */
export const insertBlocked = async (tx: Tx, blocked: BlockedRegion): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await catalogIn(tx)
    .insertInto('catalog_blocked_region')
    .values(blocked)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Whether there was such a rule. */
export const deleteBlocked = async (tx: Tx, { kind, key, country }: BlockedRegion): Promise<boolean> => {
  const { numDeletedRows } = await catalogIn(tx)
    .deleteFrom('catalog_blocked_region')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('country', '=', country)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
