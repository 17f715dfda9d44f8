import pg from 'pg';

/** The first number of the members that are searched. */
export const FIRST_MEMBER = 1_000_000;
const LINES = 50;

export type HouseSize = { readonly members: number; readonly events: number };

/**
 * Members with profiles below a few heads, and a register of significant events, as years would have left them. Written by SQL
 * as the owner, without the trigger that keeps paths: they are computed for all at once.
 */
export const seedHouse = async (url: string, { members, events }: HouseSize): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `insert into members_member (id, account, account_key, is_agent, upline_id, path, method, register_host, register_ip, registered_at)
       select ${FIRST_MEMBER} + n, 'player' || n, 'player' || n, case when n < ${LINES} then 1 else 0 end,
              case when n < ${LINES} then 1 else ${FIRST_MEMBER} + n % ${LINES} end,
              case when n < ${LINES} then array[${FIRST_MEMBER}::bigint + n] else array[${FIRST_MEMBER}::bigint + n % ${LINES}, ${FIRST_MEMBER} + n] end,
              'opened', 'bench', '192.0.2.1', now() - (n || ' seconds')::interval
         from generate_series(0, $1::bigint - 1) n`,
      [members],
    );
    await client.query(
      `insert into members_profile (member_id, nickname, icon, email)
       select ${FIRST_MEMBER} + n, 'player ' || n, '1', 'player' || n || '@example.com' from generate_series(0, $1::bigint - 1) n`,
      [members],
    );
    await client.query(
      `insert into integrity_event (kind, at, subject, amount, currency, detail, key)
       select 'large-win', now() - (n || ' seconds')::interval, 'member ' || n, 1000000 + n, 'VND', 'a win of the bench', 'bench ' || n
         from generate_series(1, $1::bigint) n`,
      [events],
    );
    await client.query('vacuum analyze members_member, members_profile, integrity_event');
  } finally {
    await client.end();
  }
};

/** Gives somebody every role that reads; in the product two people do. */
export const giveRoles = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`update operators_staff set roles = '{FINANCE_LEAD,AUDITOR}' where name = $1`, [name]);
  await client.end();
};
