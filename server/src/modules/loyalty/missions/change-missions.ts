import { missionPublishSchema } from '@fairground/contract/loyalty/mission-operator-endpoints';
import type { NewMissionBody } from '@fairground/contract/loyalty/mission-operator-endpoints';
import type { output } from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { needWords } from '../need-words.ts';
import { cleanLine } from '../../../platform/rich-text.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { readMilestones, readPrizes, writeMilestones, writePrizes } from '../domain/mission-lines.ts';
import { isMissionSound } from '../domain/mission.ts';
import type { Mission } from '../domain/mission.ts';
import {
  findAddedMission,
  insertMission,
  lockMission,
  setMissionState,
  storedMilestones,
  storedPrizes,
} from '../store/missions.ts';

type Deps = Pick<LoyaltyDeps, 'db' | 'clock' | 'audit'>;
export type MissionPublish = output<typeof missionPublishSchema>;

/** Adds a mission as a draft; the same request again adds no other. What it gives becomes due once two people publish it. */
export const addMission = (
  deps: Deps & Pick<LoyaltyDeps, 'languages'>,
  actor: Actor,
  { requestKey, ...given }: Omit<NewMissionBody, 'reason'>,
): Promise<bigint> =>
  inTransaction(deps.db, async (tx) => {
    const { metric, period, fromDay, untilDay = null, products = [] } = given;
    const milestones = readMilestones(metric, given.milestones ?? []);
    const prizes = readPrizes(given.prizes ?? []);
    const { turnover = 1, hue = 75 } = given;
    const hasBoard = prizes.length > 0;
    const texts = mapLocalized(given.texts, ({ name, about }) => ({ name: cleanLine(name), about: cleanLine(about) }));
    needWords(texts, deps.languages);
    const isOrdered = untilDay === null ? period !== 'RANGE' : untilDay >= fromDay;
    if (!isOrdered || !isMissionSound({ milestones, prizes, hasBoard, period, metric }))
      throw new Refusal('loyalty.mission-refused');
    const id = await insertMission(tx, {
      ...{ texts, metric, period, products: [...products], from_day: fromDay, until_day: untilDay, turnover, hue },
      ...{ milestones: storedMilestones(milestones), prizes: storedPrizes(prizes), has_board: hasBoard },
      ...{ request_key: requestKey, default_key: null, started_at: null, created_at: deps.clock.now() },
    });
    if (id === undefined) return findAddedMission(tx, requestKey);
    await deps.audit.record(tx, {
      ...{ ...actor, action: 'loyalty.add-mission', resource: 'mission', resourceId: id.toString() },
      before: null,
      after: asText(needed(await lockMission(tx, id), 'loyalty.mission-unknown')),
    });
    return id;
  });

/** Ends a mission at once; what was reached stays due, a running race ends without prizes. */
export const stopMission = (
  deps: Deps,
  actor: Actor,
  { id, version }: { readonly id: bigint; readonly version: string },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const mission = needed(await lockMission(tx, id), 'loyalty.mission-unknown');
    if (version !== missionVersion(mission))
      throw new Refusal('approvals.state-conflict', { version: missionVersion(mission) });
    if (mission.state === 'OFF') return;
    await setMissionState(tx, id, { state: 'OFF' });
    await deps.audit.record(tx, {
      ...{ ...actor, action: 'loyalty.stop-mission', resource: 'mission', resourceId: id.toString() },
      before: { state: mission.state },
      after: { state: 'OFF' },
    });
  });

/** What a mission gives is money: it is published by two people. */
export const registerMissionPublish = (
  { audit, clock, days }: Pick<LoyaltyDeps, 'audit' | 'clock' | 'days'>,
  approvals: Approvals,
): Hold<MissionPublish> =>
  approvals.register<typeof missionPublishSchema>({
    kind: 'loyalty.mission',
    permission: 'loyalty.write',
    schema: missionPublishSchema,
    describe: async (tx, { id }) => ({
      target: `mission ${id}`,
      changes: Object.entries(asText(await draft(tx, id))).map(([field, after]) => ({ field, before: '', after })),
    }),
    validate: async (tx, { id }) => {
      const { untilDay } = await draft(tx, id);
      // Nobody could reach anything of it any more.
      if (untilDay !== null && untilDay < days.dayOf(clock.now())) throw new Refusal('loyalty.mission-over');
    },
    versionOf: async (tx, { id }) => missionVersion(await draft(tx, id)),
    execute: async (tx, { id }, { actor }) => {
      const mission = await draft(tx, id);
      await setMissionState(tx, id, { state: 'ON', started_at: clock.now() });
      await audit.record(tx, {
        ...{ ...actor, action: 'loyalty.publish-mission', resource: 'mission', resourceId: id.toString() },
        before: { state: mission.state },
        after: { state: 'ON' },
      });
    },
  });

const draft = async (tx: Tx, id: bigint): Promise<Mission> => {
  const mission = needed(await lockMission(tx, id), 'loyalty.mission-unknown');
  if (mission.state !== 'DRAFT') throw new Refusal('loyalty.mission-refused');
  return mission;
};

export const missionVersion = (mission: Mission): string => rowVersion(asText(mission));

const asText = (mission: Mission): Readonly<Record<string, string>> => ({
  names: Object.entries(mission.texts)
    .map(([code, text]) => `${code}: ${text.name}`)
    .toSorted()
    .join(', '),
  metric: mission.metric,
  products: mission.products.join(', '),
  period: mission.period,
  fromDay: mission.fromDay,
  untilDay: mission.untilDay ?? '',
  milestones: writeMilestones(mission),
  prizes: writePrizes(mission),
  turnover: String(mission.turnover),
  state: mission.state,
});
