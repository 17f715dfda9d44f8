import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signedText } from '@fairground/contract/vendors/signing';
import { createHash, createHmac } from 'node:crypto';
import { isFresh, isSameSignature, readSignatureHeaders, signatureOf, signedHeaders } from './signature.ts';

const guide = readFileSync(new URL('../../../../../docs/vendors.md', import.meta.url), 'utf8');

/** The value behind a name in the guide's worked example. */
const inGuide = (name: string): string => {
  const [, value] = new RegExp(`^${name} +(.+)$`, 'm').exec(guide) ?? [];
  if (value === undefined) throw new Error(`The guide names no ${name}.`);
  return value;
};

test('the worked example of the guide signs as the server does', () => {
  const [secret, body] = [inGuide('secret'), inGuide('body')];
  const call = {
    method: inGuide('method'),
    path: inGuide('path'),
    timestamp: inGuide('timestamp'),
    nonce: inGuide('nonce'),
  };
  const bodyHash = createHash('sha256').update(body).digest('hex');

  expect(inGuide('body hash')).toBe(bodyHash);
  expect(guide).toContain(JSON.stringify(signedText({ ...call, bodyHash })));
  expect(inGuide('signature')).toBe(signatureOf(secret, { ...call, body }));
});

test('a signature is the HMAC every other library makes, for secrets of any length', () => {
  const call = {
    method: 'POST',
    path: '/vendor/v1/bet',
    timestamp: '1700000000',
    nonce: 'n'.repeat(16),
    body: '{"a":"ạ"}',
  };
  const text = signedText({ ...call, bodyHash: createHash('sha256').update(call.body).digest('hex') });
  for (const secret of ['', 's', 'bí mật', 'x'.repeat(63), 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(500)])
    expect(signatureOf(secret, call)).toBe(createHmac('sha256', secret).update(text).digest('hex'));
});

test('every part of a call changes its signature', () => {
  const call = { method: 'POST', path: '/a', timestamp: '1', nonce: 'n', body: '{}' };
  const changed = [{ method: 'GET' }, { path: '/b' }, { timestamp: '2' }, { nonce: 'm' }, { body: '{ }' }];
  const signatures = [{}, ...changed].map((change) => signatureOf('secret', { ...call, ...change }));

  expect(new Set([...signatures, signatureOf('other', call)]).size).toBe(7);
});

test('signatures are the same or not, whatever their length', () => {
  expect(isSameSignature('abc', 'abc')).toBe(true);
  expect(isSameSignature('abc', 'abd')).toBe(false);
  expect(isSameSignature('abc', 'ab')).toBe(false);
});

test('a timestamp is fresh within five minutes either way', () => {
  const now = new Date(1_000_000_000_000);

  expect([-301, -300, 300, 301].map((seconds) => isFresh(String(1_000_000_000 + seconds), now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('all four headers must look as they should', () => {
  const call = { method: 'POST', path: '/a', timestamp: '1700000000', nonce: 'n'.repeat(16), body: '' };
  const headers = signedHeaders({ keyId: 'k'.repeat(24), secret: 's' }, call);
  const read = (change: Record<string, string | undefined>) =>
    readSignatureHeaders((name) => ({ ...headers, ...change })[name]);

  expect(read({})).toBeDefined();
  for (const name of Object.keys(headers)) {
    expect(read({ [name]: undefined })).toBeUndefined();
    expect(read({ [name]: 'ä' })).toBeUndefined();
    expect(read({ [name]: `${headers[name]}\n` })).toBeUndefined();
  }
});
