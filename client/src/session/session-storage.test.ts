import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { clearSession, readSession, writeSession } from './session-storage.ts';
import { beginSession, endSession, resumeSession, useSession } from './session-store.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('[part of E-01] the session keys keep their types through the storage', () => {
  writeSession('token', 'abc');
  writeSession('isAgent', 41);
  writeSession('memberLabel', { text: 'Gold', background: '#c90' });
  writeSession('cpw', true);

  expect(sessionStorage.getItem('token')).toBe('abc');
  expect(readSession('isAgent')).toBe(41);
  expect(readSession('memberLabel')).toEqual({ text: 'Gold', background: '#c90' });
  expect(readSession('cpw')).toBe(true);
});

test('[part of E-01] a value of another shape counts as none', () => {
  sessionStorage.setItem('isAgent', 'agent');
  sessionStorage.setItem('memberLabel', '{"text":1}');

  expect(readSession('isAgent')).toBeNull();
  expect(readSession('memberLabel')).toBeNull();
});

test('[part of T-12] a logout clears session storage except the merchant keys', () => {
  for (const key of ['token', 'account', 'isAgent', 'customerId', 'notice', 'referralCode', 'unknown'])
    sessionStorage.setItem(key, '1');
  for (const key of ['merchant', 'merchantCode', 'merchantWallet']) sessionStorage.setItem(key, 'kept');

  clearSession();

  expect(Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index))).toEqual([
    'merchant',
    'merchantCode',
    'merchantWallet',
  ]);
});

test('[part of T-12] a session begun in a tab is taken up again by a reload and gone after a logout', () => {
  beginSession({ token: 'abc', account: 'lan', isAgent: 0 });
  useSession.setState({ token: null, account: null, isAgent: null });

  resumeSession();
  expect(useSession.getState()).toMatchObject({ token: 'abc', account: 'lan', isAgent: 0 });

  endSession();
  resumeSession();
  expect(useSession.getState()).toMatchObject({ token: null, account: null, isAgent: null });
});

test('a browser that refuses storage leaves an anonymous visitor, not an error', () => {
  vi.stubGlobal('sessionStorage', undefined);

  beginSession({ token: 'abc', account: 'lan', isAgent: 0 });
  resumeSession();

  expect(useSession.getState().token).toBeNull();
});

test('[T-10] a session that may only change the password is nobody to the rest of the site, after a reload too', () => {
  beginSession({ token: 'abc', account: 'lan', isAgent: 0, mustChangePassword: true });

  expect(useSession.getState()).toMatchObject({ token: null, account: null, isReady: true });
  expect(readSession('token')).toBe('abc');
  resumeSession();
  expect(useSession.getState().token).toBeNull();
});

test('what a session may do survives a reload of the page', () => {
  beginSession({ token: 'abc', account: 'lan', isAgent: 0, scope: 'withdraw' });
  useSession.setState({ scope: null });

  resumeSession();

  expect(useSession.getState().scope).toBe('withdraw');
});
