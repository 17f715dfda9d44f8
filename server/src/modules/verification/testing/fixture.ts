import type { Id, MemberId } from '@fairground/contract/ids';
import type { VerificationStanding } from '@fairground/contract/verification/endpoints';
import { sql } from 'kysely';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { aPicture } from '../../../testing/pictures.ts';
import { membersFixture } from '../../members/testing/fixture.ts';
import type { VerificationDeps } from '../deps.ts';
import { createVerification } from '../index.ts';

/** Verification on real modules and a real database; the jobs it queues run when a test says so. */
export const verificationFixture = async (database: TestDatabase, change: Partial<VerificationDeps> = {}) => {
  const house = await membersFixture(database);
  const { messages } = house;
  const verification = createVerification({ ...house, minimumAge: 18, mode: 'sandbox', ...change });

  /** A member whose mobile is confirmed. */
  const aMember = async (username: string, parts: Record<string, unknown> = {}): Promise<MemberId> => {
    await house.registerAs({ username, ...parts }, aCaller({ ip: `198.51.100.${username.length}` }));
    const member = await house.members.findByAccount(username);
    if (member === undefined) throw new Error(`${username} is nobody.`);
    await sql`
      update identity_account set email = ${`${username}@mail.example`}, email_verified_at = now()
      where member_id = ${member.id}`.execute(house.db);
    house.queued.splice(0);
    return member.id;
  };
  const callerOf = (memberId: MemberId) => aCaller({ session: aSession({ memberId }) });
  const sendPicture = async (memberId: MemberId, colour: string): Promise<Id<'picture'>> => {
    const body = await aPicture('png', colour);
    const sent = await callRoute(house.pictures.routes, 'pictures.send-picture', { body }, callerOf(memberId));
    return (sent as { pictureId: Id<'picture'> }).pictureId;
  };
  const call = (name: string, memberId: MemberId, body?: object) =>
    callRoute(
      verification.routes,
      `verification.${name}`,
      { body },
      callerOf(memberId),
    ) as Promise<VerificationStanding>;

  let colour = 0;
  /** Sends one passport for level 2. */
  const sendPassport = async (memberId: MemberId, parts: Record<string, unknown> = {}, name = 'passport.png') => {
    colour += 1;
    const pictureId = await sendPicture(memberId, `#${colour.toString(16).padStart(6, '0')}`);
    return call('send-documents', memberId, {
      level: 2,
      fullName: 'Nguyễn Thị Đào',
      birthDate: '1990-04-05',
      validUntil: '2030-01-01',
      documents: [{ pictureId, kind: 'PASSPORT', name }],
      ...parts,
    });
  };
  const runJobs = async () => {
    for (const { run } of house.queued.splice(0)) await run();
  };
  const messagesOf = async (memberId: MemberId) =>
    (
      await sql<{ kind: string; params: Record<string, string> }>`
        select kind, params from messages_message where member_id = ${memberId} order by id`.execute(house.db)
    ).rows;
  const expire = () => {
    const job = verification.schedules?.find(({ job: { name } }) => name === 'verification.expire-cases')?.job;
    return job?.run(null, new AbortController().signal);
  };

  return {
    ...house,
    messages,
    verification,
    aMember,
    callerOf,
    sendPicture,
    call,
    sendPassport,
    runJobs,
    messagesOf,
    expire,
  };
};
