import { createDeposit } from '@fairground/contract/cashier/deposit-endpoints';
import { inflateRawSync } from 'node:zlib';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { ARCHIVE_EDGES } from '@fairground/contract/privacy/retention';
import { askArchive, closeAccount, readArchive, readPrivacy } from '@fairground/contract/privacy/endpoints';
import { beginStepUpByPasskey, sendStepUpCode, stepUp } from '@fairground/contract/identity/step-up';
import { DUST } from '@fairground/contract/wallet/dust';
import {
  exportTransactions,
  listTransactions,
  readBalance,
  readFunds,
  readMerchantWallet,
} from '@fairground/contract/wallet/endpoints';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from './platform/database/index.ts';
import { createEvents } from './platform/events/index.ts';
import { requireAccess } from './platform/http/access.ts';
import { asOwner, testDatabase } from './testing/database.ts';
import { eventually } from './testing/eventually.ts';
import { aSession } from './testing/http.ts';
import { aCaller, callRoute } from './testing/modules.ts';
import { verificationFixture } from './modules/verification/testing/fixture.ts';

const database = await testDatabase();
const house = await verificationFixture(database);
const { db, clock, log, wallet, aMember, runJobs } = house;
const events = createEvents({ db, clock, log, bus: { ...house.bus, close: () => Promise.resolve() }, tickMs: 50 });
const { privacy, members } = house.modules;
await events.start(privacy.listeners ?? []);
afterAll(events.stop);

/** The session that registration opened. */
const callerOf = async (memberId: MemberId) => {
  const { rows } = await sql<{ id: bigint }>`
    select max(id) as id from identity_session where member_id = ${memberId}`.execute(db);
  return aCaller({ session: aSession({ memberId, sessionId: rows[0]?.id ?? 0n }) });
};
const ask = async (name: string, memberId: MemberId, input: { query?: object; body?: object } = {}) =>
  callRoute(privacy.routes, `privacy.${name}`, input, await callerOf(memberId));
type Archive = { readonly archiveId: bigint; readonly state: string };
const archiveOf = async (memberId: MemberId): Promise<ReadonlyMap<string, Buffer>> => {
  const { archiveId } = (await ask('ask-archive', memberId, { body: {} })) as Archive;
  await runJobs();
  const { bytes } = (await ask('read-archive', memberId, { query: { id: archiveId } })) as { bytes: Buffer };
  return filesIn(bytes);
};
const erase = () =>
  privacy.schedules?.find(({ job }) => job.name === 'privacy.erase')?.job.run(null, new AbortController().signal);
/** Takes away what a new account is given. */
const spendAll = (member: MemberId) =>
  asOwner(
    database.url,
    `alter table wallet_account disable trigger user;
     update wallet_account set balance = 0 where owner_id = ${member} and owner_kind = 'member';
     alter table wallet_account enable trigger user;`,
  );
const PASSWORD = 'wandering7lantern';
const DAY_MS = 86_400_000;

/** Reads a ZIP by its directory, as an unpacking program does. */
const filesIn = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>();
  const end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size, nameLength] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26);
    const content = inflateRawSync(zip.subarray(from, from + packed));
    expect(content).toHaveLength(size);
    files.set(zip.subarray(at + 46, at + 46 + nameLength).toString(), content);
    at += 46 + nameLength;
  }
  return files;
};

test('a member downloads all data held about it as JSON and CSV, and nothing of others', async () => {
  const member = await aMember('download1', { payeeName: 'NGUYEN VAN AN' });
  const other = await aMember('somebody2');
  await house.sendPassport(member, { fullName: 'Nguyen Van An' });
  await runJobs();
  for (const id of [member, other])
    await sql`
      insert into support_conversation (member_id, desk, state, changed_at)
      values (${id}, 'LIVECHAT', 'closed', now())`.execute(db);
  await sql`
    insert into support_message (member_id, author, client_id, content, sent_at)
    values (${member}, 'member', 'line 1', '=HYPERLINK("x")', now()),
           (${other}, 'member', 'line 2', 'a secret of somebody else', now())`.execute(db);

  const files = await archiveOf(member);

  const json = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null') as Record<string, unknown>[];
  expect(json('identity/account.json')).toMatchObject([{ username: 'download1', email: 'download1@mail.example' }]);
  expect(json('members/profile.json')).toMatchObject([{ payee_name: 'NGUYEN VAN AN' }]);
  expect(json('wallet/accounts.json')[0]).toMatchObject({ balance: expect.stringMatching(/^\d+\.\d{4}$/) });
  expect(json('verification/cases.json')).toMatchObject([{ state: 'ACCEPTED', full_name: 'Nguyen Van An' }]);
  expect(json('messages/inbox.json')).toMatchObject([{ kind: 'identity-accepted' }]);
  expect(files.get('support/chat.csv')?.toString()).toContain(`"'=HYPERLINK(""x"")"`);
  expect([...files.keys()].filter((name) => /^pictures\/\d+\.png$/.test(name))).toHaveLength(1);
  const everything = [...files.values()].map((content) => content.toString('latin1')).join('\n');
  expect(everything).not.toContain('somebody2');
  expect(everything).not.toContain('a secret of somebody else');
  expect(everything).not.toContain('argon2');
  expect((await house.messagesOf(member)).at(-1)?.kind).toBe('data-ready');
});

test('an archive is made once a day, is the caller’s alone, and is over after 24 hours', async () => {
  const [member, other] = [await aMember('onceaday1'), await aMember('another12')];
  const asked = (await Promise.all([1, 2, 3].map(() => ask('ask-archive', member, { body: {} })))) as Archive[];
  const [id] = new Set(asked.map(({ archiveId }) => archiveId));
  expect(new Set(asked.map(({ archiveId }) => archiveId)).size).toBe(1);
  await expect(ask('read-archive', member, { query: { id } })).rejects.toMatchObject({
    code: 'privacy.archive-unknown',
  });
  await runJobs();
  expect(await ask('read-archive', member, { query: { id } })).toMatchObject({ type: 'application/zip' });
  await expect(ask('read-archive', other, { query: { id } })).rejects.toMatchObject({
    code: 'privacy.archive-unknown',
  });

  clock.advance(DAY_MS);
  await expect(ask('read-archive', member, { query: { id } })).rejects.toMatchObject({
    code: 'privacy.archive-unknown',
  });
  expect(await ask('read-privacy', member)).toMatchObject({ archive: { state: 'EXPIRED' } });
  await erase();
  const { rows } = await sql<{ bytes: unknown }>`select bytes from privacy_archive where id = ${id}`.execute(db);
  expect(rows).toEqual([{ bytes: null }]);
  expect(await ask('ask-archive', member, { body: {} })).toMatchObject({ state: 'ASKED' });
});

test('an account with money is not closed, nor with a wrong password; an empty one is, and its sessions end', async () => {
  const member = await aMember('leaving12');
  expect(await ask('read-privacy', member)).toMatchObject({ objections: ['balance'], asksFor: 'password' });
  await expect(ask('close-account', member, { body: { password: PASSWORD } })).rejects.toMatchObject({
    code: 'privacy.account-in-use',
    value: { objections: ['balance'] },
  });
  await spendAll(member);
  await expect(ask('close-account', member, { body: { password: 'not it' } })).rejects.toMatchObject({
    code: 'identity.password-wrong',
  });

  await ask('close-account', member, { body: { password: PASSWORD } });

  expect(await members.find(member)).toMatchObject({ status: 'closed' });
  const { rows } = await sql<{ open: bigint }>`
    select count(*) as open from identity_session where member_id = ${member} and ended_at is null`.execute(db);
  expect(rows).toEqual([{ open: 0n }]);
  await expect(ask('close-account', member, { body: { password: PASSWORD } })).rejects.toMatchObject({
    code: 'privacy.not-closable',
  });
});

/** Moves cash away so that this much is left. */
const leave = async (member: MemberId, left: bigint) => {
  const { currency, cash } = await wallet.balanceOf(member);
  const { cash: account } = await wallet.accountsOf(member, currency);
  const id = {
    tenant: 'fairground',
    source: 'test',
    member,
    action: 'adjust',
    transactionId: `leave ${member} ${left}`,
  };
  const counter = await wallet.houseAccount('H_ADJUST', currency);
  await wallet.apply({ id, kind: 'adjustment', account, counter, amount: money(left - cash) });
};
const statusOf = async (member: MemberId) => (await members.find(member))?.status;
const refusedFor = async (member: MemberId, body: object) =>
  expect(ask('close-account', member, { body: { password: PASSWORD, ...body } })).rejects.toMatchObject({
    code: 'privacy.account-in-use',
    value: { objections: ['balance'] },
  });

test('a rest of no more than dust is given up with the owner’s yes alone, and goes to the house as the account closes', async () => {
  const member = await aMember('givesup12');
  await leave(member, DUST);
  expect(await ask('read-privacy', member)).toMatchObject({ objections: ['balance'], rest: { amount: DUST } });
  await refusedFor(member, {});
  await refusedFor(member, { givesUpRest: false });
  expect(await statusOf(member)).toBe('active');
  // Other tests empty accounts by hand, which the proof names.
  const { faults } = await wallet.prove();

  await ask('close-account', member, { body: { password: PASSWORD, givesUpRest: true } });

  expect(await statusOf(member)).toBe('closed');
  expect((await wallet.balanceOf(member)).sum).toBe(0n);
  const { rows } = await sql<{ kind: string; amount: bigint; reason: string }>`
    select a.kind, l.amount, l.kind as reason from wallet_leg l join wallet_account a on a.id = l.counter_id
     where l.account_id in (select id from wallet_account where owner_id = ${member}) order by l.id desc limit 1`.execute(
    db,
  );
  expect(rows).toEqual([{ kind: 'H_FORFEIT', amount: -DUST, reason: 'adjustment' }]);
  expect((await wallet.prove()).faults).toEqual(faults);
  const line = (await house.audit.listLines({ limit: 20 })).find(
    ({ action, resourceId }) => action === 'members.change-status' && resourceId === member.toString(),
  );
  expect(line?.reason).toContain('gave up 1.0000');
});

test('one unit above the line, money that is held and an open payment are never given up', async () => {
  const [above, held] = [await aMember('aboveit123'), await aMember('heldmoney1')];
  await leave(above, DUST + 1n);
  await leave(held, DUST);
  const { currency } = await wallet.balanceOf(held);
  await sql`select wallet_open_accounts(${held}, array['HOLD_WD'], ${currency})`.execute(db);
  await asOwner(
    database.url,
    `alter table wallet_account disable trigger user;
     update wallet_account set balance = 1 where owner_id = ${held} and kind = 'HOLD_WD';
     alter table wallet_account enable trigger user;`,
  );

  for (const member of [above, held]) {
    expect(await ask('read-privacy', member)).toMatchObject({ objections: ['balance'], rest: null });
    await refusedFor(member, { givesUpRest: true });
    expect(await statusOf(member)).toBe('active');
  }
  expect((await wallet.balanceOf(above)).cash).toBe(DUST + 1n);
  await spendAll(held);
});

test('closed twice at once, a rest is given up once', async () => {
  const member = await aMember('twicegone12');
  await leave(member, 5_000n);

  const closings = await Promise.allSettled(
    [1, 2, 3].map(() => ask('close-account', member, { body: { password: PASSWORD, givesUpRest: true } })),
  );

  expect(closings.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await statusOf(member)).toBe('closed');
  const { rows } = await sql<{ times: bigint }>`
    select count(*) as times from wallet_leg l join wallet_account a on a.id = l.counter_id
     where a.kind = 'H_FORFEIT' and l.account_id in (select id from wallet_account where owner_id = ${member})`.execute(
    db,
  );
  expect(rows).toEqual([{ times: 1n }]);
});

test('a closed account loses each kind of data on its day and keeps its place in the books', async () => {
  const member = await aMember('erased123', { payeeName: 'TRAN THI BE' });
  await house.sendPassport(member, { fullName: 'Tran Thi Be' });
  await runJobs();
  await spendAll(member);
  await ask('close-account', member, { body: { password: PASSWORD } });
  const closed = async () =>
    (await sql`select from privacy_closure where member_id = ${member}`.execute(db)).rows.length === 1;
  await eventually(async () => expect(await closed()).toBe(true));
  const held = async () => {
    const one = async (query: ReturnType<typeof sql<{ value: unknown }>>) => (await query.execute(db)).rows[0]?.value;
    return {
      email: await one(sql`select email as value from identity_account where member_id = ${member}`),
      logins: await one(sql`select count(*) as value from identity_session where member_id = ${member}`),
      messages: await one(sql`select count(*) as value from messages_message where member_id = ${member}`),
      pictures: await one(sql`select count(*) as value from pictures_picture where member_id = ${member}`),
      name: await one(sql`select full_name as value from verification_case where member_id = ${member}`),
      payee: await one(sql`select payee_name as value from members_profile where member_id = ${member}`),
    };
  };
  const before = await held();
  expect(before).toMatchObject({ email: 'erased123@mail.example', pictures: 1n, name: 'Tran Thi Be' });

  clock.advance(29 * DAY_MS);
  await erase();
  expect(await held()).toEqual(before);
  clock.advance(2 * DAY_MS);
  await erase();
  expect(await held()).toEqual({ ...before, email: null });
  clock.advance(60 * DAY_MS);
  await erase();
  expect(await held()).toEqual({ ...before, email: null, logins: 0n });
  clock.advance(280 * DAY_MS);
  await erase();
  expect(await held()).toEqual({ ...before, email: null, logins: 0n, messages: 0n });
  clock.advance(1_500 * DAY_MS);
  await erase();
  await erase();

  expect(await held()).toEqual({ email: null, logins: 0n, messages: 0n, pictures: 0n, name: '', payee: null });
  expect(await members.find(member)).toMatchObject({ account: 'erased123', status: 'closed' });
  expect((await wallet.listHoldings(member)).length).toBeGreaterThan(0);
  const lines = await house.audit.listLines({ limit: 20 });
  expect(
    lines
      .filter(({ action, resourceId }) => action === 'privacy.erase' && resourceId === member.toString())
      .map(({ after }) => after),
  ).toEqual(['documents', 'conversations', 'logins', 'contacts'].map((kind) => ({ kind })));
});

test('the database allows the edges of the contract and no other', async () => {
  const { rows } = await asOwner(database.url, 'select from_state, to_state from privacy_edge');

  expect(
    (rows as { from_state: string; to_state: string }[]).map((row) => `${row.from_state} ${row.to_state}`).toSorted(),
  ).toEqual(ARCHIVE_EDGES.map((edge) => edge.join(' ')).toSorted());
  await expect(
    asOwner(database.url, `update privacy_archive set state = 'ASKED' where state = 'EXPIRED'`),
  ).rejects.toThrow('does not go from EXPIRED to ASKED');
});

test('somebody who excluded itself reads its money, downloads its data and closes the account in the limited session', async () => {
  const member = await aMember('leavesall1');
  await spendAll(member);
  await inTransaction(db, (tx) => members.excludeIn(tx, member, null));
  const session = aSession({ memberId: member, scope: 'withdraw' });
  const calls = [
    ...[readBalance, readFunds, readMerchantWallet, listTransactions, exportTransactions],
    ...[readPrivacy, askArchive, readArchive, closeAccount, stepUp, sendStepUpCode, beginStepUpByPasskey],
  ];
  for (const call of calls) expect(() => requireAccess(call, aCaller({ session }))).not.toThrow();
  expect(() => requireAccess(createDeposit, aCaller({ session }))).toThrow('access.withdraw-only');

  await ask('close-account', member, { body: { password: PASSWORD } });

  expect((await members.find(member))?.status).toBe('closed');
  const { rows } = await sql`select 1 from members_member where id = ${member} and excluded_until > now()`.execute(db);
  expect(rows).toHaveLength(1);
});
