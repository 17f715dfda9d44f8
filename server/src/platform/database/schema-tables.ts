import type pg from 'pg';
import { APP_ROLE } from './app-role.ts';
import { isState, LOCK_ATTEMPTS_MAX } from './schema-lock.ts';

/** `if not exists` is no lock: of two nodes that create the same table together, one fails and finds it afterwards. */
export const ensureMigrationTables = async (client: pg.Client): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      await client.query(`
        create table if not exists schema_migration (
          name text constraint schema_migration_is_applied_once primary key,
          checksum text not null,
          applied_at timestamptz not null
        );
        create table if not exists schema_object (
          name text not null,
          checksum text not null,
          applied_at timestamptz not null,
          constraint schema_object_is_applied_once primary key (name, checksum)
        );
        create table if not exists schema_migration_lock (
          id int constraint schema_migration_lock_has_one_row primary key check (id = 1)
        );
        insert into schema_migration_lock (id) values (1) on conflict do nothing;
      `);
      return;
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS_MAX || !isState(error, '23505', '42P07', '42710')) throw error;
    }
};

/** A node may read what was applied, for its health report, but not write it. */
export const guardMigrationTables = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isGuarded: boolean }>(
    `select has_table_privilege($1, 'schema_migration', 'select')
            and not has_table_privilege($1, 'schema_migration', 'insert, update, delete')
            and has_table_privilege($1, 'schema_object', 'select')
            and not has_table_privilege($1, 'schema_object', 'insert, update, delete')
            and not has_table_privilege($1, 'schema_migration_lock', 'select, insert, update, delete') as "isGuarded"`,
    [APP_ROLE],
  );
  if (rows[0]?.isGuarded === true) return;
  await client.query(`
    revoke all on schema_migration, schema_object, schema_migration_lock from ${APP_ROLE};
    grant select on schema_migration, schema_object to ${APP_ROLE};
  `);
};
