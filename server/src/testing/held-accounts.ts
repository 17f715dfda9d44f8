import type { MemberId } from '@fairground/contract/ids';
import type { Pool } from 'pg';
import { eventually } from './eventually.ts';

const LOCK = `select from wallet_account where owner_kind = 'member' and owner_id = $1 order by id for no key update`;

/**
 * Holds the accounts of one member while work runs that needs them and those of another; answers whether the other one's
 * could be locked as soon as the work waited. Somebody who locks accounts in the order of their ids holds none by then.
 */
export const isFreeWhileHeld = async (
  pool: Pool,
  { held, other, work }: { readonly held: MemberId; readonly other: MemberId; readonly work: () => Promise<unknown> },
): Promise<boolean> => {
  const holder = await pool.connect();
  let running: Promise<unknown> | undefined;
  try {
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    await holder.query('begin');
    await holder.query(LOCK, [held]);
    running = work();
    running.catch(() => undefined);
    await eventually(async () => {
      const waiting = await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
        rows[0]?.pid,
      ]);
      if (waiting.rows.length === 0) throw new Error('Nobody waits for the held accounts.');
    });
    return await pool.query(`${LOCK} nowait`, [other]).then(
      () => true,
      () => false,
    );
  } finally {
    await holder.query('rollback');
    holder.release();
    await running;
  }
};
