import { openSeal } from '@fairground/contract/sealed';
import { expect, test } from 'vitest';
import { sealByHand } from './seal-by-hand.ts';

const at = new Date('2026-11-15T09:00:00.000Z');
const call = { method: 'POST', path: '/wps/test' };

const aKey = async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const point = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url');
  return { key: { kid: 'today', publicKey: point }, privateKey: pair.privateKey };
};

test('[K-04] a seal made without Web Crypto opens like any other', async () => {
  const { key, privateKey } = await aKey();
  const body = { password: 'mật khẩu đúng 🐎' };

  const [first, second] = [sealByHand(body, { key, call, at }), sealByHand(body, { key, call, at })];

  const opened = await openSeal(first, privateKey, call);
  expect(opened).toMatchObject({ at, body });
  expect((await openSeal(second, privateKey, call)).nonce).not.toBe(opened.nonce);
});

test('[K-04] a seal made without Web Crypto opens for its own call alone', async () => {
  const { key, privateKey } = await aKey();
  const sealed = sealByHand({}, { key, call, at });

  await expect(openSeal(sealed, privateKey, { ...call, path: '/wps/other' })).rejects.toThrow('does not open');
});
