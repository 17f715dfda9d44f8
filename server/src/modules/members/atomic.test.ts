import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import type { MembersDeps } from './deps.ts';
import { membersFixture } from './testing/fixture.ts';

/** The steps of a registration that lie outside the module's own tables, in their order. */
const STEPS = ['spendCode', 'createAccount', 'announce', 'applyIn', 'admit'] as const;
type Step = (typeof STEPS)[number];

const database = await testDatabase();
const cut: { after?: Step; how?: 'power' | 'connection' } = {};

/** Does the work of a step and then cuts: an error out of nowhere, or the connection of the transaction. */
const cutting =
  <Arguments extends readonly [Tx, ...unknown[]], Result>(
    step: Step,
    work: (...given: Arguments) => Promise<Result>,
  ): ((...given: Arguments) => Promise<Result>) =>
  async (...given) => {
    const result = await work(...given);
    if (cut.after !== step) return result;
    if (cut.how === 'power') throw new Error('The power went out.');
    delete cut.after;
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(given[0]);
    await asOwner(database.url, `select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
    await sql`select 1`.execute(given[0]);
    return result;
  };

const house = await membersFixture(database, (deps: MembersDeps) => ({
  postbox: { ...deps.postbox, spendCode: cutting('spendCode', deps.postbox.spendCode) },
  announce: cutting('announce', deps.announce),
  wallet: { ...deps.wallet, applyIn: cutting('applyIn', deps.wallet.applyIn) },
  identity: {
    ...deps.identity,
    createAccount: cutting('createAccount', deps.identity.createAccount),
    admit: cutting('admit', deps.identity.admit),
  },
}));
const { db, members, wallet, identity, call, registerBody, codeFor } = house;

const TABLES = [
  'members_member',
  'members_profile',
  'members_link',
  'members_acceptance',
  'identity_account',
  'identity_session',
  'identity_device',
  'wallet_leg',
  'wallet_operation',
  'outbox_fact',
] as const;
const readCounts = async () => {
  const counts: Record<string, bigint | undefined> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ count: bigint }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count;
  }
  return counts;
};

const aMobile = async (mobileNum: string) => {
  await call('send-register-code', { body: { countryDialingCode: '84', mobileNo: mobileNum } });
  const verificationCode = await codeFor(`+84${mobileNum.slice(1)}`);
  const { code } = await members.createLink(anOperator, { owner: 2n as MemberId, opens: 0 });
  const form = { mobileNum, countryDialingCode: '84', verificationCode, affiliateCode: code };
  const body = { ...registerBody({ username: mobileNum }), ...form };
  return () => call('register-mobile', { body }) as Promise<{ account: string; token: string }>;
};

const usesOf = async () => (await sql`select sum(used_count) as uses from members_link`.execute(db)).rows;

test.for(STEPS.map((step, index) => [step, `091300000${index}`] as const))(
  'a registration that dies after %s leaves nothing behind, and the same code still opens it',
  async ([step, mobileNum]) => {
    const register = await aMobile(mobileNum);
    const before = { counts: await readCounts(), uses: await usesOf() };

    Object.assign(cut, { after: step, how: 'power' });
    await expect(register()).rejects.toThrow('The power went out.');
    delete cut.after;

    expect({ counts: await readCounts(), uses: await usesOf() }).toEqual(before);
    const { account } = await register();
    const member = await members.findByAccount(account);
    expect(await wallet.balanceOf(member?.id ?? (0n as MemberId))).toMatchObject({ cash: parseMoney('1000') });
    expect(await wallet.prove()).toMatchObject({ faults: [] });
  },
);

test.for(STEPS.map((step, index) => [step, `091400000${index}`] as const))(
  'a registration whose connection breaks after %s is tried again and done once',
  async ([step, mobileNum]) => {
    const register = await aMobile(mobileNum);
    const before = await readCounts();

    Object.assign(cut, { after: step, how: 'connection' });
    const { account, token } = await register();

    expect(cut.after, 'the connection was cut').toBeUndefined();
    const member = await members.findByAccount(account);
    expect(await identity.authenticate(token)).toMatchObject({ memberId: member?.id });
    const after = await readCounts();
    expect(after['members_member']).toBe((before['members_member'] ?? 0n) + 1n);
    expect(after['wallet_leg']).toBe((before['wallet_leg'] ?? 0n) + 1n);
    expect(after['identity_session']).toBe((before['identity_session'] ?? 0n) + 1n);
  },
);
