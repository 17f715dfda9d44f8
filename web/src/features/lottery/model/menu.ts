import type { ValueOf } from '@fairground/contract/endpoint';
import type { readLotteryMenus } from '@fairground/contract/lottery/endpoints';
import { gameOf } from '@fairground/engines/lottery/games';
import type { FamilyCode } from '@fairground/engines/lottery/families';
import type { Game } from '@fairground/engines/lottery/games';
import { FAMILY_ORDER } from './symbol-look.ts';

export type GameMenus = ValueOf<typeof readLotteryMenus>['gameMenus'];

/** A lottery on offer, with the id the catalogue knows it by; null where it does not. */
export type OfferedGame = { readonly game: Game; readonly nodeId: bigint | null };

export type Shelf = { readonly family: FamilyCode; readonly games: readonly OfferedGame[] };

/** What a lobby shows of a menu: the lotteries of its area that are on, family by family. */
export const shelvesOf = (menus: GameMenus, area: Game['area'] | undefined): readonly Shelf[] => {
  const offered = menus
    .flatMap(({ games }) => games.filter(({ isOn }) => isOn))
    .flatMap(({ gameCode, nodeId }) => {
      const game = gameOf(gameCode);
      return game !== undefined && (area === undefined || game.area === area) ? [{ game, nodeId }] : [];
    });
  return FAMILY_ORDER.flatMap((family) => {
    const games = offered.filter(({ game }) => game.family === family);
    return games.length === 0 ? [] : [{ family, games }];
  });
};

/** The id of a lottery in the catalogue; undefined until the menu is there, null for one the catalogue does not list. */
export const nodeIdOf = (menus: GameMenus | undefined, gameCode: string): bigint | null | undefined => {
  if (menus === undefined) return undefined;
  return menus.flatMap(({ games }) => games).find((game) => game.gameCode === gameCode)?.nodeId ?? null;
};

/** The lotteries of a list that are on the shelves, in the order of the list. */
export const offeredIn = (
  shelves: readonly Shelf[],
  list: readonly { readonly gameCode: string }[],
): readonly OfferedGame[] => {
  const offered = new Map(shelves.flatMap(({ games }) => games).map((each) => [each.game.code, each]));
  return list.flatMap(({ gameCode }) => offered.get(gameCode) ?? []);
};
