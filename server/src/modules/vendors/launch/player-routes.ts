import { pictureAddress } from '@fairground/contract/catalog/art';
import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import * as contract from '@fairground/contract/launch/endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { nameIn } from '../../catalog/index.ts';
import type { GameId } from '../../betting/index.ts';
import { exportBets } from './export-bets.ts';
import { leave, readOpening } from './game-openings.ts';
import { launch, resume } from './launch-game.ts';
import type { LaunchDeps, Player } from './launch-game.ts';
import { launchLotteryOf } from './launch-lottery.ts';
import type { PlayedGames } from './played-games.ts';
import type { PlayedVendors } from './played-vendors.ts';

export type PlayerRoutesDeps = LaunchDeps & {
  readonly publicUrl?: string | undefined;
  readonly findPlayed: PlayedGames;
  readonly listPlayedVendors: PlayedVendors;
};

/** The calls by which players open and leave games. Who plays is the member who is logged in, whatever a body says. */
export const playerRoutes = (deps: PlayerRoutesDeps): readonly Route[] => {
  const open = (
    { nodeId, gameId, vassalage, language, device, requestId, confirmTrans }: BodyOf<typeof contract.launchGame>,
    caller: Player,
  ) => {
    const order = { language, device, requestId, confirmTrans };
    if (nodeId !== undefined) return launch(deps, { ...order, name: { nodeId } }, caller);
    if (gameId === undefined || vassalage === undefined) throw new Refusal('catalog.game-unknown');
    return launch(deps, { ...order, name: { vendor: vassalage, gameId } }, caller);
  };

  return [
    bind(contract.launchGame, ({ body }, caller) => open(body, caller)),
    bind(contract.readLaunchAddress, ({ body }, caller) => open(body, caller)),
    bind(contract.launchLottery, ({ body }, caller) => launchLotteryOf(deps, body, caller)),
    bind(contract.resumeGame, ({ body }, caller) => resume(deps, body, caller)),
    bind(contract.readGameSession, ({ query }, { session }) => readOpening(deps, session.memberId, query.sessionId)),
    bind(contract.namePlayedGames, ({ query }, { language }) => nameGames(deps, query.games, language)),
    bind(contract.listPlayedVendors, async (_input, { session, language }) => ({
      list: await deps.listPlayedVendors(session.memberId, language),
    })),
    bind(contract.listPlayedGames, ({ query }, { session, language }) =>
      playedGames(deps, session.memberId, query, language),
    ),
    bind(contract.exportBets, ({ query }, { session: { memberId }, language }) =>
      exportBets(deps, query, { memberId, language }),
    ),
    bind(contract.leaveGame, ({ body }, { session }) => leave(deps, session.memberId, body.sessionId)),
  ];
};

/** Anyone who asks has played them: a game that is closed by now has its name still. */
const nameGames = async (
  { findPlayed }: PlayerRoutesDeps,
  games: string,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.namePlayedGames>> => {
  const named = await Promise.all(
    [...new Set(games.split(','))].map(async (each) => {
      const [vendor = '', number = '', code] = each.split(':');
      const gameId = BigInt(number) as GameId;
      const game = await findPlayed({ vendor, gameId, code });
      if (!game) return [];
      const picture = pictureAddress(game.pictureKey);
      return [{ vendor, gameId, nodeId: game.id, gameName: nameIn(game, language), picture }];
    }),
  );
  return { list: named.flat() };
};

/** The games of a range by their names; one the catalogue no longer knows goes by its code or number. */
const playedGames = async (
  { betting, findPlayed }: PlayerRoutesDeps,
  member: MemberId,
  query: QueryOf<typeof contract.listPlayedGames>,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.listPlayedGames>> => {
  const games = await betting.gamesOf(member, query);
  const list = games.map(async ({ source: vendor, gameId, code, bets }) => {
    const game = await findPlayed({ vendor, gameId, code: code ?? undefined });
    return { vendor, gameId, gameName: game ? nameIn(game, language) : (code ?? gameId.toString()), bets };
  });
  return { list: await Promise.all(list) };
};
