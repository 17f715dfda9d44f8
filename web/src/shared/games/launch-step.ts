import type { Game } from '@fairground/contract/catalog/game';

/** What a launch needs to know of a game; an entry of a vendor's list says as much. */
export type LaunchableGame = Pick<
  Game,
  'nodeId' | 'gameType' | 'vassalage' | 'accountTypeName' | 'isGame' | 'code' | 'gameCode'
>;

/** Where a launch goes: a page of our own, the list of a vendor's games, or the frame on /game. */
export type LaunchStep =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'vendor-list'; readonly vendor: string }
  | { readonly kind: 'frame' };

const SEA_LOTTERY = 'TCG_SEA';
const VIETNAM_LOTTERY = 'TCG_LOTTO_VN';

const isLottery = (category: string): boolean => category === 'LOTT' || category === 'ELOTT';

/** The order of a launch once somebody is logged in: lotteries by their account, then vendors with a list, then the frame. */
export const launchStepOf = (game: LaunchableGame): LaunchStep => {
  if (isLottery(game.gameType)) {
    if (game.accountTypeName === SEA_LOTTERY) return { kind: 'frame' };
    if (game.accountTypeName === VIETNAM_LOTTERY || game.vassalage === VIETNAM_LOTTERY)
      return { kind: 'page', href: `/vnlottery?gameCode=${encodeURIComponent(game.code || game.gameCode)}` };
    if (isLottery(game.accountTypeName)) return { kind: 'page', href: '/lottery' };
  }
  return game.isGame === 'VASSALAGE' ? { kind: 'vendor-list', vendor: game.vassalage } : { kind: 'frame' };
};
