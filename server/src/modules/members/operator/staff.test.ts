import type { MemberId } from '@fairground/contract/ids';
import type { MemberRecord } from '@fairground/contract/members/operator-endpoints';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { membersFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const { members, call, registerAs, approvals, audit, wallet } = await membersFixture(database);
const reason = 'asked by the owner on the phone';

const asAnn = <Value>(name: string, input: { query?: unknown; body?: unknown }): Promise<Value> =>
  call(name, input, aCallOf(ANN)) as Promise<Value>;
type Page = { list: { memberId: MemberId; account: string; labels: string[] }[]; next: MemberId | null };
const listed = (query: object): Promise<Page> => asAnn('list-members', { query });
const record = (memberId: MemberId): Promise<MemberRecord> => asAnn('read-member', { query: { memberId } });
const idOf = async (account: string): Promise<MemberId> => {
  const found = await members.findByAccount(account);
  if (found === undefined) throw new Error(`Nobody is called ${account}.`);
  return found.id;
};
const aMember = async (username: string, parts: Record<string, unknown> = {}): Promise<MemberId> => {
  await registerAs({ username, ...parts });
  return idOf(username);
};

test('staff finds a member by the beginning of the name in any capitals, and by the whole e-mail address alone', async () => {
  const one = await aMember('lanterna1', { payeeName: 'Nguyen Van A' });
  const two = await aMember('lanterna2');
  await database.pool.query('update members_profile set email = $1 where member_id = $2', ['Lan@Mail.example', one]);

  expect((await listed({ account: 'LANTERNA' })).list.map(({ memberId }) => memberId)).toEqual([one, two]);
  expect((await listed({ email: 'lan@mail.EXAMPLE' })).list.map(({ memberId }) => memberId)).toEqual([one]);
  expect((await listed({ email: 'lan@' })).list).toEqual([]);
  expect((await listed({ account: 'LANTERNA', sort: 'NEWEST', cursor: two })).list).toMatchObject([{ memberId: one }]);
  expect((await listed({ account: 'LANTERNA', sort: 'OLDEST', cursor: one })).list).toMatchObject([{ memberId: two }]);
  expect((await listed({ account: 'LANTERNA', cursor: one })).list).toMatchObject([{ memberId: two }]);
});

test('a search by name, status, day or upline reads an index', async () => {
  const planOf = async (sql: string): Promise<string> => {
    const client = await database.pool.connect();
    try {
      await client.query('set enable_seqscan = off; set enable_sort = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await client.query('reset enable_seqscan; reset enable_sort');
      client.release();
    }
  };
  const select = 'select id from members_member m where';
  const newest = 'order by registered_at desc, id desc limit 101';

  expect(
    await planOf(
      `${select} account_key collate "C" >= 'lan' and account_key collate "C" < 'lao' order by account_key collate "C" limit 101`,
    ),
  ).toContain('members_member_by_account');
  expect(await planOf(`${select} status = 'frozen' ${newest}`)).toContain('members_member_by_status');
  expect(await planOf(`${select} upline_id = 1 ${newest}`)).toContain('members_member_by_upline_and_registration');
  expect(
    await planOf(
      `${select} (registered_at, id) < ((select registered_at from members_member where id = 5), 5) ${newest}`,
    ),
  ).toContain('members_member_by_registration');
});

test('a record shows personal data masked, and reveals one field with a line in the trail', async () => {
  const id = await aMember('maskedone', { payeeName: 'Tran Thi B' });

  const shown = await record(id);
  const revealed = await asAnn('reveal-field', { body: { memberId: id, field: 'payeeName', reason } });

  expect(shown.personal.payeeName).toMatch(/^T•••$/i);
  expect(
    JSON.stringify(shown, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  ).not.toMatch(/Thi/i);
  expect(revealed).toMatchObject({ field: 'payeeName', text: expect.stringMatching(/tran thi b/i) });
  expect((await audit.listLines({ limit: 1 }))[0]).toMatchObject({
    ...{ action: 'members.reveal-field', resourceId: id.toString(), actor: 'ann', reason },
    after: { field: 'payeeName' },
  });
});

test('a lock holds at once, and its release takes a second person', async () => {
  const id = await aMember('frozenone');
  const { version } = await record(id);
  const locked = (await asAnn('lock-member', { body: { memberId: id, status: 'frozen', version, reason } })) as {
    version: string;
  };
  expect(await wallet.stakingOf(id)).toBe('blocked');

  const release = { memberId: id, status: 'active', version: locked.version, reason };
  const { approvalId } = await asAnn<{ approvalId: bigint }>('release-member', { body: release });
  expect((await record(id)).status).toBe('frozen');
  await expect(approvals.decide(ANN, approvalId, 'approve')).rejects.toMatchObject({ code: 'approvals.same-person' });

  expect(await approvals.decide(BEN, approvalId, 'approve')).toMatchObject({
    status: 'EXECUTED',
    changes: [{ field: 'status', before: 'frozen', after: 'active' }],
  });
  expect((await record(id)).status).toBe('active');
  expect(await wallet.stakingOf(id)).toBe('open');
});

test('what would give something back is no lock, and a version of before is refused', async () => {
  const id = await aMember('lockedone');
  const { version: before } = await record(id);
  const lock = (status: string, version: string) =>
    asAnn('lock-member', { body: { memberId: id, status, version, reason } });
  await lock('frozen', before);
  const { version } = await record(id);

  await expect(lock('closed', before)).rejects.toMatchObject({ code: 'approvals.state-conflict' });
  await expect(lock('withdraw-locked', version)).rejects.toMatchObject({ code: 'members.status-refused' });
  await expect(
    asAnn('release-member', { body: { memberId: id, status: 'active', version: before, reason } }),
  ).rejects.toMatchObject({ code: 'approvals.state-conflict' });
  expect((await record(id)).status).toBe('frozen');
});

test('a note is written once for its key and stays as it is; labels are audited and narrow the list', async () => {
  const id = await aMember('notedone');
  const note = { memberId: id, text: 'Calls every Monday.', idempotencyKey: 'note-0001' };

  const written = await Promise.all([1, 2, 3].map(() => asAnn('add-note', { body: note })));
  const { labels } = await asAnn<{ labels: string[] }>('set-labels', {
    body: { memberId: id, add: ['vip-call', 'watch', 'watch'], remove: ['gone'], reason },
  });

  expect(new Set(written.map((each) => (each as { noteId: bigint }).noteId)).size).toBe(1);
  expect(await asAnn('list-notes', { query: { memberId: id } })).toMatchObject({
    list: [{ author: 'ann', text: 'Calls every Monday.' }],
    next: null,
  });
  await expect(database.pool.query('update members_note set text = $1', ['other'])).rejects.toThrow(
    'permission denied',
  );
  expect(labels).toEqual(['vip-call', 'watch']);
  expect((await listed({ label: 'vip-call' })).list).toMatchObject([{ memberId: id, labels: ['vip-call', 'watch'] }]);
  expect((await audit.listLines({ limit: 1 }))[0]).toMatchObject({
    action: 'members.set-labels',
    after: { labels: ['vip-call', 'watch'] },
  });
});

test('staff lists the heads of lines by their kind of account', async () => {
  const member = await aMember('kindmember');

  const heads = (await listed({ type: 'HEAD' })).list.map(({ account }) => account);
  const all = (await listed({ type: 'MEMBER', account: 'kindmember' })).list.map(({ memberId }) => memberId);

  expect(heads.length).toBeGreaterThan(0);
  expect(heads).not.toContain('kindmember');
  expect(all).toEqual([member]);
});
