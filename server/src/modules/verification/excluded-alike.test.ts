import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { verificationFixture } from './testing/fixture.ts';

const database = await testDatabase();
const { db, clock, members, verification, aMember, sendPassport, runJobs } = await verificationFixture(database);
const DAY_MS = 86_400_000;

const exclude = (member: Parameters<typeof members.excludeIn>[1], until: Date | null) =>
  inTransaction(db, (tx) => members.excludeIn(tx, member, until));
const caseOf = async (member: bigint) =>
  (await verification.listCases({})).list.find(({ memberId }) => memberId === member);

test('a person who excluded itself and comes back with new details is seen by a person of staff, who reads why', async () => {
  const [excluded, again] = [await aMember('wentaway'), await aMember('isbackagain')];
  await sendPassport(excluded, { fullName: 'Trần Thị Mai', birthDate: '1991-02-03' });
  await runJobs();
  await exclude(excluded, null);

  await sendPassport(again, { fullName: 'TRAN THI MAI', birthDate: '1991-02-03' });
  await runJobs();

  expect(await caseOf(again)).toMatchObject({ state: 'REVIEW', excluded: [excluded] });
  const shown = await verification.showCase(anOperator, (await caseOf(again))?.caseId ?? 0n);
  expect(shown).toMatchObject({ verdict: 'refer', excluded: [excluded] });
});

test('it is known again after staff closed the account, until the term ends', async () => {
  const [closed, during, later] = [
    await aMember('closed001'),
    await aMember('during0001'),
    await aMember('later000001'),
  ];
  const person = { fullName: 'Lê Văn Bình', birthDate: '1985-12-24' };
  await sendPassport(closed, person);
  await runJobs();
  await exclude(closed, new Date(clock.now().getTime() + 30 * DAY_MS));
  await asOwner(database.url, `update members_member set status = 'closed' where id = ${closed}`);

  await sendPassport(during, person);
  await runJobs();
  clock.advance(31 * DAY_MS);
  await sendPassport(later, person);
  await runJobs();
  clock.advance(-31 * DAY_MS);

  expect(await caseOf(during)).toMatchObject({ excluded: [closed] });
  expect(await caseOf(later)).toBeUndefined();
  expect(await verification.levelOf(db, later)).toBe(2);
});

test('the profile of somebody excluded without documents counts, and a namesake born on another day is somebody else', async () => {
  const excluded = await aMember('profile01');
  await asOwner(
    database.url,
    `update members_profile set payee_name = 'VO VAN NAM', birth_date = '1979-01-01' where member_id = ${excluded}`,
  );
  const [same, namesake] = [await aMember('samebirth01'), await aMember('otherbirth01')];
  await exclude(excluded, null);

  await sendPassport(same, { fullName: 'Võ Văn Nam', birthDate: '1979-01-01' });
  await sendPassport(namesake, { fullName: 'Võ Văn Nam', birthDate: '1979-01-02' });
  await runJobs();

  expect(await caseOf(same)).toMatchObject({ excluded: [excluded] });
  expect(await verification.levelOf(db, namesake)).toBe(2);
});

test('somebody excluded who proves its own identity to take money out is not its own double', async () => {
  const member = await aMember('ownmoney1');
  await exclude(member, null);

  await sendPassport(member, { fullName: 'Hồ Thị Yến', birthDate: '1999-09-09' });
  await runJobs();

  expect(await verification.levelOf(db, member)).toBe(2);
});
