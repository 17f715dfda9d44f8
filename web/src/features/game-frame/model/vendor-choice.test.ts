import { memoryStorage } from '@fairground/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { keepVendorChoice, lobbyOfVendor } from './vendor-choice.ts';

afterEach(() => vi.unstubAllGlobals());

test('[part of T-17] the vendor somebody goes to look through is kept, and /rng shows its games', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());

  keepVendorChoice('SIM');

  expect(sessionStorage.getItem('vassalage')).toBe('SIM');
  expect(lobbyOfVendor('SIM')).toBe('/rng?vendor=SIM');
});
