import type { Game } from '@fairground/contract/catalog/game';

/** What a launch needs to know of a game; an entry of a vendor's list says as much. */
export type LaunchableGame = Pick<
  Game,
  'nodeId' | 'gameType' | 'vassalage' | 'accountTypeName' | 'isGame' | 'code' | 'gameCode'
> &
  Partial<Pick<Game, 'defaultPlayType'>>;

/**
 * Where a launch goes: a page of our own, the list of a vendor's games, the frame on /game, or the frame alone with no
 * bars around it.
 */
export type LaunchStep =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'vendor-list'; readonly vendor: string }
  | { readonly kind: 'frame'; readonly href: string }
  | { readonly kind: 'seamless'; readonly href: string };

const SEA_LOTTERY = 'TCG_SEA';
const VIETNAM_LOTTERY = 'TCG_LOTTO_VN';

const isLottery = (word: string): boolean => word === 'LOTT' || word === 'ELOTT';

/** The order of a launch: lotteries first, by their account, then the book, and then as any vendor's game. */
export const launchStepOf = (game: LaunchableGame): LaunchStep => {
  if (isLottery(game.gameType)) return lotteryStepOf(game);
  const book = bookOf(game) ?? cardRoomOf(game);
  return book === undefined ? thirdPartyStepOf(game) : { kind: 'page', href: book };
};

/** The faces of the sportsbook: a vendor opens its face, a game the competition or the room of its code. */
const bookOf = ({ gameType, code }: LaunchableGame): string | undefined => {
  switch (gameType) {
    case 'SPORTS':
      return code === '' ? '/sports/book' : `/sports/book/${encodeURIComponent(code)}`;
    case 'ESPORTS':
      return '/esports/book';
    case 'COCKFIGHT':
      return code === '' ? '/cockfight' : `/cockfight/ring/${encodeURIComponent(code)}`;
    default:
      return undefined;
  }
};

/** A game of cards against people opens the room of its code; the switches of its tile are asked for there. */
const cardRoomOf = ({ gameType, code, nodeId }: LaunchableGame): string | undefined => {
  if (gameType !== 'PVP') return undefined;
  return code === '' ? '/pvp/rooms' : addressOf(`/pvp/room/${encodeURIComponent(code)}`, { nodeId: String(nodeId) });
};

const lotteryStepOf = (game: LaunchableGame): LaunchStep => {
  const { accountTypeName, vassalage } = game;
  // A game of its own with the window to itself: the room of the South-East-Asian draws.
  if (accountTypeName === SEA_LOTTERY) return { kind: 'seamless', href: seaRoomOf(game) };
  if (accountTypeName === VIETNAM_LOTTERY || vassalage === VIETNAM_LOTTERY)
    return { kind: 'page', href: addressOf('/vnlottery', { gameCode: game.code || game.gameCode }) };
  if (isLottery(accountTypeName)) return { kind: 'page', href: drawRoomOf(game) };
  return thirdPartyStepOf(game);
};

const seaRoomOf = ({ nodeId, code }: LaunchableGame): string =>
  addressOf('/seamless', { nodeId: String(nodeId), lottoArea: 'SEA', ...(code !== '' && { gameCode: code }) });

/** The draw room opens at a lottery only where the play is given, too. */
const drawRoomOf = ({ code, defaultPlayType = '' }: LaunchableGame): string =>
  code !== '' && defaultPlayType !== ''
    ? addressOf('/lottery', { gameCode: code, playType: defaultPlayType })
    : '/lottery';

const thirdPartyStepOf = ({ isGame, vassalage, nodeId }: LaunchableGame): LaunchStep =>
  isGame === 'VASSALAGE'
    ? { kind: 'vendor-list', vendor: vassalage }
    : { kind: 'frame', href: `/game?nodeId=${nodeId}` };

const addressOf = (path: string, fields: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(fields).toString()}`;
