import { expect, test } from 'vitest';
import { placeOfLogin } from './last-login.ts';

test('the place of a login names device, country and address, and leaves out what is unknown', () => {
  const login = { at: new Date(0), device: 'Firefox, Windows', ip: '113.160.0.1', country: 'VN' };

  expect(placeOfLogin(login, 'vi')).toBe('Firefox, Windows · Việt Nam · 113.160.0.1');
  expect(placeOfLogin({ ...login, device: '', country: '' }, 'vi')).toBe('113.160.0.1');
});
