import { seal } from '@fairground/contract/sealed';
import { expect, test } from 'vitest';
import { newPairByHand, openByHand } from './open-by-hand.ts';

const call = { method: 'GET', path: '/wps/relay/customerService/paths' };

test('[part of T-13] without Web Crypto a page opens by hand what was sealed for it, and nothing else', async () => {
  const { publicKey, secret } = newPairByHand();
  const body = [{ path: 'https://chat.example/' }];
  const sealed = await seal(body, { key: { kid: 'page', publicKey }, call, at: new Date(0) });

  expect(openByHand(sealed, secret, call)).toMatchObject({ body });
  expect(() => openByHand(sealed, newPairByHand().secret, call)).toThrow();
  expect(() => openByHand(sealed, secret, { ...call, path: '/elsewhere' })).toThrow();
});
