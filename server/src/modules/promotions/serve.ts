import type { RiskLevel } from '@fairground/contract/risk/states';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Localized } from '../../platform/localized.ts';
import type { Actor } from '../audit/index.ts';
import type { PictureId } from '../pictures/index.ts';
import { keeperOf } from './apply.ts';
import type { ApplicationsDeps } from './deps.ts';
import { findApplication, listWaiting } from './store.ts';
import type { Application } from './store.ts';

/** An application as staff sees it. */
export type ShownApplication = Application & {
  readonly account: string;
  /** What the member's score says: applications of a high one deserve a look before money goes. */
  readonly risk: RiskLevel;
  readonly titles: Localized<{ readonly title: string }>;
  readonly pictures: readonly PictureId[];
};

/** What waits for a decision, oldest first. */
export const listApplications = async (
  deps: ApplicationsDeps,
  promotionId?: bigint,
): Promise<readonly ShownApplication[]> => shownOf(deps, await listWaiting(deps.db, promotionId));

/** One application with its comment; the trail keeps who looked. */
export const showApplication = async (deps: ApplicationsDeps, actor: Actor, id: bigint): Promise<ShownApplication> => {
  const found = await findApplication(deps.db, id);
  const [shown] = await shownOf(deps, found ? [found] : []);
  if (shown === undefined) throw new Refusal('promotions.application-unknown');
  await inTransaction(deps.db, (tx) =>
    deps.audit.record(tx, {
      ...actor,
      action: 'promotions.show-application',
      resource: 'application',
      resourceId: id.toString(),
      before: null,
      after: { member: shown.memberId.toString() },
    }),
  );
  return shown;
};

const shownOf = async (
  { db, members, offers, pictures, above }: ApplicationsDeps,
  applications: readonly Application[],
): Promise<readonly ShownApplication[]> => {
  const levels = await above.riskLevelsOf(db, [...new Set(applications.map(({ memberId }) => memberId))]);
  const kept = await pictures.listStored(db, applications.map(keeperOf));
  return Promise.all(
    applications.map(async (application) => ({
      ...application,
      account: (await members.find(application.memberId))?.account ?? `(${application.memberId})`,
      risk: levels.get(application.memberId) ?? 'low',
      titles: (await offers.find(application.promotionId))?.texts ?? {},
      pictures: kept.get(keeperOf(application)) ?? [],
    })),
  );
};
