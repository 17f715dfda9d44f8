import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSignedToken, signingKeyOf } from './signed-token.ts';

const now = new Date('2026-01-05T08:00:00Z');
const seconds = now.getTime() / 1_000;
const key = signingKeyOf(Buffer.alloc(32, 7));
const claims = { iss: 'https://other.example', aud: 'us', sub: 'ann', iat: seconds, exp: seconds + 300, nonce: 'n' };
const expected = { issuer: 'https://other.example', audience: 'us', keys: [key.publicKey], now };
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test('[part of A-05] a token the other site signed for us yields its claims', async () => {
  expect(await readSignedToken(await key.sign(claims), expected)).toEqual(claims);
  expect(await readSignedToken(await key.sign({ ...claims, aud: ['us'] }), expected)).toMatchObject({ sub: 'ann' });
});

test('[part of A-05] a token for somebody else, of somebody else, too old or from the future is refused', async () => {
  for (const wrong of [
    { aud: 'them' },
    { aud: ['us', 'them'] },
    { aud: [] },
    { iss: 'https://other.example.evil' },
    { exp: seconds - 61 },
    { iat: seconds + 61 },
    { sub: '' },
    { sub: 7 },
    { exp: 'never' },
  ])
    expect(await readSignedToken(await key.sign({ ...claims, ...wrong }), expected)).toBeUndefined();
});

test('[part of A-05] a token that was changed, signed by another key or not signed at all is refused', async () => {
  const token = await key.sign(claims);
  const [head = '', body = '', signature = ''] = token.split('.');
  const { kid } = key.publicKey as { kid: string };
  const asSecret = createHmac('sha256', JSON.stringify(key.publicKey));
  const forgedBody = part({ ...claims, sub: 'admin' });
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const signedByStranger = sign('sha256', Buffer.from(`${head}.${body}`), { key: stranger, dsaEncoding: 'ieee-p1363' });

  for (const wrong of [
    '',
    '..',
    token.slice(0, -2),
    `${head}.${forgedBody}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}.${signature}.x`,
    `${part({ alg: 'none', kid })}.${body}.`,
    `${part({ alg: 'none', kid })}.${body}.${signature}`,
    // The classic: the public key taken for a shared secret.
    `${part({ alg: 'HS256', kid })}.${body}.${asSecret.update(`${part({ alg: 'HS256', kid })}.${body}`).digest('base64url')}`,
    `${part({ alg: 'RS256', kid })}.${body}.${signature}`,
    `${head}.${body}.${signedByStranger.toString('base64url')}`,
  ])
    expect(await readSignedToken(wrong, expected)).toBeUndefined();
  expect(await readSignedToken(token, { ...expected, keys: [] })).toBeUndefined();
});

test('[part of A-05] a token signed with RSA is read, as most real providers sign', async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const signed = `${part({ alg: 'RS256', kid: 'r' })}.${part(claims)}`;
  const token = `${signed}.${sign('sha256', Buffer.from(signed), pair.privateKey).toString('base64url')}`;
  const keys = [{ ...pair.publicKey.export({ format: 'jwk' }), kid: 'r' }];

  expect(await readSignedToken(token, { ...expected, keys })).toEqual(claims);
});

test('[part of A-05] a token without a key id is tried with every key of its type, and one with a critical extension is refused', async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const keys = [other, pair].map(({ publicKey }) => publicKey.export({ format: 'jwk' }));
  const signedBy = (head: object): string => {
    const signed = `${part(head)}.${part(claims)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), pair.privateKey).toString('base64url')}`;
  };

  expect(await readSignedToken(signedBy({ alg: 'RS256' }), { ...expected, keys })).toEqual(claims);
  expect(await readSignedToken(signedBy({ alg: 'RS256' }), { ...expected, keys: keys.slice(0, 1) })).toBeUndefined();
  const critical = { alg: 'RS256', crit: ['https://other.example/must-know'], 'https://other.example/must-know': 1 };
  expect(await readSignedToken(signedBy(critical), { ...expected, keys })).toBeUndefined();
});
