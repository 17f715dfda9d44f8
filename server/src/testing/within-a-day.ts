import { setTimeout as passed } from 'node:timers/promises';
import type pg from 'pg';

/** What was let pass in a test is a moment ago. */
const BEGUN = '10 seconds';
/** What a file of tests needs at most, on a machine that is slow. */
const LEFT = '180 seconds';

/** Waits out midnight, by the clock of the database, for tests that would be on both sides of it; answers the day. */
export const withinADay = async (pool: pg.Pool, zone: string): Promise<string> => {
  for (;;) {
    const { rows } = await pool.query<{ day: string; isOne: boolean }>(
      `select to_char(now() at time zone $1, 'YYYY-MM-DD') as day,
              ((now() - interval '${BEGUN}') at time zone $1)::date = ((now() + interval '${LEFT}') at time zone $1)::date as "isOne"`,
      [zone],
    );
    const [now] = rows;
    if (now?.isOne) return now.day;
    await passed(1_000);
  }
};
