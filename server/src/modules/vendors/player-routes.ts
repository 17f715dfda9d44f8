import type { BodyOf } from '@fairground/contract/endpoint';
import * as contract from '@fairground/contract/launch/endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { leave, readOpening } from './game-openings.ts';
import { launch, resume } from './launch-game.ts';
import type { LaunchDeps, Player } from './launch-game.ts';
import { launchLotteryOf } from './launch-lottery.ts';

export type PlayerRoutesDeps = LaunchDeps & { readonly publicUrl?: string | undefined };

/** The calls by which players open and leave games. Who plays is whoever is logged in, whatever a body says. */
export const playerRoutes = (deps: PlayerRoutesDeps): readonly Route[] => {
  const open = (
    { nodeId, gameId, vassalage, language, device, requestId }: BodyOf<typeof contract.launchGame>,
    caller: Player,
  ) => {
    const order = { language, device, requestId };
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
    bind(contract.leaveGame, ({ body }, { session }) => leave(deps, session.memberId, body.sessionId)),
  ];
};
