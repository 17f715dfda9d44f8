import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createDeviceChoice } from './device-choice.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const newChoice = () => createDeviceChoice('rail', ['wide', 'narrow']);

test('a choice begins with its first word and stays on the device', () => {
  const choice = newChoice();
  expect(choice.read()).toBe('wide');

  choice.choose('narrow');

  expect(localStorage.getItem('rail')).toBe('narrow');
  expect(newChoice().read()).toBe('narrow');
});

test('a word of another version counts as none', () => {
  localStorage.setItem('rail', 'huge');

  expect(newChoice().read()).toBe('wide');
});

test('subscribers get every choice until they unsubscribe', () => {
  const choice = newChoice();
  const heard = vi.fn();
  const stop = choice.watch(heard);

  choice.choose('narrow');
  stop();
  choice.choose('wide');

  expect(heard).toHaveBeenCalledTimes(1);
});

test('a browser that refuses storage keeps the choice as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  const choice = newChoice();

  choice.choose('narrow');

  expect(choice.read()).toBe('narrow');
});
