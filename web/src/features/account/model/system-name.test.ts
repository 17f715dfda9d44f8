import { expect, test } from 'vitest';
import { systemName } from './system-name.ts';

test('[part of A-05] the free-play call names the system in a word', () => {
  expect(systemName('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605')).toBe('iOS');
  expect(systemName('Mozilla/5.0 (Linux; Android 14; Pixel 8)')).toBe('Android');
  expect(systemName('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('Windows');
  expect(systemName('curl/8')).toBe('other');
});
