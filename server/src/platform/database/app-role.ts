import type { ClientBase } from 'pg';

/** The role every running node works as. It cannot change the schema, and what a migration takes from it is gone. */
export const APP_ROLE = 'fairground_app';

export class AppRoleError extends Error {
  override readonly name = 'AppRoleError';
}

/**
 * Makes the application role and its standing privileges on whatever the migrations will create.
 * Runs inside the transaction that holds the migration lock.
 */
export const ensureAppRole = async (client: ClientBase): Promise<void> => {
  const owner = await readOwner(client);
  if (!owner.hasRole) {
    if (!owner.mayCreateRoles) throw new AppRoleError(explain(owner.name, createRoleSql(owner.name)));
    await createRole(client);
  }
  if (!(await canTakeRole(client))) await takeMembership(client, owner.name);
  if (await hasPrivileges(client)) return;
  // For everything the owner creates from here on, in every schema: tables, sequences, and schemas such as the queue's.
  await client.query(`
    grant usage on schema public to ${APP_ROLE};
    alter default privileges grant select, insert, update, delete on tables to ${APP_ROLE};
    alter default privileges grant usage, select on sequences to ${APP_ROLE};
    alter default privileges grant usage on schemas to ${APP_ROLE};
  `);
};

/**
 * Whether all of it is granted already. A grant writes although it changes nothing, and two that write the same row of
 * the catalogue at once, such as two operators' commands, are refused by the server.
 */
const hasPrivileges = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ all: boolean }>(
    `select has_schema_privilege($1, 'public', 'usage')
            and 7 = (select count(*)
                       from pg_default_acl, aclexplode(defaclacl) as given
                      where defaclrole = to_regrole(quote_ident(current_user)) and defaclnamespace = 0
                        and given.grantee = to_regrole($1)
                        and (defaclobjtype::text, given.privilege_type) in (
                          ('r', 'SELECT'), ('r', 'INSERT'), ('r', 'UPDATE'), ('r', 'DELETE'),
                          ('S', 'USAGE'), ('S', 'SELECT'), ('n', 'USAGE'))) as "all"`,
    [APP_ROLE],
  );
  return rows[0]?.all === true;
};

type Owner = {
  readonly name: string;
  readonly hasRole: boolean;
  readonly mayCreateRoles: boolean;
};

const readOwner = async (client: ClientBase): Promise<Owner> => {
  const { rows } = await client.query<Owner>(
    `select quote_ident(r.rolname) as "name",
            app.oid is not null as "hasRole",
            r.rolsuper or r.rolcreaterole as "mayCreateRoles"
       from pg_roles r left join pg_roles app on app.rolname = $1
      where r.rolname = current_user`,
    [APP_ROLE],
  );
  const [owner] = rows;
  if (owner === undefined) throw new AppRoleError('The database does not know the role we are connected as.');
  return owner;
};

/** Roles belong to the whole server: a node migrating another database of it may create the same one just now. */
const createRole = async (client: ClientBase): Promise<void> => {
  await client.query(`
    do $$ begin
      create role ${APP_ROLE} nologin;
    exception when duplicate_object or unique_violation then null;
    end $$`);
};

/** From version 16 on, being a member and being allowed to take the role are two things; trying is the true answer. */
const canTakeRole = async (client: ClientBase): Promise<boolean> => {
  await client.query('savepoint take_role');
  try {
    await client.query(`set local role ${APP_ROLE}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.query('rollback to savepoint take_role');
  }
};

/** Who may grant a role differs between versions of the server; its own answer is the one to go by. */
const takeMembership = async (client: ClientBase, owner: string): Promise<void> => {
  try {
    await client.query(grantSql(owner));
  } catch (error) {
    throw new AppRoleError(explain(owner, [grantSql(owner)]), { cause: error });
  }
};

const grantSql = (owner: string): string => `grant ${APP_ROLE} to ${owner};`;

const createRoleSql = (owner: string): readonly string[] => [`create role ${APP_ROLE} nologin;`, grantSql(owner)];

const explain = (owner: string, statements: readonly string[]): string =>
  [
    `The database user ${owner} may not set up the role ${APP_ROLE}, which every node works as.`,
    'An administrator of the database must run once:',
    ...statements.map((statement) => `  ${statement}`),
  ].join('\n');
