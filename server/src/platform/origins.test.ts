import { expect, test } from 'vitest';
import { originsOf } from './origins.ts';

test('only https addresses have an origin a policy may name, each is named once', () => {
  const addresses = ['https://a.example/x', 'https://a.example:443/y', 'https://b.example:8443', '/brand/a.webp'];

  expect(originsOf(addresses)).toEqual(['https://a.example', 'https://b.example:8443']);
  expect(originsOf(['http://a.example', 'data:text/plain,x', 'https://', '* unsafe-inline', ''])).toEqual([]);
});
