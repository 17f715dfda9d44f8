import type { Id } from '@fairground/contract/ids';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import type { HoldRoleChange, RoleChangeKind } from './change-roles.ts';
import { anOffice } from './testing/office.ts';

const kinds: RoleChangeKind[] = [];
const held: Parameters<HoldRoleChange>[] = [];
const { operators, hire, db } = await anOffice(await testDatabase(), {
  registerRoleChange: (kind) => {
    kinds.push(kind);
    return async (...asked) => BigInt(held.push(asked));
  },
});
const [kind = expect.fail()] = kinds;

const makerOf = async (person: Awaited<ReturnType<typeof hire>>) => ({
  operator: (await operators.authenticate((await person.login()).token)) ?? expect.fail(),
  ip: '203.0.113.9',
});
const changeOf = (id: bigint, roles: readonly StaffRole[]) => ({ staffId: id as Id<'staff'>, roles: [...roles] });

test('a change of roles is held for a second person and changes nothing by itself', async () => {
  const [ann, bob] = [await hire('ann', ['SUPER']), await hire('bob')];
  const maker = await makerOf(ann);

  const approval = await operators.changeRoles(maker, { ...changeOf(bob.id, ['RISK']), version: 1, reason: 'hired' });

  expect(approval).toBe(1n);
  expect(held.at(-1)?.slice(1)).toEqual([changeOf(bob.id, ['RISK']), { reason: 'hired', version: '1' }]);
  expect((await operators.listStaff()).find(({ name }) => name === 'bob')?.roles).toEqual([]);
});

test('nobody asks for roles of their own', async () => {
  const maker = await makerOf(await hire('carl', ['SUPER']));
  const own = { ...changeOf(maker.operator.operatorId, ['FINANCE']), version: 1, reason: 'more' };

  await expect(operators.changeRoles(maker, own)).rejects.toThrow('operators.own-account');
});

test('roles of both sides of one pair are refused', async () => {
  const { id } = await hire('dora');
  const validate = (roles: readonly StaffRole[]) => inTransaction(db, (tx) => kind.validate(tx, changeOf(id, roles)));

  await expect(validate(['WD_REVIEWER', 'PAYOUT_OPS'])).rejects.toThrow('operators.roles-exclusive');
  await expect(validate(['CMS_PUBLISHER', 'RISK', 'CMS_EDITOR'])).rejects.toThrow('operators.roles-exclusive');
  await expect(validate(['WD_REVIEWER', 'CMS_EDITOR'])).resolves.toBeUndefined();
});

test('an executed change counts at once in running sessions and raises the version', async () => {
  const eve = await hire('eve', ['SUPPORT']);
  const { token } = await eve.login();
  const change = changeOf(eve.id, ['GAME_OPS']);
  const before = await inTransaction(db, (tx) => kind.versionOf(tx, change));

  await inTransaction(db, (tx) => kind.execute(tx, change, { actor: anOperator }));

  expect(await inTransaction(db, (tx) => kind.versionOf(tx, change))).toBe(String(Number(before) + 1));
  const operator = await operators.authenticate(token);
  expect(operator?.roles).toEqual(['GAME_OPS']);
  expect(operator?.permissions.has('lottery.write')).toBe(true);
});
