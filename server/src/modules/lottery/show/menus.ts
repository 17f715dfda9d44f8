import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import { PRIZE_MODES } from '@fairground/contract/lottery/fields';
import type { PrizeModeName } from '@fairground/contract/lottery/fields';
import type { MenuGame, readLotteryMenus } from '@fairground/contract/lottery/menus';
import type { Game } from '@fairground/engines/lottery/games';
import type { LotteryDeps } from '../deps.ts';
import { vendorOf } from '../domain/vendor.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import { listGamesBetOn } from '../store/orders.ts';

/** What narrows a menu. A mode nobody knows narrows nothing: pages send it by habit. */
export type MenuWish = {
  readonly prizeMode?: string | undefined;
  readonly lottoArea?: Game['area'] | undefined;
};

export type MenuDeps = Pick<LotteryDeps, 'db' | 'catalog'> & { readonly games: KnownGames };

export const wishedGames = (known: readonly KnownGame[], { prizeMode, lottoArea }: MenuWish): readonly KnownGame[] => {
  const mode = PRIZE_MODES.find((name) => name === prizeMode);
  return known.filter(
    ({ game }) =>
      (lottoArea === undefined || game.area === lottoArea) && (mode === undefined || game.modes.includes(mode)),
  );
};

export const readMenus = async (
  deps: MenuDeps,
  wish: MenuWish,
  language: LanguageCode,
): Promise<ValueOf<typeof readLotteryMenus>> => {
  const shown = await menuGames(deps, wishedGames(await deps.games.all(), wish), language);
  const groups = Map.groupBy(shown, ({ gameGroupCode }) => gameGroupCode);
  return { gameMenus: [...groups].map(([code, games]) => ({ gameGroupCode: code, labelName: code, games })) };
};

export const listRecent = async (
  deps: MenuDeps,
  member: MemberId,
  wish: MenuWish,
  language: LanguageCode,
): Promise<readonly MenuGame[]> => {
  const known = wishedGames(await deps.games.all(), wish);
  const recent = await listGamesBetOn(deps.db, member);
  return menuGames(
    deps,
    recent.flatMap((id) => known.filter((game) => game.id === id)),
    language,
  );
};

const menuGames = async (
  { catalog }: MenuDeps,
  games: readonly KnownGame[],
  language: LanguageCode,
): Promise<MenuGame[]> => {
  const { games: listed } = await catalog.readAll();
  const nodes = new Map<string, GameNodeId>(listed.map(({ vendor, gameId, id }) => [`${vendor} ${gameId}`, id]));
  return games.map(({ game, isOn }) => ({
    nodeId: nodes.get(`${vendorOf(game).vendor} ${game.code}`) ?? null,
    gameCode: game.code,
    gameName: language === 'TY' ? game.names.TY : game.names.EN,
    gameGroupCode: game.family,
    lottoArea: game.area,
    prizeModes: game.modes as PrizeModeName[],
    intervalSeconds: game.timetable.schedule.kind === 'interval' ? game.timetable.schedule.seconds : null,
    lockTime: game.timetable.lockSeconds,
    isOn,
    isSimulated: true,
  }));
};
