import { createHash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import type { listFeedback } from '@fairground/contract/members/endpoints';
import type { sendPicture } from '@fairground/contract/pictures/endpoints';
import { pictureIdsSchema } from '@fairground/contract/pictures/fields';
import type { ValueOf } from '@fairground/contract/endpoint';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '../../testing/database.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { aPicture as aPictureFile } from '../../testing/pictures.ts';
import { membersFixture } from './testing/fixture.ts';

const { db, clock, system, identity, members, pictures, call } = await membersFixture(await testDatabase());

const WORDS = 'The ticker covers the last line.';
const memberOf = (id: bigint) => aCaller({ session: aSession({ memberId: id as MemberId }) });
const send = (body: Record<string, unknown>, caller = memberOf(5_000n)) =>
  call('send-feedback', { body: { questionType: 'other', content: WORDS, ...body } }, caller);
const kept = async () =>
  (
    await sql<{ member_id: bigint | null; question_type: string; content: string; state: string }>`
      select member_id, question_type, content, state from members_feedback order by id`.execute(db)
  ).rows;

beforeEach(async () => {
  await sql`delete from members_feedback`.execute(db);
});

/** A picture whose characters this test knows. */
const aPicture = async () => {
  const { captchaId } = (await callRoute(identity.routes, 'identity.read-captcha')) as { readonly captchaId: string };
  const answer = createHash('sha256').update(`${captchaId} ABCDE`).digest();
  await sql`update identity_captcha set answer_hash = ${answer} where answer_hash is not null`.execute(db);
  return { captchaId, captcha: 'abcde' };
};

test('[part of A-08] [part of K-01] a member writes to us, and an operator reads and closes it', async () => {
  await send({ questionType: 'deposit', content: `  ${WORDS}\n` });

  expect(await kept()).toEqual([{ member_id: 5_000n, question_type: 'deposit', content: WORDS, state: 'new' }]);
  const [first] = await members.listFeedback();
  expect(first).toMatchObject({ questionType: 'deposit', content: WORDS });
  await members.closeFeedback(anOperator, first?.id ?? 0n);
  expect(await members.listFeedback()).toEqual([]);
  await expect(members.closeFeedback(anOperator, first?.id ?? 0n)).rejects.toMatchObject({
    code: 'members.feedback-unknown',
  });
});

test('[part of V-04] feedback has ten to five hundred characters, counted as people count them', async () => {
  for (const content of ['too short', '   \n\n     \t   ', 'x'.repeat(501)])
    await expect(send({ content })).rejects.toMatchObject({ code: 'members.feedback-length' });
  expect(await kept()).toEqual([]);

  await send({ content: '🎲'.repeat(500) });
  await send({ content: 'đủ mười ký' });

  expect((await kept()).length).toBe(2);
});

test('the same words sent again, or by twins at once, are kept once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => send({})));

  expect(new Set(answers.map((answer) => JSON.stringify(answer, (_, value: unknown) => String(value)))).size).toBe(1);
  expect((await kept()).length).toBe(1);
});

test('five a day are kept; of ten at once no sixth, and the next day there is room again', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => send({ content: `${WORDS} ${index}` })),
  );

  expect(all.filter(({ status }) => status === 'fulfilled').length).toBe(5);
  await expect(send({ content: `${WORDS} more` })).rejects.toMatchObject({ code: 'members.feedback-limit' });
  await send({ content: `${WORDS} of another` }, memberOf(5_001n));
  clock.advance(25 * 60 * 60_000);
  await send({ content: `${WORDS} more` });
});

test('a visitor shows to be a person first; a retry with the picture that is used up loses nothing', async () => {
  const visitor = aCaller({ ip: '198.51.100.7' });
  await expect(send({}, visitor)).rejects.toMatchObject({ code: 'identity.captcha-required' });
  await expect(send({ ...(await aPicture()), captcha: 'wrong' }, visitor)).rejects.toMatchObject({
    code: 'identity.captcha-wrong',
  });
  expect(await kept()).toEqual([]);
  const picture = await aPicture();

  const first = await send(picture, visitor);
  const again = await send(picture, visitor);

  expect(again).toEqual(first);
  expect(await kept()).toMatchObject([{ member_id: null }]);
  await expect(send({ ...picture, content: `${WORDS} 2` }, visitor)).rejects.toMatchObject({
    code: 'identity.captcha-wrong',
  });
});

const ANNA = 5_000n as MemberId;
const BORIS = 5_001n as MemberId;

/** Pictures of a member that wait to be sent along. */
const somePictures = (memberId: MemberId, ...colours: readonly string[]) =>
  Promise.all(
    colours.map(async (colour) => {
      const body = await aPictureFile('png', colour);
      const caller = aCaller({ session: aSession({ memberId }) });
      const answer = await callRoute(pictures.routes, 'pictures.send-picture', { body }, caller);
      return (answer as ValueOf<typeof sendPicture>).pictureId;
    }),
  );
const lettersOf = async (memberId: MemberId) =>
  ((await call('list-feedback', {}, memberOf(memberId))) as ValueOf<typeof listFeedback>).list;

test('[part of V-04] pictures go with a letter; its author sees them, others do not, and an operator does', async () => {
  const along = await somePictures(ANNA, 'red', 'green', 'blue');

  await send({ pictures: along.toReversed() });

  expect(await lettersOf(ANNA)).toMatchObject([{ content: WORDS, isClosed: false, pictures: along.toReversed() }]);
  expect(await lettersOf(BORIS)).toEqual([]);
  const [waiting] = await members.listFeedback();
  expect(waiting).toMatchObject({ content: WORDS, pictures: along.toReversed() });
  expect((await pictures.show(anOperator, along[0] ?? 0n)).type).toBe('image/png');
});

test("[part of V-04] nobody sends somebody else's picture along, nor one that is gone; nothing is kept then", async () => {
  const [own] = await somePictures(ANNA, 'teal');
  const [other] = await somePictures(BORIS, 'teal');

  await expect(send({ pictures: [own, other] })).rejects.toMatchObject({ code: 'pictures.unknown' });
  await expect(send({ pictures: [999_999n] })).rejects.toMatchObject({ code: 'pictures.unknown' });
  const visitor = aCaller({ ip: '198.51.100.8' });
  await expect(send({ ...(await aPicture()), pictures: [own] }, visitor)).rejects.toMatchObject({
    code: 'pictures.unknown',
  });

  expect(await kept()).toEqual([]);
  await send({ pictures: [own] });
});

test('[part of V-04] a fourth picture, or the same one twice, is refused by the contract', () => {
  const isTaken = (ids: readonly string[]) => z.safeDecode(pictureIdsSchema, [...ids]).success;

  expect(isTaken(['1', '2', '3'])).toBe(true);
  expect(isTaken(['1', '2', '3', '4'])).toBe(false);
  expect(isTaken(['1', '1'])).toBe(false);
});

test('twins with pictures are kept once; the same words with another picture are a letter of their own', async () => {
  const along = await somePictures(ANNA, 'gold');
  const [further] = await somePictures(ANNA, 'navy');

  await Promise.all(Array.from({ length: 6 }, () => send({ pictures: along })));
  await send({ pictures: along });
  await send({});
  expect((await kept()).length).toBe(1);

  await send({ pictures: [further] });
  expect((await lettersOf(ANNA)).map((letter) => letter.pictures)).toEqual([[further], along]);
});

test('is closed by its flag', async () => {
  await system.setFlag(anOperator, 'FEEDBACK', 'off');

  await expect(send({})).rejects.toMatchObject({ code: 'access.function-off' });
  await system.setFlag(anOperator, 'FEEDBACK', 'on');
});
