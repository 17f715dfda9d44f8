import pg from 'pg';
import type { Clock } from '../../server/src/platform/clock.ts';

const SCHEMA = 'sandbox_clock';

/**
 * A clock that is set back, for this process and for the database: connections whose address names the schema first find
 * its functions where statements ask for the time. Everybody else keeps the time of the machine.
 */
export type SetBackClock = {
  readonly clock: Clock;
  /** The address of connections that live in the set-back time. */
  readonly addressOf: (url: string) => string;
  readonly setTo: (moment: Date) => Promise<void>;
  /** Takes the clock out of the database again. */
  readonly remove: () => Promise<void>;
};

const CREATE = `
  create schema ${SCHEMA};
  create table ${SCHEMA}.moment (at timestamptz not null);
  create function ${SCHEMA}.clock_timestamp() returns timestamptz language sql volatile as 'select at from ${SCHEMA}.moment';
  create function ${SCHEMA}.now() returns timestamptz language sql volatile as 'select at from ${SCHEMA}.moment';
  grant usage on schema ${SCHEMA} to public;
  grant select on ${SCHEMA}.moment to public;`;

/** Puts the clock into a database, as its owner. */
export const setBackClock = async (ownerUrl: string, first: Date): Promise<SetBackClock> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`drop schema if exists ${SCHEMA} cascade`);
  await owner.query(CREATE);
  await owner.query(`insert into ${SCHEMA}.moment values ($1)`, [first]);
  let now = first;
  return {
    clock: { now: () => now },
    addressOf: (url) => {
      const address = new URL(url);
      const options = address.searchParams.get('options') ?? '';
      address.searchParams.set('options', `${options} -c search_path=${SCHEMA},pg_catalog,public`.trim());
      return address.toString();
    },
    setTo: async (moment) => {
      await owner.query(`update ${SCHEMA}.moment set at = $1`, [moment]);
      now = moment;
    },
    remove: async () => {
      await owner.query(`drop schema ${SCHEMA} cascade`);
      await owner.end();
    },
  };
};
