import { CASE_EDGES } from '@fairground/contract/verification/states';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aCaller, callRoute } from '../../testing/modules.ts';
import { aCallOf, ANN } from '../../testing/staff.ts';
import { aSession } from '../../testing/http.ts';
import { marketNamed } from '@fairground/contract/market/markets';
import { verificationFixture } from './testing/fixture.ts';

const database = await testDatabase();
const house = await verificationFixture(database);
const { db, clock, verification, aMember, call, sendPassport, sendPicture, runJobs, messagesOf } = house;
const asStaff = (name: string, input: { query?: object; body?: object }) =>
  callRoute(verification.routes, `verification.${name}`, input, aCallOf(ANN));
const reason = 'checked by eye';

test('a level is reached by documents that the verifier accepts, and the member is written to', async () => {
  const member = await aMember('levels01');
  expect(await verification.levelOf(db, member)).toBe(1);

  const sent = await sendPassport(member);
  expect(sent).toMatchObject({ level: 1, cases: [{ state: 'NEW', level: 2 }], maySend: [] });
  await runJobs();

  expect(await verification.levelOf(db, member)).toBe(2);
  expect(await call('read-standing', member)).toMatchObject({
    cases: [{ state: 'ACCEPTED', expiresAt: new Date('2030-01-02T00:00:00Z') }],
    maySend: [3],
  });
  expect(await messagesOf(member)).toEqual([{ kind: 'identity-accepted', params: { level: '2' } }]);

  const [bill, slip] = [await sendPicture(member, '#aa0001'), await sendPicture(member, '#aa0002')];
  await call('send-documents', member, {
    level: 3,
    fullName: 'Nguyễn Thị Đào',
    address: '12 Hàng Bạc, Hoàn Kiếm, Hà Nội',
    documents: [
      { pictureId: bill, kind: 'ADDRESS', name: 'bill.png' },
      { pictureId: slip, kind: 'FUNDS', name: 'salary.png' },
    ],
  });
  await runJobs();
  expect(await verification.levelOf(db, member)).toBe(3);
});

test('the end of a file name makes the sandbox reject or refer, and a rejected member may send others', async () => {
  const member = await aMember('endings1');
  await sendPassport(member, {}, 'passport-blurred.png');
  await runJobs();
  expect(await call('read-standing', member)).toMatchObject({
    level: 1,
    cases: [{ state: 'REJECTED', reason: 'UNREADABLE' }],
    maySend: [2],
  });
  expect(await messagesOf(member)).toEqual([
    { kind: 'identity-rejected', params: { level: '2', reason: 'UNREADABLE' } },
  ]);

  await sendPassport(member, {}, 'passport-review.png');
  await runJobs();
  expect(await call('read-standing', member)).toMatchObject({ cases: [{ state: 'REVIEW' }] });
});

test('the same documents sent again are one case, others wait until it is decided, and twins become one', async () => {
  const member = await aMember('retries1');
  const pictureId = await sendPicture(member, '#bb0001');
  const body = {
    level: 2,
    fullName: 'An Binh',
    birthDate: '1990-01-01',
    documents: [{ pictureId, kind: 'PASSPORT', name: 'a-review.png' }],
  };

  const answers = await Promise.all([1, 2, 3, 4].map(() => call('send-documents', member, body)));

  expect(new Set(answers.map(({ cases }) => cases[0]?.caseId)).size).toBe(1);
  await expect(sendPassport(member)).rejects.toMatchObject({ code: 'verification.in-review' });
  await runJobs();
  expect((await verification.listCases({})).list.filter(({ memberId }) => memberId === member)).toHaveLength(1);
});

test('documents are refused that prove nothing: incomplete, over, of the too young, of a level too high', async () => {
  const member = await aMember('refused1');
  const market = () => marketNamed('sandbox');

  await expect(sendPassport(member, { birthDate: '2010-01-01' })).rejects.toMatchObject({
    code: 'verification.too-young',
    value: { minimumAge: market().policy.minimumAge },
  });
  await expect(sendPassport(member, { validUntil: '2026-01-04' })).rejects.toMatchObject({
    code: 'verification.document-expired',
  });
  await expect(sendPassport(member, { birthDate: undefined })).rejects.toMatchObject({
    code: 'verification.fields-refused',
  });
  await expect(sendPassport(member, { level: 3 })).rejects.toMatchObject({
    code: 'verification.documents-incomplete',
  });
  const [bill, slip] = [await sendPicture(member, '#cc0001'), await sendPicture(member, '#cc0002')];
  const level3 = {
    level: 3,
    fullName: 'An Binh',
    address: '1 Main Street, Town',
    documents: [
      { pictureId: bill, kind: 'ADDRESS', name: 'a.png' },
      { pictureId: slip, kind: 'FUNDS', name: 'b.png' },
    ],
  };
  await expect(call('send-documents', member, level3)).rejects.toMatchObject({ code: 'verification.level-missing' });
  const other = await aMember('refused22');
  await expect(
    call('send-documents', other, {
      ...level3,
      level: 2,
      birthDate: '1990-01-01',
      documents: [{ pictureId: bill, kind: 'PASSPORT', name: 'a.png' }],
    }),
  ).rejects.toMatchObject({ code: 'pictures.unknown' });
  expect(await call('read-standing', member)).toMatchObject({ cases: [] });
});

test('a name that is not the payee name is rejected by the check and cannot be accepted by staff', async () => {
  const member = await aMember('payees12', { payeeName: 'NGUYEN VAN AN' });
  await sendPassport(member);
  await runJobs();
  expect(await call('read-standing', member)).toMatchObject({ cases: [{ reason: 'NAME_DIFFERS' }] });

  await sendPassport(member, { fullName: 'nguyễn  văn an' });
  await runJobs();
  expect(await verification.levelOf(db, member)).toBe(2);

  const other = await aMember('payees134', { payeeName: 'NGUYEN VAN AN' });
  const { cases } = await sendPassport(other, { fullName: 'Sanction Testperson' });
  await runJobs();
  const id = cases[0]?.caseId ?? 0n;
  await expect(asStaff('accept-case', { body: { id, reason } })).rejects.toMatchObject({
    code: 'verification.name-differs',
  });
});

test('a name on the sanctions list goes to a person, who sees the match', async () => {
  const member = await aMember('listed12');
  await sendPassport(member, { fullName: 'Sanction Testperson' });
  await runJobs();

  const listed = (await verification.listCases({})).list.find(({ memberId }) => memberId === member);

  expect(listed).toMatchObject({
    state: 'REVIEW',
    sanctions: { list: 'sandbox', isHit: true, matches: ['Sanction Testperson'] },
  });
});

test('staff sees a case with its documents, decides it once, and every look and decision is in the audit log', async () => {
  const member = await aMember('staffed1');
  const { cases } = await sendPassport(member, {}, 'passport-review.png');
  await runJobs();
  const id = cases[0]?.caseId ?? 0n;
  const pictureId = cases[0]?.documents[0]?.pictureId ?? 0n;

  const file = (await asStaff('read-document', { query: { id, pictureId } })) as { type: string };
  expect(file.type).toBe('image/png');
  await expect(asStaff('read-document', { query: { id, pictureId: pictureId + 999n } })).rejects.toMatchObject({
    code: 'pictures.unknown',
  });
  await asStaff('reject-case', { body: { id, because: 'UNREADABLE', note: 'Take it in daylight.', reason } });
  await asStaff('reject-case', { body: { id, because: 'UNREADABLE', note: 'Take it in daylight.', reason } });
  await expect(asStaff('accept-case', { body: { id, reason } })).rejects.toMatchObject({
    code: 'verification.decided',
  });

  expect(await call('read-standing', member)).toMatchObject({
    cases: [{ state: 'REJECTED', reason: 'UNREADABLE', note: 'Take it in daylight.' }],
  });
  const actions = (await house.audit.listLines({ limit: 20 })).map(({ action }) => action);
  expect(actions.filter((action) => action === 'verification.decide-case')).toHaveLength(1);
  expect(actions).toContain('pictures.show-picture');
  expect(actions).toContain('verification.show-case');
});

test("a member reads its own documents and nobody else's", async () => {
  const [owner, other] = [await aMember('owners12'), await aMember('others123')];
  const pictureId = await sendPicture(owner, '#dd0001');
  const read = (memberId: typeof owner) =>
    callRoute(
      house.pictures.routes,
      'pictures.read-picture',
      { query: { id: pictureId } },
      aCaller({ session: aSession({ memberId }) }),
    );

  expect(await read(owner)).toMatchObject({ type: 'image/png' });
  await expect(read(other)).rejects.toMatchObject({ code: 'pictures.unknown' });
});

test('accepted documents are asked for once, the owner is reminded before they end, and then they no longer count', async () => {
  const member = await aMember('endings2');
  await sendPassport(member, { validUntil: '2026-03-01' });
  await runJobs();
  await expect(sendPassport(member)).rejects.toMatchObject({ code: 'verification.accepted-already' });

  clock.advance(30 * 86_400_000);
  await house.expire();
  await house.expire();
  expect((await messagesOf(member)).map(({ kind }) => kind)).toEqual(['identity-accepted', 'identity-expires-soon']);
  expect((await call('read-standing', member)).maySend).toContain(2);

  clock.advance(30 * 86_400_000);
  expect(await verification.levelOf(db, member)).toBe(1);
  await house.expire();
  expect(await call('read-standing', member)).toMatchObject({ cases: [{ state: 'EXPIRED' }] });
  expect((await messagesOf(member)).at(-1)).toEqual({ kind: 'identity-expired', params: { level: '2' } });
});

test('the database allows the edges of the contract and no other', async () => {
  const member = await aMember('edges123');
  const { cases } = await sendPassport(member, {}, 'x-review.png');
  const id = cases[0]?.caseId ?? 0n;
  const { rows } = await asOwner(database.url, 'select from_state, to_state from verification_edge');

  expect(
    (rows as { from_state: string; to_state: string }[]).map((row) => `${row.from_state} ${row.to_state}`).toSorted(),
  ).toEqual(CASE_EDGES.map((edge) => edge.join(' ')).toSorted());
  await expect(
    asOwner(
      database.url,
      `update verification_case set state = 'ACCEPTED', decided_at = now(), decided_by = 'x', expires_at = now() where id = ${id}`,
    ),
  ).rejects.toThrow('does not go from NEW to ACCEPTED');
});
