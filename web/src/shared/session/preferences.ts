import { deviceStorage, readJson, writeJson } from './storage.ts';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The local storage keys, which outlive a visit; `lang` and `hisLang` belong to the texts. */
const KEYS = { theme: 'theme', lotteryFavourites: 'LOTTFAV' } as const;

const isTheme = (word: unknown): word is Theme => word === 'dark' || word === 'light';

export const readTheme = (): Theme | null => {
  const word = deviceStorage.read(KEYS.theme);
  return isTheme(word) ? word : null;
};

export const writeTheme = (theme: Theme): void => deviceStorage.write(KEYS.theme, theme);

type FavouritesByUsername = Readonly<Record<string, readonly string[]>>;

const isFavourites = (value: unknown): value is FavouritesByUsername =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'));

const readAllFavourites = (): FavouritesByUsername =>
  readJson(deviceStorage, KEYS.lotteryFavourites, isFavourites) ?? {};

/** The lottery games a member marked on this device. */
export const readLotteryFavourites = (username: string): readonly string[] => {
  const all = readAllFavourites();
  return Object.hasOwn(all, username) ? (all[username] ?? []) : [];
};

/** Marks a lottery game, or takes the mark away, and answers with the new list. */
export const toggleLotteryFavourite = (username: string, gameId: string): readonly string[] => {
  const before = readLotteryFavourites(username);
  const after = before.includes(gameId) ? before.filter((id) => id !== gameId) : [...before, gameId];
  writeJson(deviceStorage, KEYS.lotteryFavourites, { ...readAllFavourites(), [username]: after });
  return after;
};
