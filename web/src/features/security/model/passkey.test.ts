import { expect, test } from 'vitest';
import { creationOptions, fromBase64url, toBase64url } from './passkey.ts';

test('bytes travel as base64url without padding and come back as they were', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + 250) % 256);

    const text = toBase64url(bytes.buffer);

    expect(text).toMatch(/^[\w-]*$/);
    expect(fromBase64url(text)).toEqual(bytes);
  }
});

test('[part of C-02] a passkey is made to be found at the next login, by a checked person, and never twice', () => {
  const options = creationOptions({
    challengeId: 'c',
    challenge: toBase64url(Uint8Array.of(1, 2, 3).buffer),
    rpId: 'fairground.example',
    rpName: 'Fairground',
    userHandle: toBase64url(Uint8Array.of(9).buffer),
    userName: 'mai',
    excludeCredentials: [toBase64url(Uint8Array.of(7, 7).buffer)],
    timeoutMs: 60_000,
  });

  expect(options.challenge).toEqual(Uint8Array.of(1, 2, 3));
  expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
  expect(options.excludeCredentials).toEqual([{ type: 'public-key', id: Uint8Array.of(7, 7) }]);
});
