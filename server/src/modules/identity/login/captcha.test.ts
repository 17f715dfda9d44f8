import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawCaptcha, newCaptchaText, readingOf } from '../domain/captcha-image.ts';
import { GLYPHS } from '../domain/glyphs.ts';
import { isProof, PROOF_COUNT, PROOF_ZERO_BITS } from '../domain/proof-of-work.ts';
import { seededRandom } from '../../../testing/random.ts';
import { findProof } from '../testing/find-proof.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';

const check = { use: 'register', ip: '203.0.113.1', needsImage: true } as const;
const MINUTE = 60_000;

test('[part of T-08] a captcha is a PNG of 160 by 56, a new one each time', async () => {
  const { call } = await aHouse();
  type Read = { readonly captchaId: string; readonly image: string };

  const [one, other] = [(await call('read-captcha')) as Read, (await call('read-captcha')) as Read];

  const bytes = Buffer.from(one.image, 'base64');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([160, 56]);
  expect(one.captchaId).not.toBe(other.captchaId);
  expect(one.image).not.toBe(other.image);
});

test('every sign leaves its ink on the picture, and the same sign never looks the same twice', async () => {
  for (const sign of Object.keys(GLYPHS)) {
    const [one, other] = await Promise.all(['a', 'b'].map((seed) => drawCaptcha(seededRandom(seed), sign)));
    expect(darkPixels(one)).toBeGreaterThan(darkPixels(await drawCaptcha(seededRandom('a'), '')));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  }
  expect(newCaptchaText(seededRandom('text'))).toMatch(/^[34679ACDEFHJKLMNPRTUVWXY]{5}$/);
  expect(readingOf(' a c-d\u00a09 ')).toBe('AC-D9');
});

/** Rows of our own making have no filter and one byte a pixel. */
const darkPixels = (png: Buffer | undefined): number => {
  if (png === undefined) return 0;
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return rows.filter((value) => value < 120 && value > 0).length;
};

test('[part of T-08] a right answer is good once, in any letters; a wrong one uses the picture up', async () => {
  const { identity, aPicture } = await aHouse();
  const read = await aPicture();
  await identity.requireHuman({ ...check, ...read, captcha: ` ${read.captcha.toLowerCase()} ` });

  await expect(identity.requireHuman({ ...check, ...read })).rejects.toMatchObject({ code: 'identity.captcha-wrong' });
  const guessed = await aPicture();
  await expect(identity.requireHuman({ ...check, ...guessed, captcha: 'XXXXX' })).rejects.toMatchObject({
    code: 'identity.captcha-wrong',
  });
  await expect(identity.requireHuman({ ...check, ...guessed })).rejects.toMatchObject({
    code: 'identity.captcha-wrong',
  });
});

test('one answer sent by many at once lets one in', async () => {
  const { identity, aPicture } = await aHouse();
  const read = await aPicture();

  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => identity.requireHuman({ ...check, ...read })),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a missing answer asks for one; an old, unknown or foreign one is wrong', async () => {
  const { identity, aPicture, clock } = await aHouse();
  const [one, other] = [await aPicture(), await aPicture()];
  const wrong = { code: 'identity.captcha-wrong' };

  await expect(identity.requireHuman(check)).rejects.toMatchObject({ code: 'identity.captcha-required' });
  await expect(identity.requireHuman({ ...check, ...one, captcha: '' })).rejects.toMatchObject({
    code: 'identity.captcha-required',
  });
  await expect(identity.requireHuman({ ...check, ...one, captcha: other.captcha })).rejects.toMatchObject(wrong);
  await expect(identity.requireHuman({ ...check, captcha: 'ACDEF', captchaId: 'A'.repeat(43) })).rejects.toMatchObject(
    wrong,
  );
  clock.advance(5 * MINUTE);
  await expect(identity.requireHuman({ ...check, ...other })).rejects.toMatchObject(wrong);
  await expect(identity.requireHuman({ ...check, needsImage: false })).resolves.toBeUndefined();
});

test('[part of T-05] the provider of proof of work takes each proof once, and no half one', async () => {
  const { identity, call, setFlag } = await aHouse();
  await setFlag('CAPTCHAPROVIDER', 'pow');
  const prove = async () => {
    const given = (await call('read-proof-challenge')) as {
      readonly challengeId: string;
      readonly salt: string;
      readonly count: number;
      readonly zeroBits: number;
    };
    return { challengeId: given.challengeId, answers: findProof(given.salt, given) };
  };
  const send = (verification?: { readonly challengeId: string; readonly answers: readonly number[] }) =>
    identity.requireHuman({
      use: 'send-code',
      ip: '203.0.113.1',
      needsImage: false,
      ...(verification && { verification: { ...verification, answers: [...verification.answers] } }),
    });
  const refused = { code: 'identity.captcha-refused' };
  const proof = await prove();

  await send(proof);
  await expect(send(proof)).rejects.toMatchObject(refused);
  await expect(send()).rejects.toMatchObject(refused);
  const short = await prove();
  await expect(send({ ...short, answers: short.answers.slice(1) })).rejects.toMatchObject(refused);
  const lazy = await prove();
  await expect(send({ ...lazy, answers: lazy.answers.map(() => 0) })).rejects.toMatchObject(refused);
  const [mine, foreign] = [await prove(), await prove()];
  await expect(send({ ...mine, answers: foreign.answers })).rejects.toMatchObject(refused);
});

test('[part of T-05] with the provider on, a login needs its proof before any password is looked at', async () => {
  const { openAccount, refusalOf, setFlag } = await aHouse();
  const { username } = await openAccount();
  await setFlag('CAPTCHAPROVIDER', 'pow');

  expect(await refusalOf('login', { type: 'USERNAME', username, password: PASSWORD })).toMatchObject({
    code: 'identity.captcha-refused',
  });
});

test('a proof is as hard as it says', () => {
  const answers = findProof('salt', { count: PROOF_COUNT, zeroBits: PROOF_ZERO_BITS });

  expect(isProof('salt', answers)).toBe(true);
  expect(isProof('another', answers)).toBe(false);
  expect(isProof('salt', answers.toReversed())).toBe(false);
  expect(isProof('salt', [])).toBe(false);
});
