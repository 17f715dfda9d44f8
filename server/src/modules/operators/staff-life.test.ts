import type { Id } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { byTwoPeople } from '../../testing/staff.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { A_START, codeFrom, enrolStaff, STAFF_PASSWORD } from '../../testing/enrol-staff.ts';
import { anOffice } from './testing/office.ts';

const database = await testDatabase();
const { db, url } = database;
const { operators, hire, from, clock, audit, approvals } = await anOffice(database);

/** Staff whose ids nobody of the tests has: ANN and BEN are 1 and 2. */
for (const name of ['first-hire', 'second-hire']) await hire(name);

const staffNamed = async (name: string) =>
  (await operators.listStaff()).find((staff) => staff.name === name) ?? expect.fail(`There is no ${name}.`);

const reset = async (name: string, lost: 'authenticator' | 'both') => {
  const { id, version } = await staffNamed(name);
  const change = { staffId: id as Id<'staff'>, lost, version, reason: 'lost a phone' };
  return byTwoPeople(approvals, (maker) => operators.reset(maker, change));
};

const operatorOf = async (token: string) => {
  const operator = await operators.authenticate(token);
  if (operator === undefined) throw new Error('The token opens nothing.');
  return operator;
};

const lastActions = async (count: number): Promise<readonly string[]> =>
  (await audit.listLines({ limit: count })).map(({ action }) => action);

test('a reset by two people ends sessions and codes, keeps roles, and the new link asks for the old password', async () => {
  const ann = await hire('anna', ['FINANCE']);
  const { token } = await ann.login();

  await expect(operators.invite(A_START, 'anna')).rejects.toThrow('operators.name-taken');
  await reset('anna', 'authenticator');

  expect(await operators.authenticate(token)).toBeUndefined();
  await expect(ann.login()).rejects.toThrow('operators.login-failed');
  expect(await staffNamed('anna')).toMatchObject({ state: 'reset', roles: ['FINANCE'] });
  const { link } = await operators.invite(A_START, 'anna');
  const { otpauthUrl, keepsPassword } = await operators.readEnrolment(link);
  expect(keepsPassword).toBe(true);
  const given = { link, code: codeFrom(otpauthUrl, clock.now()), ip: '203.0.113.9' };
  await expect(operators.enrol({ ...given, password: 'a-guess-of-the-maker' })).rejects.toThrow(
    'operators.login-failed',
  );
  await operators.enrol({ ...given, password: STAFF_PASSWORD });
  clock.advance(30_000);
  const code = codeFrom(otpauthUrl, clock.now());
  expect(await operators.login({ name: 'anna', password: STAFF_PASSWORD, code }, from)).toHaveProperty('token');
  expect(await staffNamed('anna')).toMatchObject({ state: 'active', roles: ['FINANCE'] });
});

test('guesses of the old password at a reset link are counted and lock it', async () => {
  await hire('bert');
  await reset('bert', 'authenticator');
  const { link } = await operators.invite(A_START, 'bert');
  const { otpauthUrl } = await operators.readEnrolment(link);
  const guess = () =>
    operators.enrol({ link, code: codeFrom(otpauthUrl, clock.now()), password: 'not this one', ip: '203.0.113.9' });

  for (let times = 0; times < 5; times += 1) await expect(guess()).rejects.toThrow('operators.login-failed');

  await expect(guess()).rejects.toThrow('operators.locked');
  expect(await lastActions(1)).toEqual(['operators.fail-enrol']);
});

test('where the password was lost as well, the new link sets another one', async () => {
  await hire('cleo', ['RISK']);
  await reset('cleo', 'both');

  const { link } = await operators.invite(A_START, 'cleo');

  expect(await operators.readEnrolment(link)).toMatchObject({ keepsPassword: false });
  await enrolStaff(operators, clock, link);
  expect(await staffNamed('cleo')).toMatchObject({ state: 'active', roles: ['RISK'] });
});

test('nobody resets their own account, neither as maker nor as checker', async () => {
  const [dan, eva] = [await hire('dana', ['SUPER']), await hire('evan', ['SUPER'])];
  const makerOf = async (person: typeof dan) => ({
    operator: await operatorOf((await person.login()).token),
    ip: '203.0.113.9',
  });
  const [asDan, asEva] = [await makerOf(dan), await makerOf(eva)];
  const { id, version } = await staffNamed('evan');
  const change = { staffId: id as Id<'staff'>, lost: 'authenticator', version, reason: 'lost a phone' } as const;

  await expect(operators.reset(asEva, change)).rejects.toThrow('operators.own-account');
  const approval = await operators.reset(asDan, change);

  await expect(approvals.decide(asEva, approval, 'approve')).rejects.toThrow('operators.own-account');
});

test('a disabled account is enabled as a new one: without roles, by a new link', async () => {
  const fred = await hire('fred', ['GAME_OPS']);
  await operators.disable(anOperator, { staffId: fred.id, version: fred.version });
  const { id: staffId, version } = await staffNamed('fred');

  await expect(operators.enable(anOperator, { staffId, version: version + 1 })).rejects.toThrow(
    'operators.version-conflict',
  );
  const { link } = await operators.enable(anOperator, { staffId, version });
  await expect(operators.enable(anOperator, { staffId, version })).rejects.toThrow('operators.not-disabled');

  await expect(fred.login()).rejects.toThrow('operators.login-failed');
  await enrolStaff(operators, clock, link);
  expect(await staffNamed('fred')).toMatchObject({ state: 'active', roles: [] });
});

test('sessions of somebody else are listed and ended, one or all, and the end is recorded', async () => {
  const gina = await hire('gina');
  const tokens = [(await gina.login()).token, (await gina.login()).token, (await gina.login()).token];
  const listed = await operators.listSessions({ staffId: gina.id, current: undefined });
  expect(listed).toHaveLength(3);

  expect(await operators.endSessions(anOperator, { staffId: gina.id, sessionId: listed[0]?.id })).toBe(1);
  expect(await operators.authenticate(tokens[2] ?? '')).toBeUndefined();
  expect(await operators.authenticate(tokens[0] ?? '')).toMatchObject({ name: 'gina' });
  expect(await operators.endSessions(anOperator, { staffId: gina.id })).toBe(2);
  expect(await operators.endSessions(anOperator, { staffId: gina.id })).toBe(0);

  expect(await operators.authenticate(tokens[0] ?? '')).toBeUndefined();
  expect((await lastActions(2)).every((action) => action === 'operators.end-staff-sessions')).toBe(true);
});

test('a person sees and ends only their own sessions by the calls of one’s own session', async () => {
  const [hana, ivan] = [await hire('hana'), await hire('ivan')];
  const [own, other] = [await hana.login(), await ivan.login()];
  const operator = await operatorOf(own.token);
  const foreign = await operatorOf(other.token);
  const caller = aCaller({ operator });

  const listed = await callRoute(operators.routes, 'operators.list-sessions', {}, caller);
  const body = { sessionId: foreign.sessionId };

  expect(listed).toMatchObject({ list: [{ sessionId: operator.sessionId, isCurrent: true }] });
  await expect(callRoute(operators.routes, 'operators.end-session', { body }, caller)).rejects.toThrow(
    'operators.session-unknown',
  );
});

test('a change held by somebody who was dismissed, or lost the permission, is not approved any more', async () => {
  const [judy, karl] = [await hire('judy', ['SUPER']), await hire('karl', ['SUPER'])];
  const { mayStill } = operators;
  const ask = (id: bigint) => inTransaction(db, (tx) => mayStill(tx, id, 'system.write'));
  expect([await ask(judy.id), await ask(karl.id)]).toEqual([true, true]);

  await hire('lena', ['SUPER']);
  await hire('mona', ['SUPER']);
  await operators.disable(anOperator, { staffId: judy.id, version: judy.version });
  await asOwner(url, `update operators_staff set roles = '{RISK}' where name = 'karl'`);

  expect([await ask(judy.id), await ask(karl.id)]).toEqual([false, false]);
});
