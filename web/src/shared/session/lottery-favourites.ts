import { create } from 'zustand';
import { isTrial, type Session, useSession, deviceStorage, readJson, writeJson } from '@fairground/client/session';

/** Lotteries are marked on the device, each account for itself, by the ids they have in the catalogue. */
const KEY = 'LOTTFAV';

type FavouritesByUsername = Readonly<Record<string, readonly string[]>>;

type Favourites = {
  /** The account whose marks these are; null for visitors and for trial accounts, which have none. */
  readonly owner: string | null;
  readonly ids: readonly string[];
};

const NOBODYS: Favourites = { owner: null, ids: [] };

/** The marked lotteries of the account that is logged in: the one list for the lobby of games and the draw rooms. */
export const useLotteryFavourites = create<Favourites>(() => NOBODYS);

/** Marks a lottery of the catalogue for the account that is logged in, or takes the mark away. */
export const toggleLotteryMark = (nodeId: bigint): void => {
  const { owner } = useLotteryFavourites.getState();
  if (owner !== null) useLotteryFavourites.setState({ ids: toggleLotteryFavourite(owner, String(nodeId)) });
};

/** The lottery games a member marked on this device. */
export const readLotteryFavourites = (username: string): readonly string[] => {
  const all = readAllFavourites();
  return Object.hasOwn(all, username) ? (all[username] ?? []) : [];
};

/** Marks a lottery game, or takes the mark away, and answers with the new list. */
export const toggleLotteryFavourite = (username: string, gameId: string): readonly string[] => {
  const before = readLotteryFavourites(username);
  return keep(username, before.includes(gameId) ? before.filter((id) => id !== gameId) : [...before, gameId]);
};

/** Marks of an older version are codes of lotteries: each becomes its id, and one the catalogue does not list stays. */
export const withIdsForCodes = (marks: readonly string[], idOfCode: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set(marks.map((mark) => idOfCode.get(mark) ?? mark)),
];

const isFavourites = (value: unknown): value is FavouritesByUsername =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'));

const readAllFavourites = (): FavouritesByUsername => readJson(deviceStorage, KEY, isFavourites) ?? {};

const keep = (username: string, ids: readonly string[]): readonly string[] => {
  writeJson(deviceStorage, KEY, { ...readAllFavourites(), [username]: ids });
  return ids;
};

const ownerOf = (session: Session): string | null =>
  session.token === null || isTrial(session) ? null : session.account;

const isCode = (mark: string): boolean => !/^\d+$/.test(mark);

/** Reads the marks of the account that came; those of the one before are gone from the page at once. */
const follow = (session: Session): void => {
  const owner = ownerOf(session);
  if (owner === useLotteryFavourites.getState().owner) return;
  const ids = owner === null ? [] : readLotteryFavourites(owner);
  useLotteryFavourites.setState({ owner, ids });
  // Without an answer the codes wait for the next visit.
  if (owner !== null && ids.some(isCode)) replaceCodes(owner).catch((error: unknown) => console.warn(error));
};

/** Few devices have codes still: what asks for their ids is loaded for those alone. */
const replaceCodes = async (owner: string): Promise<void> => {
  const { readLotteryIds } = await import('../games/lottery-ids.ts');
  const idOfCode = await readLotteryIds();
  const ids = keep(owner, withIdsForCodes(readLotteryFavourites(owner), idOfCode));
  if (useLotteryFavourites.getState().owner === owner) useLotteryFavourites.setState({ ids });
};

useSession.subscribe(follow);
follow(useSession.getState());
