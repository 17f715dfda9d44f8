import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';

test('bytes come back from their text, whatever their number', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);

    const text = toBase64url(bytes);

    expect(text).toMatch(/^[\w-]*$/);
    expect(fromBase64url(text)).toEqual(bytes);
  }
});
