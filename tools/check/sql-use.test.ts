import { expect, test } from 'vitest';
import { ownersOf, strangeSql } from './sql-use.ts';

const AT = 'server/src/modules';
const owners = ownersOf([
  {
    path: `${AT}/wallet/migrations/1_create.sql`,
    text: 'create table wallet_leg (id bigint);\n-- create table no_table ()',
  },
  { path: `${AT}/wallet/migrations/2_rename.sql`, text: 'alter table content_purse rename to wallet_purse;' },
  { path: `${AT}/wallet/sql/wallet_pay.sql`, text: 'create or replace function wallet_pay() returns void' },
  { path: `${AT}/betting/migrations/1_create.sql`, text: 'create table if not exists betting_bet (id bigint);' },
]);
const faults = (path: string, text: string) => strangeSql(owners, [{ path: `${AT}/${path}`, text }], []);

test('tables, renamed tables and functions belong to the module whose files make them', () => {
  expect([...owners.keys()]).toEqual(['wallet_leg', 'wallet_purse', 'wallet_pay', 'betting_bet']);
});

test.each([
  ['betting/store.ts', 'const rows = sql`select b.id from betting_bet b join wallet_leg l using (id)`;'],
  ['betting/store/rows.ts', "export const legs = (reader) => betsIn(reader).selectFrom('wallet_leg as leg');"],
  ['betting/store.ts', 'const text = "update wallet_purse set open = false";'],
  ['betting/sql/betting_settle.sql', 'select wallet_pay();'],
  ['betting/sql/betting_purses.sql', 'create view betting_purses as select * from wallet_purse'],
  ['../platform/jobs/sweep.ts', 'await pool.query(`delete from betting_bet`);'],
])('SQL that names what another module owns is a fault: %s with %s', (path, text) => {
  expect(faults(path, text)).toHaveLength(1);
});

test.each([
  ['wallet/store.ts', 'const rows = sql`select * from wallet_leg`;'],
  ['betting/store.ts', '/** Joined with wallet_leg in another module. */\nconst one = 1; // wallet_pay'],
  ['betting/sql/betting_settle.sql', '-- As wallet_pay does it.\nselect 1;'],
  ['betting/migrations/2_old.sql', 'alter table betting_bet add foreign key (id) references wallet_leg;'],
  ['betting/store.ts', "const words = ['wallet_unknown', /['`]/];"],
])("a module's own tables, comments and history are let through: %s with %s", (path, text) => {
  expect(faults(path, text)).toEqual([]);
});

test('an exception lets one module name one thing, and one that nothing needs is a fault', () => {
  const source = { path: `${AT}/betting/store.ts`, text: 'sql`select * from wallet_leg`' };
  const exception = { module: 'betting', names: ['wallet_leg', 'wallet_pay'], reason: 'a test' };

  expect(strangeSql(owners, [source], [exception])).toEqual([
    'tools/modules.ts lets betting name wallet_pay in SQL, and nothing does',
  ]);
  expect(strangeSql(owners, [source], [{ ...exception, module: 'lottery', names: ['wallet_leg'] }])).toHaveLength(2);
});
