import { AppRoleError } from './app-role.ts';
import { userOf } from './node-login.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';

/** The schemas of the product: its tables, and those of its queue. */
const OURS = `('public', 'jobs')`;

/**
 * Whether the user behind a connection could undo what is meant to stay: by owning a table or the schema around it, or
 * by becoming somebody who does. Asked of the login, because every connection can return to it.
 */
const IS_OWNER = `
  select r.rolsuper or r.rolcreaterole
         or exists (select from pg_namespace
                     where nspname in ${OURS} and pg_has_role(session_user, nspowner, 'member'))
         or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                     where n.nspname in ${OURS} and pg_has_role(session_user, c.relowner, 'member')) as "isOwner",
         has_schema_privilege(session_user, 'public', 'create') as "mayCreate"
    from pg_roles r where r.rolname = session_user`;

type Powers = { readonly isOwner: boolean; readonly mayCreate: boolean };

const readPowers = async (pool: Pick<Database['pool'], 'query'>): Promise<Powers> => {
  const { rows } = await pool.query<Powers>(IS_OWNER);
  return rows[0] ?? { isOwner: true, mayCreate: true };
};

/** Whether the user of an address is the one for migrations: it owns the tables, or may make them. */
export const ownsTheSchema = async (url: string): Promise<boolean> => {
  const { pool, close } = openDatabase({ url, poolSize: 1, applicationName: 'fairground powers' });
  try {
    const { isOwner, mayCreate } = await readPowers(pool);
    return isOwner || mayCreate;
  } finally {
    await close();
  }
};

/** The last check before a node serves: it must not be able to change what it has written. */
export const refuseOwner = async (pool: Pick<Database['pool'], 'query'>, url: string): Promise<void> => {
  if ((await readPowers(pool)).isOwner) throw new AppRoleError(explainOwner(userOf(url)));
};

export const explainOwner = (name: string): string =>
  [
    `The database user ${name} owns the tables, or can make itself their owner: a node that logs in as it could change`,
    'what must stay as it was written. Make a login that owns nothing, once:',
    `  create role fairground_node login password '…';`,
    'Then give its address to DATABASE_URL, and that of the owner to DATABASE_OWNER_URL, which migrations use.',
  ].join('\n');
