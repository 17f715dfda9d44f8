import { readJson, tabStorage, writeJson } from '@fairground/client/session';

/** Answers kept for the tab so that a page change does not ask again. */
export const CACHE_KEYS = ['merchantWallet', 'routers', 'validate', 'settings', 'notice', 'gameVendorList'] as const;
export type CacheKey = (typeof CACHE_KEYS)[number];

/** Each feature module is cached under its own id; the prefix keeps an id from meeting a key above. */
export type FeatureModuleKey = `feature.${string}`;
export const featureModuleKey = (moduleId: string): FeatureModuleKey => `feature.${moduleId}`;

/** Reads a cached answer; the caller says what shape it trusts. */
export const readCached = <Value>(
  key: CacheKey | FeatureModuleKey,
  isValue: (value: unknown) => value is Value,
): Value | null => readJson(tabStorage, key, isValue);

export const writeCached = (key: CacheKey | FeatureModuleKey, value: unknown): void =>
  writeJson(tabStorage, key, value);

export const forgetCached = (key: CacheKey | FeatureModuleKey): void => tabStorage.remove(key);
