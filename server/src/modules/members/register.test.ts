import { parseMoney } from '@fairground/contract/money';
import { UNKNOWN_MARKET, marketNamed } from '@fairground/contract/market/markets';
import { TOLD_OF_A_PERSON } from '@fairground/contract/testing/registration-values';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { membersFixture } from './testing/fixture.ts';

const database = await testDatabase();
const house = await membersFixture(database);
const { db, audit, members, identity, wallet, system, call, registerAs, registerBody, codeFor } = house;

const memberOf = async (account: string) => {
  const member = await members.findByAccount(account);
  if (member === undefined) throw new Error(`${account} is nobody.`);
  return member;
};
const countOf = async (table: string): Promise<bigint> => {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0n;
};

describe('[A-04] registration by username', () => {
  test('[T-06] opens the account, its place in the tree and a session that works at once', async () => {
    const answer = await registerAs({ username: 'firstone', email: 'First@Example.com', payeeName: 'Nguyen Van A' });

    expect(answer).toMatchObject({ account: 'firstone', isAgent: 0, firstTimeLogin: true, scope: 'full' });
    const member = await memberOf('FIRSTONE');
    expect(member).toMatchObject({
      isAgent: 0,
      uplineId: 2n,
      recommenderId: null,
      path: [2n, member.id],
      status: 'active',
      payeeName: 'Nguyen Van A',
      nickname: 'firstone',
    });
    const session = await identity.authenticate(answer.token);
    expect(session).toMatchObject({ memberId: member.id, account: 'member', scope: 'full' });
    expect(await call('read-info', {}, aCaller({ session }))).toMatchObject({
      id: member.id,
      account: 'firstone',
      type: 0,
      isAgent: 0,
      toUpline: false,
      rankLevel: 0,
      clubLabel: null,
      memberLabel: [],
      customerId: expect.stringMatching(/^\d{9}$/),
      icon: expect.stringMatching(/^\/brand\/avatars\/[a-z]+\.svg$/),
    });
  });

  test('[A-15] credits the sign-up bonus through the ledger, once, and tells it', async () => {
    const answer = await registerAs({ username: 'bonusone' });

    expect(answer.bonus).toBe(parseMoney('1000'));
    const { id } = await memberOf('bonusone');
    expect(await wallet.balanceOf(id)).toMatchObject({ currency: 'VND', cash: parseMoney('1000') });
    const { cash } = await wallet.accountsOf(id, 'VND');
    const { lines } = await wallet.statementOf(cash);
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([['promotion', parseMoney('1000')]]);
    expect(await wallet.prove()).toMatchObject({ faults: [] });
  });

  test('[A-15] without a bonus in the rules none is credited', async () => {
    await system.setFlag(anOperator, 'SIGNUPBONUSFOR', 'verified-mobile');
    const answer = await registerAs({ username: 'nobonus1' });
    await system.setFlag(anOperator, 'SIGNUPBONUSFOR', 'everyone');

    expect(answer.bonus).toBeNull();
    expect((await wallet.balanceOf((await memberOf('nobonus1')).id)).sum).toBe(0n);
  });

  test('[part of V-04] keeps which terms were accepted, when and from where', async () => {
    await registerAs({ username: 'termsone' }, aCaller({ ip: '203.0.113.9' }));

    const { id } = await memberOf('termsone');
    const { rows } = await sql`
      select version, accepted_at as at, ip from members_acceptance where member_id = ${id}`.execute(db);
    expect(rows).toEqual([{ version: '1', at: house.clock.now(), ip: '203.0.113.9' }]);
  });

  test('[part of V-04] terms that changed meanwhile must be read again', async () => {
    await expect(registerAs({ username: 'oldterms', termsVersion: '0' })).rejects.toMatchObject({
      code: 'members.terms-changed',
      value: { version: '1' },
    });
    await expect(registerAs({ username: 'noterms1', terms: false })).rejects.toMatchObject({
      code: 'members.fields-refused',
      value: { issues: { terms: { key: 'field_terms' } } },
    });
    expect(await call('read-terms')).toMatchObject({ version: '1', minimumAge: 18 });
  });

  test('announces who came, by whom and how', async () => {
    await registerAs({ username: 'factone1' });

    const { id } = await memberOf('factone1');
    const { rows } = await sql<{ payload: unknown }>`
      select payload from outbox_fact where name = 'members.member-registered'
        and payload ->> 'memberId' = ${id.toString()}`.execute(db);
    expect(rows).toEqual([
      {
        payload: {
          memberId: id.toString(),
          uplineId: '2',
          recommenderId: null,
          linkId: null,
          method: 'username',
          isAgent: 0,
        },
      },
    ]);
  });

  test('a name that is taken is taken in any capitals, and nothing is left of the second try', async () => {
    await registerAs({ username: 'takenone' });
    const before = [await countOf('members_member'), await countOf('identity_account'), await countOf('wallet_leg')];

    await expect(registerAs({ username: 'TakenOne' })).rejects.toMatchObject({ code: 'identity.username-taken' });

    expect([await countOf('members_member'), await countOf('identity_account'), await countOf('wallet_leg')]).toEqual(
      before,
    );
  });

  test('a password everybody knows is refused', async () => {
    for (const password of ['password123', 'PASSWORD123', 'weakone1 is me', '        '])
      await expect(registerAs({ username: 'weakone1', password, confirmPassword: password })).rejects.toMatchObject({
        code: 'identity.password-breached',
      });
  });

  test('is closed by its flags', async () => {
    for (const flag of ['DIRECTREG3', 'USERNAMEREG']) {
      await system.setFlag(anOperator, flag, 'off');
      await expect(registerAs({ username: 'closedone' })).rejects.toMatchObject({ code: 'access.function-off' });
      await system.setFlag(anOperator, flag, 'on');
    }
  });
});

describe('[A-04] registration by mobile number with an SMS code', () => {
  const sendCode = (mobileNo: string) =>
    call('send-register-code', { body: { countryDialingCode: '84', mobileNo } }) as Promise<{ expiredMinutes: number }>;
  const mobileBody = (mobileNum: string, verificationCode: string, parts: Record<string, unknown> = {}) => ({
    ...registerBody({ username: mobileNum }),
    mobileNum,
    verificationCode,
    countryDialingCode: '84',
    ...parts,
  });
  const registerMobile = (mobileNum: string, code: string, parts: Record<string, unknown> = {}) =>
    call('register-mobile', { body: mobileBody(mobileNum, code, parts) }) as Promise<{
      account: string;
      token: string;
      bonus: bigint | null;
    }>;

  test('[T-05] gives the member a name of its own and tells it', async () => {
    expect(await sendCode('0912000001')).toEqual({ expiredMinutes: 3 });

    const answer = await registerMobile('0912000001', await codeFor('+84912000001'));

    expect(answer.account).toMatch(/^[a-z0-9]{11}$/);
    expect(answer.bonus).toBe(parseMoney('1000'));
    const member = await memberOf(answer.account);
    expect(await identity.findByMobile('+84912000001')).toBe(member.id);
    expect(await identity.authenticate(answer.token)).toMatchObject({ memberId: member.id });
  });

  test('[A-15] a proven number gets the bonus where only such numbers do', async () => {
    await system.setFlag(anOperator, 'SIGNUPBONUSFOR', 'verified-mobile');
    await sendCode('0912000002');
    const answer = await registerMobile('0912000002', await codeFor('+84912000002'));
    await system.setFlag(anOperator, 'SIGNUPBONUSFOR', 'everyone');

    expect(answer.bonus).toBe(parseMoney('1000'));
  });

  test('a wrong code opens nothing, and the right one is good once', async () => {
    await sendCode('0912000003');
    const code = await codeFor('+84912000003');
    const wrong = code === '000000' ? '111111' : '000000';

    await expect(registerMobile('0912000003', wrong)).rejects.toMatchObject({ code: 'postbox.code-wrong' });
    await expect(registerMobile('0912000004', code)).rejects.toMatchObject({ code: 'postbox.code-expired' });
    await registerMobile('0912000003', code);
    await expect(registerMobile('0912000003', code)).rejects.toMatchObject({ code: 'postbox.code-expired' });
  });

  test('anyone who asks for a code learns nothing of the number; its owner gets a message', async () => {
    await sendCode('0912000005');
    await registerMobile('0912000005', await codeFor('+84912000005'));
    house.clock.advance(10 * 60_000);

    expect(await sendCode('0912000005')).toEqual({ expiredMinutes: 3 });

    await codeFor('+84912000005');
    const [message] = await house.postbox.listOutbox({ to: '+84912000005' });
    expect(message?.code).toBeNull();
    await expect(registerMobile('0912000005', '000000')).rejects.toMatchObject({
      code: expect.stringMatching(/^postbox\.code-/),
    });
  });

  test('without a password where the flag asks for none, and a password is then not taken', async () => {
    await system.setFlag(anOperator, 'MOBILEREGPASSWORD', 'off');
    await sendCode('0912000006');
    const code = await codeFor('+84912000006');
    await expect(registerMobile('0912000006', code)).rejects.toMatchObject({
      code: 'members.fields-refused',
      value: { issues: { password: { key: 'field_not_taken' }, confirmPassword: { key: 'field_not_taken' } } },
    });
    const answer = await registerMobile('0912000006', code, { password: undefined, confirmPassword: undefined });
    await system.setFlag(anOperator, 'MOBILEREGPASSWORD', 'on');

    const { id } = await memberOf(answer.account);
    const { rows } = await sql`
      select password_hash as hash from identity_account where member_id = ${id}`.execute(db);
    expect(rows).toEqual([{ hash: null }]);
  });

  test('a username that is not the number is refused', async () => {
    await expect(registerMobile('0912000007', '123456', { username: 'admin' })).rejects.toMatchObject({
      code: 'members.fields-refused',
      value: { issues: { username: { key: 'field_not_equal' } } },
    });
  });

  test('is closed by its flags, and so is asking for codes', async () => {
    await system.setFlag(anOperator, 'MOBILEREG', 'off');
    await expect(registerMobile('0912000008', '123456')).rejects.toMatchObject({ code: 'access.function-off' });
    await expect(sendCode('0912000008')).rejects.toMatchObject({ code: 'access.function-off' });
    await system.setFlag(anOperator, 'MOBILEREG', 'on');
    await system.setFlag(anOperator, 'SMSVERIFICATION', 'off');
    await expect(sendCode('0912000008')).rejects.toMatchObject({ code: 'access.function-off' });
    await system.setFlag(anOperator, 'SMSVERIFICATION', 'on');
  });
});

describe('[V-01] every optional field follows the rule of the server', () => {
  const OPTIONAL = {
    payeeName: 'Nguyen Van B',
    qqNum: '123456',
    ...TOLD_OF_A_PERSON,
    email: 'person@example.com',
    paymentPassword: '204060',
  } as const;

  test('[F-04] a field that is off is not taken', async () => {
    const { payeeName: _payee, email: _email, ...off } = OPTIONAL;

    for (const [field, text] of Object.entries(off))
      await expect(registerAs({ username: 'optional1', [field]: text })).rejects.toMatchObject({
        code: 'members.fields-refused',
        value: { issues: { [field]: { key: 'field_not_taken' } } },
      });
  });

  test('[F-04] a field that is required is missed, one that is on is checked and kept', async () => {
    for (const field of Object.keys(OPTIONAL))
      await system.setRegisterRule(anOperator, field, { enabled: true, required: true });
    await expect(registerAs({ username: 'optional2' })).rejects.toMatchObject({
      value: { issues: Object.fromEntries(Object.keys(OPTIONAL).map((field) => [field, { key: 'field_required' }])) },
    });
    await expect(registerAs({ username: 'optional2', ...OPTIONAL, qqNum: 'letters' })).rejects.toMatchObject({
      value: { issues: { qqNum: { key: 'reg_pattern_6', bounds: '5–12' } } },
    });

    await registerAs({ username: 'optional2', ...OPTIONAL });

    const { id } = await memberOf('optional2');
    expect(await members.showProfile(anOperator, id)).toEqual({
      qq_num: '123456',
      line: 'line_name',
      whatsapp: '84912345678',
      zalo: '0912345678',
      facebook: 'some.body',
      wechat: 'wechat_1',
      id_number: '012345678901',
      birth_date: '1990-05-17',
      email: 'person@example.com',
      payee_name: 'Nguyen Van B',
    });
    expect(await audit.listLines({ limit: 1 })).toMatchObject([
      { action: 'members.show-profile', resourceId: id.toString(), before: null, after: null },
    ]);
    const change = {
      ...{ password: OPTIONAL.paymentPassword, newPaymentPassword: '274916', confirmPaymentPassword: '274916' },
    };
    const { token } = await inTransaction(db, (tx) => identity.admit(tx, { memberId: id, from: aCaller() }));
    const caller = aCaller({ session: await identity.authenticate(token) });
    await callRoute(identity.routes, 'identity.set-payment-password', { body: change }, caller);
  });

  test('anyone who is younger than the law of the market asks is refused, whatever the terms say', async () => {
    const strict = { name: 'strict', policy: { ...UNKNOWN_MARKET.policy, minimumAge: 40 } };
    const caller = aCaller({ market: () => strict });

    expect(await call('read-terms', {}, caller)).toMatchObject({ minimumAge: 40 });
    await expect(registerAs({ username: 'young002', ...OPTIONAL }, caller)).rejects.toMatchObject({
      value: { issues: { birthDate: { key: 'field_too_young' } } },
    });
  });

  test('an account keeps the market it was opened in, and its sessions know it', async () => {
    const caller = aCaller({ market: () => marketNamed('italy') });
    const { token } = await registerAs({ username: 'roman001', ...OPTIONAL, email: 'roman@example.com' }, caller);

    const session = await identity.authenticate(token ?? '');

    expect(session?.homeMarket).toBe('italy');
    expect(session && (await identity.homeMarketOf(session.memberId))).toBe('italy');
  });

  test('[part of V-04] anyone who is younger than the terms ask is refused', async () => {
    const young = { ...OPTIONAL, email: 'young@example.com', birthDate: '2010-01-01' };

    await expect(registerAs({ username: 'young001', ...young })).rejects.toMatchObject({
      value: { issues: { birthDate: { key: 'field_too_young' } } },
    });
    await members.publishTerms(anOperator, { version: '2', minimumAge: 40 });
    await expect(registerAs({ username: 'young001', ...OPTIONAL, termsVersion: '2' })).rejects.toMatchObject({
      value: { issues: { birthDate: { key: 'field_too_young' } } },
    });
    house.clock.advance(1);
    await members.publishTerms(anOperator, { version: '3', minimumAge: 18 });
    for (const terms of [
      { version: '3', minimumAge: 18 },
      { version: '4', minimumAge: 17 },
      { version: 'a b', minimumAge: 18 },
    ])
      await expect(members.publishTerms(anOperator, terms)).rejects.toMatchObject({ code: 'members.terms-refused' });
  });

  test('anyone who asked to be kept out does not come in by a new name', async () => {
    const excluded = await memberOf('optional2');
    await members.changeStatus(anOperator, excluded.id, 'self-excluded');
    const other = { ...OPTIONAL, email: 'new@example.com', idNumber: '999999999999', payeeName: 'Tran Thi C' };
    const refused = { code: 'members.registration-refused' };
    const body = { username: 'backagain', termsVersion: '3' };

    await expect(registerAs({ ...body, ...other, email: 'PERSON@example.com' })).rejects.toMatchObject(refused);
    await expect(registerAs({ ...body, ...other, idNumber: OPTIONAL.idNumber })).rejects.toMatchObject(refused);
    await expect(registerAs({ ...body, ...other, payeeName: 'NGUYEN van b' })).rejects.toMatchObject(refused);
    await registerAs({ ...body, ...other });
  });
});
