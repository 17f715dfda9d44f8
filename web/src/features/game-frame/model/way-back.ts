import { addressWithGame } from '../../../shared/games/address-with-game.ts';

/** An entry of the history as browsers tell it. */
type Entry = { readonly url: string | null; readonly sameDocument: boolean };

/**
 * The last page before this one, without the details that may have been open. Nothing for anyone who came by an address
 * of its own or loaded the game again: what was there before is then not known to be where the game was opened.
 */
export const wayBack = (entries: readonly Entry[], current: number, here: URL): string | undefined => {
  const before = entries
    .slice(0, current)
    .flatMap(({ url, sameDocument }) => (url !== null && sameDocument ? [new URL(url)] : []))
    .findLast(({ pathname }) => pathname !== here.pathname);
  return before && addressWithGame(before.pathname, before.search, null);
};
