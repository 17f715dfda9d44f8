import type { IsAgent } from '@fairground/contract/identity/fields';
import { parseMoney } from '@fairground/contract/money';
import { seal } from '@fairground/contract/sealed';
import type { SealingKey } from '@fairground/contract/sealed';
import { REGISTER_FIELDS } from '@fairground/contract/system/register-rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSealedBodies } from '../../platform/sealed/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { testHttp } from '../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { membersFixture } from './testing/fixture.ts';

const house = await membersFixture(await testDatabase());
const { db, members, wallet, system, clock, random, call, registerAs, registerBody, codeFor } = house;

const countOf = async (table: string): Promise<bigint> => {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0n;
};
const bonusesPaid = async (): Promise<bigint> => {
  const { rows } = await sql<{
    count: bigint;
  }>`select count(*) as count from wallet_leg where kind = 'promotion'`.execute(db);
  return rows[0]?.count ?? 0n;
};
const codesOf = (results: readonly PromiseSettledResult<unknown>[]): readonly string[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason?.code ?? result.reason)] : []));

describe('over the wire', () => {
  const sealed = createSealedBodies({ db, clock, random });
  const { fastify } = testHttp({ routes: members.routes ?? [], openBody: sealed.open });
  const path = '/wps/member/register';
  let key: SealingKey;
  beforeAll(async () => {
    key = (await callRoute(sealed.routes, 'security.read-sealing-key')) as SealingKey;
  });

  const put = async (payload: unknown) => {
    const answer = await fastify.inject({
      method: 'PUT',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const sealBody = (body: unknown) => seal(body, { key, call: { method: 'PUT', path }, at: clock.now() });
  const send = async (body: unknown) => put(await sealBody(body));

  test('[part of T-06] a sealed registration is answered, and its replay refused', async () => {
    const body = await sealBody(registerBody({ username: 'sealed001' }));

    expect(await put(body)).toMatchObject({ status: 200, success: true });
    expect(await put(body)).toMatchObject({ status: 409, code: 'request.seal-replayed' });
    expect(await send(registerBody({ username: 'sealed001' }))).toMatchObject({ code: 'identity.username-taken' });
  });

  test('a plain body is refused', async () => {
    expect(await put(registerBody({ username: 'plainbody' }))).toMatchObject({ status: 400 });
    expect(await members.findByAccount('plainbody')).toBeUndefined();
  });

  test.for([
    ['isAgent', 2],
    ['type', 1],
    ['uplineId', '1'],
    ['path', ['1']],
    ['balance', '1000000'],
    ['bonus', '1000000'],
    ['status', 'system'],
    ['rankLevel', 10],
    ['memberId', '2'],
    ['id', '2'],
    ['isTest', true],
    ['mustChangePassword', false],
    ['toUpline', true],
    ['linkId', '1'],
    ['constructor', {}],
    ['username', { $ne: null }],
    ['username', ['player77']],
    ['terms', 'true'],
    ['login', false],
    ['registerMethod', 'APP'],
  ] as const)('nothing but the form is taken: %s', async ([field, value]) => {
    const before = await countOf('members_member');

    expect(await send({ ...registerBody({ username: 'massassign' }), [field]: value })).toMatchObject({
      status: 422,
      code: 'request.invalid',
    });

    expect(await countOf('members_member')).toBe(before);
  });

  test('[part of V-01] overlong texts are refused before anything looks at them', async () => {
    for (const field of REGISTER_FIELDS.filter((name) => name !== 'terms'))
      expect(await send({ ...registerBody(), [field]: 'a'.repeat(5_000) })).toMatchObject({ status: 422 });
    expect(await send({ ...registerBody(), registerUrl: 'a'.repeat(5_000) })).toMatchObject({ status: 422 });
  });

  test('text that no database can keep is refused', async () => {
    for (const username of ['player\u0000x', 'player\ud800x'])
      expect(await send(registerBody({ username }))).toMatchObject({ status: 422 });
  });
});

describe('texts that mean something elsewhere', () => {
  const TEXTS = [
    `'; drop table members_member; --`,
    `" or ""="`,
    `<img src=x onerror=alert(1)>`,
    '${7*7} {{7*7}} %s %00 \\',
    'nguyễn đức — ✓ 漢字 مرحبا',
  ];
  const FIELDS = ['payeeName', 'qqNum', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat', 'idNumber', 'email'] as const;

  test('are kept as text in every field, even where the operator admits anything', async () => {
    for (const field of ['username', ...FIELDS])
      await system.setRegisterRule(anOperator, field, { enabled: true, patternId: 0, minLength: 1, maxLength: 200 });

    for (const text of TEXTS) {
      await registerAs({ username: text, ...Object.fromEntries(FIELDS.map((field) => [field, `${field} ${text}`])) });
      expect(await members.findByAccount(text)).toMatchObject({ account: text, payeeName: `payeeName ${text}` });
    }
    expect(await countOf('members_member')).toBeGreaterThan(TEXTS.length);
  });

  test('names that look the same are the same name', async () => {
    await registerAs({ username: 'nguyễnđức1'.normalize('NFC') });

    for (const twin of ['nguyễnđức1'.normalize('NFD'), 'NGUYỄNĐỨC1', ' nguyễnđức1 ', 'ｎguyễnđức１'])
      await expect(registerAs({ username: twin })).rejects.toMatchObject({ code: 'identity.username-taken' });
  });

  test('characters nobody sees are refused', async () => {
    for (const username of ['play\u200ber', 'play\u202eer', 'play\ner01', 'play\ufeffer', 'play\u2066er'])
      await expect(registerAs({ username: `${username}x` })).rejects.toMatchObject({
        code: 'members.fields-refused',
        value: { issues: { username: { key: 'reg_pattern_0' } } },
      });
    for (const username of ['', '   ', '\u3000'])
      await expect(registerAs({ username })).rejects.toMatchObject({
        value: { issues: { username: { key: 'field_required' } } },
      });
    await system.setRegisterRule(anOperator, 'username', { patternId: 14, minLength: 6, maxLength: 12 });
  });
});

describe('a hundred at once', () => {
  test('for one username: one account, one bonus', async () => {
    const before = { bonuses: await bonusesPaid(), accounts: await countOf('identity_account') };

    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => registerAs({ username: index % 2 === 0 ? 'racename' : 'RaceName' })),
    );

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // Anyone who finds the threads that hash busy is sent away before anything is tried.
    for (const code of codesOf(results)) expect(['identity.username-taken', 'request.too-many']).toContain(code);
    expect(await bonusesPaid()).toBe(before.bonuses + 1n);
    expect(await countOf('identity_account')).toBe(before.accounts + 1n);
    expect(await wallet.prove()).toMatchObject({ faults: [] });
  }, 120_000);

  test('for one mobile number: one account, one bonus', async () => {
    await system.setFlag(anOperator, 'MOBILEREGPASSWORD', 'off');
    await call('send-register-code', { body: { countryDialingCode: '84', mobileNo: '0987654321' } });
    const verificationCode = await codeFor('+84987654321');
    const before = { bonuses: await bonusesPaid(), members: await countOf('members_member') };
    const body = {
      ...registerBody({ username: '0987654321', password: undefined, confirmPassword: undefined }),
      mobileNum: '0987654321',
      countryDialingCode: '84',
      verificationCode,
    };

    const results = await Promise.allSettled(Array.from({ length: 100 }, () => call('register-mobile', { body })));
    await system.setFlag(anOperator, 'MOBILEREGPASSWORD', 'on');

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const code of codesOf(results))
      expect(['postbox.code-expired', 'postbox.code-wrong', 'identity.mobile-taken']).toContain(code);
    expect(await bonusesPaid()).toBe(before.bonuses + 1n);
    expect(await countOf('members_member')).toBe(before.members + 1n);
  }, 120_000);

  test('by a link that is good for three: three', async () => {
    const { memberId } = await members.openAccount(anOperator, { username: 'racelink', isAgent: 1, uplineId: null });
    const { code } = await members.createLink(anOperator, { owner: memberId, opens: 0, maxUses: 3 });

    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => registerAs({ username: `vialink${index}`, affiliateCode: code })),
    );

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const refused of codesOf(results)) expect(refused).toBe('members.invitation-code-wrong');
    const { rows } = await sql`
      select used_count as used, (select count(*) from members_member where link_id = l.id) as came
        from members_link l where code = ${code}`.execute(db);
    expect(rows).toEqual([{ used: 3, came: 3n }]);
  }, 30_000);
});

test('[part of P-03] no link and no code opens more than its owner may have', async () => {
  const FLAGS: readonly IsAgent[] = [0, 1, 2, 4, 41, 42];
  const { memberId } = await members.openAccount(anOperator, { username: 'powerless', isAgent: 0, uplineId: null });

  for (const opens of FLAGS)
    await expect(members.createLink(anOperator, { owner: memberId, opens })).rejects.toMatchObject({
      code: 'members.link-refused',
    });
});

test('a registration from nowhere in particular is a registration', async () => {
  const answer = await registerAs({ username: 'nowhere01', registerUrl: 'not an address' }, aCaller({ host: '' }));

  expect(answer.bonus).toBe(parseMoney('1000'));
  expect(await members.findByAccount('nowhere01')).toMatchObject({ uplineId: 2n });
});
