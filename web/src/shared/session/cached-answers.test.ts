import { memoryStorage } from '@fairground/client/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { featureModuleKey, readCached, writeCached } from './cached-answers.ts';

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('[part of E-01] caches and feature modules are kept by their keys', () => {
  writeCached('routers', ['a', 'b']);
  writeCached(featureModuleKey('points'), ['mall']);

  expect(readCached('routers', isStrings)).toEqual(['a', 'b']);
  expect(readCached(featureModuleKey('points'), isStrings)).toEqual(['mall']);
});

test('[part of E-01] a cached answer that cannot be read counts as none', () => {
  sessionStorage.setItem('notice', 'not json');

  expect(readCached('notice', isStrings)).toBeNull();
});
