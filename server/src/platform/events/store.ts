import { sql } from 'kysely';
import type { Reader, Tx } from '../database/db.ts';
import type { Fact, Listener } from './fact.ts';

/** A place in the order of facts. The transaction's number is kept as text: it exceeds what a number holds exactly. */
export type Place = { readonly era: number; readonly xid: string; readonly id: string };

export type Cursor = Place & { readonly tries: number; readonly retryAt: Date | null };

/** A queued fact, with the cursor position after it is delivered or skipped. */
export type PlacedFact = { readonly place: Place; readonly isHeard: boolean; readonly fact: Fact<unknown> };

export const insertFact = async (tx: Tx, name: string, payload: unknown, at: Date): Promise<void> => {
  await sql`
    insert into outbox_fact (era, name, payload, at)
    select era, ${name}, ${JSON.stringify(payload)}::jsonb, ${at} from outbox_era`.execute(tx);
};

/**
 * Opens a new era when numbers from the future stand in the tables, which only a restore into another cluster leaves
 * behind. Facts of an earlier era are all committed, whatever their number says.
 */
export const openEraAfterRestore = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ era: number }>`
    update outbox_era set era = era + 1
    where exists (select from outbox_fact fact
                  where fact.era = outbox_era.era and fact.xid >= pg_snapshot_xmax(pg_current_snapshot())
                    and fact.xid <> pg_current_xact_id())
       or exists (select from outbox_listener listener
                  where listener.era = outbox_era.era and listener.xid > pg_snapshot_xmax(pg_current_snapshot())
                     or listener.came_era = outbox_era.era
                    and pg_snapshot_xmax(listener.came) > pg_snapshot_xmax(pg_current_snapshot()))
    returning era`.execute(tx);
  return rows.length > 0;
};

/** A new listener gets what is committed from now on, including transactions that are already running. */
export const insertListeners = async (tx: Tx, names: readonly string[]): Promise<void> => {
  await sql`
    insert into outbox_listener (name, era, xid, id, came_era, came)
    select name, era, pg_snapshot_xmin(pg_current_snapshot()), 0, era, pg_current_snapshot()
    from unnest(${names}::text[]) as name, outbox_era
    order by name
    on conflict (name) do nothing`.execute(tx);
};

/**
 * Listeners with facts ahead of them. A fact is `readable` once every transaction that began before its own has ended:
 * until then one with a lower number may still commit, and would be skipped permanently.
 */
export const findListenersBehind = async (
  reader: Reader,
  names: readonly string[],
  now: Date,
): Promise<readonly { readonly name: string; readonly isReadable: boolean }[]> => {
  const { rows } = await sql<{ name: string; is_readable: boolean }>`
    select listener.name, next.is_readable
    from outbox_listener listener
    cross join outbox_era
    cross join lateral (
      select fact.era < outbox_era.era or fact.xid < pg_snapshot_xmin(pg_current_snapshot()) as is_readable
      from outbox_fact fact
      where (fact.era, fact.xid, fact.id) > (listener.era, listener.xid, listener.id)
      order by fact.era, fact.xid, fact.id
      limit 1
    ) next
    where listener.name = any(${names}::text[]) and (listener.retry_at is null or listener.retry_at <= ${now})`.execute(
    reader,
  );
  return rows.map((row) => ({ name: row.name, isReadable: row.is_readable }));
};

/** Takes the listener for this transaction; nothing when another node serves it. */
export const lockCursor = async (tx: Tx, listener: string): Promise<Cursor | undefined> => {
  const { rows } = await sql<{ era: number; xid: string; id: string; tries: number; retry_at: Date | null }>`
    select era, xid::text as xid, id::text as id, tries, retry_at
    from outbox_listener where name = ${listener} for update skip locked`.execute(tx);
  const row = rows[0];
  return row && { era: row.era, xid: row.xid, id: row.id, tries: row.tries, retryAt: row.retry_at };
};

/**
 * The next facts in order. Facts the listener does not subscribe to, and those from before its start, come without
 * payload, to be skipped.
 */
export const readFactsAfter = async (
  tx: Tx,
  place: Place,
  { name, hears }: Pick<Listener, 'name' | 'hears'>,
  limit: number,
): Promise<readonly PlacedFact[]> => {
  const { rows } = await sql<{
    era: number;
    xid: string;
    id: string;
    is_heard: boolean;
    name: string;
    payload: unknown;
    at: Date;
  }>`
    select fact.era, fact.xid::text as xid, fact.id::text as id, heard.is_heard, fact.name, fact.at,
           case when heard.is_heard then fact.payload end as payload
    from outbox_fact fact
    cross join outbox_era
    join outbox_listener listener on listener.name = ${name}
    cross join lateral (
      select fact.name = any(${hears}::text[])
             and not coalesce(fact.era = listener.came_era and pg_visible_in_snapshot(fact.xid, listener.came), false)
             as is_heard
    ) heard
    where (fact.era, fact.xid, fact.id) > (${place.era}::integer, ${place.xid}::xid8, ${place.id}::bigint)
      and (fact.era < outbox_era.era or fact.xid < pg_snapshot_xmin(pg_current_snapshot()))
    order by fact.era, fact.xid, fact.id
    limit ${limit}`.execute(tx);
  return rows.map((row) => ({
    place: { era: row.era, xid: row.xid, id: row.id },
    isHeard: row.is_heard,
    fact: { id: BigInt(row.id), name: row.name, payload: row.payload, at: row.at },
  }));
};

export const advanceCursor = async (tx: Tx, listener: string, place: Place): Promise<void> => {
  await sql`
    update outbox_listener
    set era = ${place.era}, xid = ${place.xid}::xid8, id = ${place.id}::bigint, tries = 0, retry_at = null, last_error = null
    where name = ${listener}`.execute(tx);
};

export const recordFailure = async (
  tx: Tx,
  listener: string,
  failure: { readonly tries: number; readonly retryAt: Date; readonly error: string },
): Promise<void> => {
  await sql`
    update outbox_listener
    set tries = ${failure.tries}, retry_at = ${failure.retryAt}, last_error = ${failure.error}
    where name = ${listener}`.execute(tx);
};

export const deletePassedFacts = async (
  tx: Tx,
  names: readonly string[],
  before: Date,
  limit: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from outbox_fact
    where (era, xid, id) in (
      select fact.era, fact.xid, fact.id from outbox_fact fact
      where fact.at < ${before}
        and not exists (
          select from outbox_listener listener
          where listener.name = any(${names}::text[])
            and (listener.era, listener.xid, listener.id) < (fact.era, fact.xid, fact.id))
      order by fact.at
      limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
};
