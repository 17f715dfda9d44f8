import { sql } from 'kysely';
import type { Reader } from '../database/db.ts';
import type { Listener } from './fact.ts';

export type Progress = {
  /** Whether a node has ever served this listener: before that, facts pass it by. */
  readonly isServed: boolean;
  /** The earliest time among facts that are committed and not handled yet, parked ones too. */
  readonly oldestWaiting: Date | null;
};

/** How far a listener has come: for a module that has to say up to which moment its own rows are complete. */
export const readProgress = async (
  reader: Reader,
  { name, hears }: Pick<Listener, 'name' | 'hears'>,
): Promise<Progress> => {
  const { rows } = await sql<{ oldest: Date | null }>`
    select least(
             (select min(fact.at) from outbox_fact fact
               where (fact.era, fact.xid, fact.id) > (listener.era, listener.xid, listener.id) and fact.name = any(${hears}::text[])
                 and not coalesce(fact.era = listener.came_era and pg_visible_in_snapshot(fact.xid, listener.came), false)),
             (select min(parked.at) from outbox_parked parked where parked.listener = listener.name)) as oldest
      from outbox_listener listener where listener.name = ${name}`.execute(reader);
  const [row] = rows;
  return { isServed: row !== undefined, oldestWaiting: row?.oldest ?? null };
};
