import { PICTURE_BYTES_MAX } from '@fairground/contract/pictures/rules';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aSession, testHttp } from '../../testing/http.ts';
import { anOperator } from '../../testing/modules.ts';
import { aPicture } from '../../testing/pictures.ts';
import { promotionsFixture } from './testing/fixture.ts';

const house = await promotionsFixture(await testDatabase());
const { system, members, promotions, pictures, registerAs } = house;
const anna = await house.aMember('annasends');

const { fastify } = testHttp({
  routes: [pictures, promotions, members].flatMap(({ routes = [] }) => routes),
  authenticate: () => Promise.resolve(aSession({ memberId: anna })),
});
const ask = async (method: 'POST' | 'PUT', url: string, payload: InjectOptions['payload'], type: string) => {
  const headers = { authorization: 'Bearer token-of-member-anna', 'content-type': type };
  const answer = (await fastify.inject({ method, url, headers, ...(payload !== undefined && { payload }) })).json();
  return answer.code ?? answer.value;
};
const askJson = (method: 'POST' | 'PUT', url: string, body: object) =>
  ask(method, url, JSON.stringify(body), 'application/json');
const sendPicture = (file: Buffer) => ask('POST', '/wps/relay/picture', file, 'image/png');

test('[V-04] what people send keeps its bounds: comment, pictures, feedback, phone, age and terms', async () => {
  const offer = await house.anOffer();
  await promotions.openOffer(anOperator, offer, { opensAt: null, closesAt: null });
  const apply = (body: object) =>
    askJson('POST', '/wps/relay/promotion/apply', { promotionId: offer.toString(), ...body });
  const write = (body: object) => askJson('PUT', '/wps/feedback', { questionType: 'other', ...body });

  // Pictures: png and jpg by their content, 5 MB, three.
  const files = await Promise.all([aPicture('png', 'red'), aPicture('jpeg', 'green'), aPicture('png', 'blue')]);
  const along: string[] = [];
  for (const file of files) along.push((await sendPicture(file)).pictureId);
  const further: string = (await sendPicture(await aPicture('png', 'gold'))).pictureId;
  expect(await sendPicture(await sharp(files[0]).gif().toBuffer())).toBe('pictures.not-a-picture');
  expect(await sendPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('pictures.not-a-picture');
  expect(await sendPicture(Buffer.concat([files[0], Buffer.alloc(PICTURE_BYTES_MAX)]))).toBe('pictures.too-large');
  expect(await apply({ pictures: [...along, further] })).toBe('request.invalid');

  // A comment of 140 characters.
  expect(await apply({ comment: 'x'.repeat(141), pictures: along })).toBe('promotions.comment-length');
  expect(await apply({ comment: 'x'.repeat(140), pictures: along })).toMatchObject({ state: 'applying' });

  // Feedback of ten to five hundred characters, with pictures of its own.
  expect(await write({ content: 'x'.repeat(9) })).toBe('members.feedback-length');
  expect(await write({ content: 'x'.repeat(501) })).toBe('members.feedback-length');
  expect(await write({ content: 'x'.repeat(10), pictures: [along[0]] })).toBe('pictures.unknown');
  expect(await write({ content: 'x'.repeat(500), pictures: [further] })).toHaveProperty('feedbackId');

  // A phone of so many digits, an age of 18 or of 21, and terms that were accepted.
  const issuesOf = async (parts: Record<string, unknown>): Promise<unknown> => {
    const refusal: unknown = await registerAs(parts).catch((error: unknown) => error);
    return (refusal as { readonly value?: { readonly issues?: unknown } }).value?.issues;
  };
  await system.setRegisterRule(anOperator, 'mobileNum', { enabled: true, required: true });
  const phone = { username: 'newcomer1', countryDialingCode: '84' };
  expect(await issuesOf({ ...phone, mobileNum: '12' })).toMatchObject({ mobileNum: { key: 'reg_pattern_6' } });
  expect(await issuesOf({ ...phone, mobileNum: '912345678' })).not.toHaveProperty('mobileNum');
  await system.setRegisterRule(anOperator, 'mobileNum', { enabled: false, required: false });

  await system.setRegisterRule(anOperator, 'birthDate', { enabled: true, required: true });
  const tooYoung = { birthDate: { key: 'field_too_young' } };
  expect(await issuesOf({ username: 'newcomer1', birthDate: '2008-01-06' })).toMatchObject(tooYoung);
  expect(await issuesOf({ username: 'newcomer1', birthDate: '2007-12-31', terms: false })).toEqual({
    terms: { key: 'field_terms' },
  });
  await registerAs({ username: 'newcomer1', birthDate: '2007-12-31' });
  house.clock.advance(1);
  await members.publishTerms(anOperator, { version: '2', minimumAge: 21 });
  expect(await issuesOf({ username: 'newcomer2', birthDate: '2007-12-31', termsVersion: '2' })).toMatchObject(tooYoung);
  await registerAs({ username: 'newcomer2', birthDate: '2004-12-31', termsVersion: '2' });
});
