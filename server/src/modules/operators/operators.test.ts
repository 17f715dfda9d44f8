import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { A_START, codeFrom, enrolStaff, STAFF_PASSWORD } from '../../testing/enrol-staff.ts';
import { anOffice } from './testing/office.ts';

const MINUTE = 60_000;
const database = await testDatabase();
const office = await anOffice(database);
const { operators, clock, hire, from, audit } = office;

const operatorOf = async (token: string) => {
  const operator = await operators.authenticate(token);
  if (operator === undefined) throw new Error('The token opens nothing.');
  return operator;
};

const actionsOf = async (name: string): Promise<readonly string[]> =>
  (await audit.listLines({ limit: 200 })).filter(({ resourceId }) => resourceId === name).map(({ action }) => action);

test('a new installation makes links for two SUPER accounts, again until they are used, and never afterwards', async () => {
  const lost = await operators.inviteFirst(A_START);
  const links = await operators.inviteFirst(A_START);
  expect(links.map(({ name }) => name)).toEqual(['first', 'second']);
  await expect(operators.readEnrolment(lost[0]?.link ?? '')).rejects.toThrow('operators.enrolment-unknown');

  for (const { link } of links) await enrolStaff(operators, clock, link);

  await expect(operators.inviteFirst(A_START)).rejects.toThrow('operators.first-done');
  const staff = await operators.listStaff();
  expect(staff.map(({ name, roles, state }) => [name, roles, state])).toEqual([
    ['first', ['SUPER'], 'active'],
    ['second', ['SUPER'], 'active'],
  ]);
});

test('an enrolment link works once, for a day, with a strong password and a right code', async () => {
  const { link } = await operators.invite(A_START, 'olga');
  const { otpauthUrl } = await operators.readEnrolment(link);
  const given = { link, password: STAFF_PASSWORD, code: codeFrom(otpauthUrl, clock.now()), ip: '' };

  await expect(operators.enrol({ ...given, password: 'short' })).rejects.toThrow('operators.password-weak');
  await expect(operators.enrol({ ...given, password: 'olga-and-more-words' })).rejects.toThrow(
    'operators.password-weak',
  );
  await expect(operators.enrol({ ...given, code: '000000' })).rejects.toThrow('operators.code-wrong');
  const twins = await Promise.allSettled([operators.enrol(given), operators.enrol(given)]);

  expect(twins.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(operators.readEnrolment(link)).rejects.toThrow('operators.enrolment-unknown');
  await expect(operators.invite(A_START, 'olga')).rejects.toThrow('operators.name-taken');
  const late = await operators.invite(A_START, 'late');
  clock.advance(24 * 60 * MINUTE);
  await expect(operators.readEnrolment(late.link)).rejects.toThrow('operators.enrolment-unknown');
});

test('password and code open a session; a code opens nothing twice, and both are recorded', async () => {
  const ann = await hire('ann', ['FINANCE']);
  const code = ann.nextCode();

  const { token } = await operators.login({ name: 'ann', password: STAFF_PASSWORD, code }, from);
  await expect(operators.login({ name: 'ann', password: STAFF_PASSWORD, code }, from)).rejects.toThrow(
    'operators.login-failed',
  );

  const operator = await operators.authenticate(token);
  expect(operator).toMatchObject({ name: 'ann', roles: ['FINANCE'], isSteppedUp: true });
  expect(operator?.permissions.has('wallet.adjust')).toBe(true);
  expect(operator?.permissions.has('staff.write')).toBe(false);
  expect((await actionsOf('ann')).slice(0, 2)).toEqual(['operators.fail-login', 'operators.login']);
});

test('the database knows neither tokens nor links nor the authenticator secret', async () => {
  const { login } = await hire('bea');
  const { token } = await login();
  const { link } = await operators.invite(A_START, 'carl');
  const { otpauthUrl } = await operators.readEnrolment(link);
  const secret = new URL(otpauthUrl).searchParams.get('secret') ?? '';

  const { rows } = await database.pool.query<{ text: string }>(
    'select row_to_json(s)::text as text from operators_staff s union all select row_to_json(s)::text from operators_session s',
  );

  const stored = rows.map(({ text }) => text).join('\n');
  for (const word of [token, link.split('#')[1] ?? link, secret, STAFF_PASSWORD]) expect(stored).not.toContain(word);
});

test('the fifth failure from one address locks a name there for a quarter of an hour, whether an account has it or not', async () => {
  const dora = await hire('dora');
  const guess = (name: string) => operators.login({ name, password: 'not this one at all', code: '123456' }, from);

  for (const name of ['dora', 'nobody']) {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => guess(name)));
    const codes = outcomes.map((one) => (one.status === 'rejected' ? String(one.reason.message) : 'in'));
    expect(codes.filter((code) => code === 'operators.login-failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'operators.locked')).toHaveLength(3);
  }

  await expect(dora.login()).rejects.toThrow('operators.locked');
  const elsewhere = { ...from, ip: '198.51.100.4' };
  const credentials = { name: 'dora', password: STAFF_PASSWORD, code: dora.nextCode() };
  expect(await operators.login(credentials, elsewhere), 'a stranger must not lock her out').toHaveProperty('token');
  clock.advance(15 * MINUTE);
  expect(await dora.login()).toHaveProperty('token');
});

test('a session ends after a quarter of an hour without use, after eight hours, and when it is ended', async () => {
  const eve = await hire('eve');
  const { token } = await eve.login();
  for (let minutes = 0; minutes < 14 * 30; minutes += 14) {
    clock.advance(14 * MINUTE);
    expect((await operators.authenticate(token))?.name).toBe('eve');
  }
  clock.advance(15 * MINUTE);
  expect(await operators.authenticate(token)).toBeUndefined();

  const long = await eve.login();
  for (let minutes = 0; minutes < 8 * 60; minutes += 10) {
    clock.advance(10 * MINUTE);
    await operators.authenticate(long.token);
  }
  expect(await operators.authenticate(long.token)).toBeUndefined();

  const ended = await eve.login();
  await operators.logout({ operator: await operatorOf(ended.token), ip: '' });
  expect(await operators.authenticate(ended.token)).toBeUndefined();
});

test('calls that a page makes by itself do not keep a session alive', async () => {
  const ivy = await hire('ivy');
  const { token } = await ivy.login();

  for (let minutes = 0; minutes < 14; minutes += 2) {
    clock.advance(2 * MINUTE);
    expect(await operators.authenticate(token, { isBackground: true })).toMatchObject({ name: 'ivy' });
  }
  clock.advance(MINUTE);

  expect(await operators.authenticate(token, { isBackground: true })).toBeUndefined();
});

test('a step-up is asked for again after a quarter of an hour, and shown with password and code', async () => {
  const fay = await hire('fay');
  const { token } = await fay.login();
  clock.advance(10 * MINUTE);
  await operators.authenticate(token);
  clock.advance(6 * MINUTE);
  const operator = await operatorOf(token);
  expect(operator.isSteppedUp).toBe(false);

  const body = { password: STAFF_PASSWORD, code: fay.nextCode() };
  await callRoute(operators.routes, 'operators.step-up', { body }, aCaller({ operator }));

  expect((await operators.authenticate(token))?.isSteppedUp).toBe(true);
});

test('a disabled account is out at once, cannot log in, and nobody disables their own', async () => {
  const gus = await hire('gus', ['SUPPORT']);
  const { token } = await gus.login();
  const disabling = { staffId: gus.id, version: gus.version };

  await expect(operators.disable({ ...anOperator, actor: 'gus' }, disabling)).rejects.toThrow('operators.own-account');
  await expect(operators.disable(anOperator, { ...disabling, version: 7 })).rejects.toThrow(
    'operators.version-conflict',
  );
  await operators.disable(anOperator, disabling);
  await operators.disable(anOperator, disabling);

  expect(await operators.authenticate(token)).toBeUndefined();
  await expect(gus.login()).rejects.toThrow('operators.login-failed');
});

test('two accounts with SUPER always remain', async () => {
  const [first] = await operators.listStaff();
  const disabling = { staffId: first?.id ?? 0n, version: first?.version ?? 0 };

  await expect(operators.disable(anOperator, disabling)).rejects.toThrow('operators.last-super');
});

test('an account that has roles gets no second link, and every reading of a link makes a new secret', async () => {
  const { link } = await operators.invite(A_START, 'lena');
  const [first, second] = [await operators.readEnrolment(link), await operators.readEnrolment(link)];
  expect(second.otpauthUrl).not.toBe(first.otpauthUrl);
  const given = { link, password: STAFF_PASSWORD, ip: '' };
  const stale = operators.enrol({ ...given, code: codeFrom(first.otpauthUrl, clock.now()) });
  await expect(stale).rejects.toThrow('operators.code-wrong');

  await asOwner(database.url, `update operators_staff set roles = '{FINANCE}' where name = 'lena'`);

  await expect(operators.invite(A_START, 'lena')).rejects.toThrow('operators.name-taken');
});
