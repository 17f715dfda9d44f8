import { deviceStorage, readJson, writeJson } from './storage.ts';

/** Lotteries are marked on the device, each account for itself. */
const KEY = 'LOTTFAV';

type FavouritesByUsername = Readonly<Record<string, readonly string[]>>;

const isFavourites = (value: unknown): value is FavouritesByUsername =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'));

const readAllFavourites = (): FavouritesByUsername => readJson(deviceStorage, KEY, isFavourites) ?? {};

/** The lottery games a member marked on this device. */
export const readLotteryFavourites = (username: string): readonly string[] => {
  const all = readAllFavourites();
  return Object.hasOwn(all, username) ? (all[username] ?? []) : [];
};

/** Marks a lottery game, or takes the mark away, and answers with the new list. */
export const toggleLotteryFavourite = (username: string, gameId: string): readonly string[] => {
  const before = readLotteryFavourites(username);
  const after = before.includes(gameId) ? before.filter((id) => id !== gameId) : [...before, gameId];
  writeJson(deviceStorage, KEY, { ...readAllFavourites(), [username]: after });
  return after;
};
