import type { ClientBase } from 'pg';

/** What a node may do: the login of every node is a member. It cannot change the schema, and owns nothing. */
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
    if (!owner.mayCreateRoles) throw new AppRoleError(explain(owner.name));
    await createRole(client);
  }
  if (await hasPrivileges(client)) return;
  // For everything the owner creates from here on, in every schema: tables, sequences, and schemas such as the queue's.
  await client.query(`
    revoke create on schema public from public;
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
    `select has_schema_privilege($1, 'public', 'usage') and not has_schema_privilege($1, 'public', 'create')
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

const explain = (owner: string): string =>
  [
    `The database user ${owner} may not set up the role ${APP_ROLE}, whose members the nodes are.`,
    'An administrator of the database must run once:',
    `  create role ${APP_ROLE} nologin;`,
  ].join('\n');
