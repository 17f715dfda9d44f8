import * as contract from '@fairground/contract/loyalty/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { markSeen } from '../store/missions.ts';
import { countNews, needOn, showBoard, showMission, showMissions } from './show-missions.ts';

/** Missions and races as players see them. */
export const missionRoutes = (deps: LoyaltyDeps): readonly Route[] => [
  bind(contract.listMissions, ({ query: { page = '1' } }, { session, language }) =>
    showMissions(deps, session.memberId, { pageNo: Number(page), language }),
  ),
  bind(contract.countMissions, async (_input, { session }) => ({ count: await countNews(deps, session.memberId) })),
  bind(contract.readMission, ({ query }, { session, language }) =>
    showMission(deps, session.memberId, { id: query.missionId, language }),
  ),
  bind(contract.openMission, async ({ body }, { session }) => {
    await needOn(deps, body.missionId);
    await inTransaction(deps.db, (tx) => markSeen(tx, session.memberId, body.missionId));
    return {};
  }),
  bind(contract.readLeaderboard, ({ query }, { session }) => showBoard(deps, session.memberId, query.missionId)),
];
