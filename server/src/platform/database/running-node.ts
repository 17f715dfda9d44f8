import { sql } from 'kysely';
import type { Reader } from './db.ts';

/** How the connections of a node are called. */
export const NODE_APPLICATION = 'fairground node';

/** Whether a node is connected to the database. */
export const runsNode = async (reader: Reader): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_stat_activity
     where datname = current_database() and application_name = ${NODE_APPLICATION} limit 1`.execute(reader);
  return rows.length > 0;
};
