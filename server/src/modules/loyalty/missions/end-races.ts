import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { lastDayOf, lastPlace, prizeOf } from '../domain/mission.ts';
import type { Mission } from '../domain/mission.ts';
import { notifyMember } from '../notify-member.ts';
import { listPeriodsBefore, listTop } from '../store/boards.ts';
import { insertClaims } from '../store/claims.ts';
import type { NewClaim } from '../store/claims.ts';
import { endRace, listEnded, listEveryMission } from '../store/missions.ts';

type Deps = Pick<LoyaltyDeps, 'db' | 'clock' | 'days' | 'realtime' | 'wallet'> & {
  /** Everything posted before this moment is counted. */
  readonly countedUntil: () => Promise<Date>;
};

/** Ends races whose period is over and counted: the prizes of the places that stand then become due, once. */
export const endRaces = async (deps: Deps): Promise<void> => {
  const counted = deps.days.dayOf(await deps.countedUntil());
  for (const mission of (await listEveryMission(deps.db)).filter(({ hasBoard }) => hasBoard)) {
    const ended = await listEnded(deps.db, mission.id);
    for (const period of await listPeriodsBefore(deps.db, mission.id, counted)) {
      const last = lastDayOf(mission, period);
      if (ended.has(period) || last === null || last >= counted) continue;
      await inTransaction(deps.db, (tx) => endOne(deps, tx, mission, period));
    }
  }
};

const endOne = async (deps: Deps, tx: Tx, mission: Mission, period: string): Promise<void> => {
  const now = deps.clock.now();
  if (!(await endRace(tx, mission.id, period, now))) return;
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  const names = mapLocalized(mission.texts, ({ name }) => name);
  const top = await listTop(tx, mission.id, period, lastPlace(mission.prizes));
  const claims = top.flatMap(({ member }, index): NewClaim[] => {
    const place = index + 1;
    const prize = prizeOf(mission.prizes, place);
    if (prize === undefined) return [];
    return [
      {
        ...{ member, kind: 'RACE', key: `RACE:${mission.id}:${period}:${place}`, amount: prize.amount, currency },
        ...{ points: BigInt(prize.points), turnover: mission.turnover, detail: { names, day: period, place } },
      },
    ];
  });
  for (const member of await insertClaims(tx, claims, now)) notifyMember(deps, tx, member);
};

export const createEndRaces = (deps: Deps): Job<null> => ({
  name: 'loyalty.end-races',
  run: () => endRaces(deps),
});
