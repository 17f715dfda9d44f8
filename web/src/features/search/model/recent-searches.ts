import { deviceStorage, readJson, writeJson } from '@fairground/client/session';

const KEY = 'recentSearches';
const KEPT_MAX = 5;
const LENGTH_MIN = 2;

const isWordList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((words) => typeof words === 'string');

/** What was searched for on this device and led somewhere, the newest first. */
export const recentSearches = (): readonly string[] => readJson(deviceStorage, KEY, isWordList) ?? [];

export const rememberSearch = (words: string): void =>
  writeJson(deviceStorage, KEY, withSearch(recentSearches(), words));

/** Each is there once, at its latest place; the beginning of what was typed out afterwards is forgotten. */
export const withSearch = (searches: readonly string[], words: string): readonly string[] => {
  const newest = words.trim();
  if (newest.length < LENGTH_MIN) return searches;
  const isOther = (search: string) => !newest.toLowerCase().startsWith(search.toLowerCase());
  return [newest, ...searches.filter(isOther)].slice(0, KEPT_MAX);
};
