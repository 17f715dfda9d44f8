import { expect, test } from 'vitest';
import { redirectOf } from './redirect-guard.ts';

const arrival = { path: '/rng', hasToken: false, isLoginToHomeOn: true };

test('[R-12] with login to home on, a visitor without a token is sent to /login', () => {
  expect(redirectOf(arrival)).toBe('/login');
  expect(redirectOf({ ...arrival, path: '/' })).toBe('/login');
});

test.each(['/login', '/register', '/register.html', '/helpmc', '/download'])('[R-12] %s stays open', (path) => {
  expect(redirectOf({ ...arrival, path })).toBeNull();
});

test('[R-12] a session or the flag being off lets everyone in', () => {
  expect(redirectOf({ ...arrival, hasToken: true })).toBeNull();
  expect(redirectOf({ ...arrival, isLoginToHomeOn: false })).toBeNull();
});
