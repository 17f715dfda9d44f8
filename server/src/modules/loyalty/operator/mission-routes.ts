import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/loyalty/mission-operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { writeGift, writeMilestones, writePrizes, writeTarget } from '../domain/mission-lines.ts';
import { periodOf, prizeOf } from '../domain/mission.ts';
import type { Mission } from '../domain/mission.ts';
import { addMission, missionVersion, stopMission } from '../missions/change-missions.ts';
import type { MissionPublish } from '../missions/change-missions.ts';
import { listTop } from '../store/boards.ts';
import { findMission, listEveryMission } from '../store/missions.ts';

const SHOWN = 100;

/** What staff do with missions and races. */
export const missionOperatorRoutes = (deps: LoyaltyDeps, holdPublish: Hold<MissionPublish>): readonly Route[] => [
  bind(contract.listStaffMissions, async () => ({ list: (await listEveryMission(deps.db)).map(missionRow) })),
  bind(contract.readStaffMission, async ({ query }) =>
    missionRow(needed(await findMission(deps.db, query.id), 'loyalty.mission-unknown')),
  ),
  bind(contract.listMissionBoard, async ({ query }) => {
    const mission = needed(await findMission(deps.db, query.id), 'loyalty.mission-unknown');
    const period = periodOf(mission, deps.days.dayOf(deps.clock.now()));
    const list = (await listTop(deps.db, query.id, period, SHOWN)).map(({ member, value, reachedAt }, index) => {
      const prize = prizeOf(mission.prizes, index + 1);
      return {
        ...{ place: index + 1, memberId: member, value: writeTarget(mission.metric, value), reachedAt },
        prize: prize === undefined ? '' : writeGift(prize),
      };
    });
    return { list };
  }),
  bind(contract.addMission, async ({ body: { reason, ...mission } }, caller) => ({
    id: (await addMission(deps, actorOf(caller, reason), mission)) as Id<'mission'>,
  })),
  bind(contract.publishMission, async ({ body: { id, reason, version } }, caller) => ({
    approvalId: (await holdPublish(caller, { id }, { reason, version })) as Id<'approval'>,
  })),
  bind(contract.stopMission, async ({ body: { reason, ...stop } }, caller) => {
    await stopMission(deps, actorOf(caller, reason), stop);
    return {};
  }),
];

const missionRow = (mission: Mission) => {
  const { id, texts, metric, period, products, fromDay, untilDay, turnover, state, startedAt } = mission;
  return {
    ...{ metric, period, fromDay, untilDay, turnover, state, startedAt },
    id: id as Id<'mission'>,
    products: [...products],
    titles: { ...mapLocalized(texts, ({ name }) => name) },
    milestones: writeMilestones(mission),
    prizes: writePrizes(mission),
    version: missionVersion(mission),
  };
};
