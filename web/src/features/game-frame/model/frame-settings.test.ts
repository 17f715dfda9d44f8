import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@fairground/client/testing';
import { keepSettings, readKeptSettings } from './frame-settings.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('games are silent until a player asks for sound, and the device remembers it beside the pace', () => {
  expect(readKeptSettings()).toEqual({});

  keepSettings({ sound: true });
  keepSettings({ quick: true });
  keepSettings({ sound: false });

  expect(readKeptSettings()).toEqual({ sound: false, quick: true });
});

test('what somebody else wrote there counts as nothing', () => {
  localStorage.setItem('gameSettings', '{"sound":"loud"}');

  expect(readKeptSettings()).toEqual({});
});
