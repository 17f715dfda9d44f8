import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import pg from 'pg';
import { systemRandom } from '../random.ts';
import { APP_ROLE, AppRoleError } from './app-role.ts';
import { sqlStateOf } from './sql-state.ts';

const NAME_BYTES_MAX = 63;
const SCRAM_ROUNDS = 4_096;
const TRIES_MAX = 5;
const WRONG_PASSWORD = new Set(['28P01', '28000']);

/**
 * The address a node uses where only the owner's is known: the same database, with a login that belongs to this owner
 * and owns nothing. Its password follows from the owner's, so that every node finds it without another setting; an owner
 * that is let in without a password has a login without one.
 */
export const nodeAddress = (ownerUrl: string): string => {
  const { name, password } = loginOf(ownerUrl);
  const address = new URL(ownerUrl);
  address.searchParams.delete('user');
  address.searchParams.delete('password');
  if (address.host === '') {
    // An address without a host, for a local socket, has no place for a user.
    address.searchParams.set('user', name);
    if (password !== undefined) address.searchParams.set('password', password);
    return address.toString();
  }
  address.username = encodeURIComponent(name);
  address.password = password ?? '';
  return address.toString();
};

/** The user an address logs in as, read the way the driver reads it. */
export const userOf = (url: string): string => new pg.Client({ connectionString: url }).user ?? '';

type Login = { readonly name: string; readonly password: string | undefined };

const loginOf = (ownerUrl: string): Login => {
  const { user: owner = '', password } = new pg.Client({ connectionString: ownerUrl });
  const known = typeof password === 'string' && password !== '';
  return {
    name: loginNameOf(owner),
    password: known ? createHmac('sha256', password).update(`${APP_ROLE} ${owner}`).digest('base64url') : undefined,
  };
};

/** Roles belong to the whole server, so each owner has its own login. */
const loginNameOf = (owner: string): string => {
  const name = `${owner}_node`;
  if (Buffer.byteLength(name) <= NAME_BYTES_MAX) return name;
  return `fairground_node_${createHash('sha256').update(owner).digest('hex').slice(0, 16)}`;
};

/** Makes the owner's login, or gives it the password it must have; a login that works already is left as it is. */
export const ensureNodeLogin = async (client: pg.ClientBase, ownerUrl: string): Promise<void> => {
  const login = loginOf(ownerUrl);
  for (let tries = 1; ; tries += 1)
    try {
      if (!(await isMember(client, login.name))) await createLogin(client, login);
      if (await canLogIn(ownerUrl)) return;
      await client.query(`alter role ${quoted(login.name)} login password ${passwordSql(login)}`);
      if (await canLogIn(ownerUrl)) return;
      throw new AppRoleError(explainLogin(ownerUrl, login.name));
    } catch (error) {
      if (sqlStateOf(error) === '42501') throw new AppRoleError(explainLogin(ownerUrl, login.name), { cause: error });
      // Another start, perhaps on another database of this server, changes the same role just now.
      if (tries === TRIES_MAX || !['XX000', '23505', '42710', '40001'].includes(sqlStateOf(error))) throw error;
    }
};

/** Lets a login that an administrator made work for the product. */
export const admitLogin = async (client: pg.ClientBase, name: string): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  if (rowCount === 0)
    throw new AppRoleError(
      `The database has no user ${name}, whom DATABASE_URL names. An administrator must run once:\n` +
        `  create role ${quoted(name)} login password '…';\n  grant ${APP_ROLE} to ${quoted(name)};`,
    );
  if (await isMember(client, name)) return;
  try {
    await client.query(`grant ${APP_ROLE} to ${quoted(name)}`);
  } catch (error) {
    if (await isMember(client, name)) return;
    throw new AppRoleError(
      `The owner of the database may not let ${name} work for the product. An administrator must run once:\n` +
        `  grant ${APP_ROLE} to ${quoted(name)};`,
      { cause: error },
    );
  }
};

const isMember = async (client: pg.ClientBase, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ is: boolean }>(
    `select pg_has_role(oid, $2, 'usage') as "is" from pg_roles where rolname = $1`,
    [name, APP_ROLE],
  );
  return rows[0]?.is === true;
};

const createLogin = async (client: pg.ClientBase, login: Login): Promise<void> => {
  const name = quoted(login.name);
  await client.query(`
    do $do$ begin
      create role ${name} login password ${passwordSql(login)};
    exception when duplicate_object or unique_violation then null;
    end $do$`);
  await client.query(`grant ${APP_ROLE} to ${name}`);
};

const canLogIn = async (ownerUrl: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: nodeAddress(ownerUrl), application_name: 'fairground login' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (WRONG_PASSWORD.has(sqlStateOf(error)) || isUnanswered(error)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The driver was asked for a password and has none. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && /password must be a string|no password/i.test(error.message);

/** The server is sent what it would store, so that no log of statements ever holds the password. */
const passwordSql = ({ password }: Login): string => (password === undefined ? 'null' : `'${scramVerifier(password)}'`);

const scramVerifier = (password: string): string => {
  const salt = Buffer.from(systemRandom.bytes(16));
  const salted = pbkdf2Sync(password, salt, SCRAM_ROUNDS, 32, 'sha256');
  const keyFor = (purpose: string): Buffer => createHmac('sha256', salted).update(purpose).digest();
  const stored = createHash('sha256').update(keyFor('Client Key')).digest('base64');
  const server = keyFor('Server Key').toString('base64');
  return `SCRAM-SHA-256$${SCRAM_ROUNDS}:${salt.toString('base64')}$${stored}:${server}`;
};

const quoted = (name: string): string => pg.escapeIdentifier(name);

const explainLogin = (ownerUrl: string, name: string): string =>
  [
    `The database user ${userOf(ownerUrl)} cannot set up the login ${name}, which every node would work as.`,
    'An administrator of the database must make one that owns nothing, once:',
    `  create role ${quoted(name)} login password '…';`,
    `  grant ${APP_ROLE} to ${quoted(name)};`,
    'Then give its address to DATABASE_URL, and the present one to DATABASE_OWNER_URL.',
  ].join('\n');
