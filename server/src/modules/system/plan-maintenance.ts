import type { Tx } from '../../platform/database/index.ts';
import { afterCommit } from '../../platform/database/index.ts';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { SystemDeps } from './deps.ts';
import { isSafeLink } from './domain/safe-link.ts';
import type { NoticeBoard } from './notice-board.ts';
import { cancelMaintenanceRow, insertMaintenance, listMaintenanceAfter } from './store.ts';

export type MaintenancePlan = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly titles?: Localized | undefined;
  readonly contact?: string | undefined;
};

export type PlannedMaintenance = {
  readonly id: bigint;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly titles: Localized;
  readonly contact: string;
};

/** Refuses a window that could never be open. */
export const checkPlan = ({ startsAt, endsAt, contact = '' }: MaintenancePlan, now: Date): void => {
  if (endsAt <= startsAt || endsAt <= now) throw new Refusal('system.window-backwards');
  if (!isSafeLink(contact)) throw new Refusal('system.link-refused', { link: contact });
};

/** Plans a window ahead: the site closes and opens by itself, and open pages get a push of both. */
export const planMaintenance = async (
  { clock, audit, enqueue }: SystemDeps,
  board: NoticeBoard,
  tx: Tx,
  actor: Actor,
  plan: MaintenancePlan,
): Promise<void> => {
  const now = clock.now();
  checkPlan(plan, now);
  const { startsAt, endsAt, titles = {}, contact = '' } = plan;
  const row = { starts_at: startsAt, ends_at: endsAt, titles: JSON.stringify(titles), contact, planned_at: now };
  const planned = await insertMaintenance(tx, row);
  for (const [edge, runAt] of Object.entries({ starts: startsAt, ends: endsAt }))
    await enqueue(tx, board.tellEdge, null, { runAt, key: `system.maintenance-${planned.id}-${edge}` });
  afterCommit(tx, board.tellSettings);
  await audit.record(tx, {
    ...actor,
    action: 'system.plan-maintenance',
    resource: 'maintenance',
    resourceId: planned.id.toString(),
    before: null,
    after: { startsAt, endsAt, titles, contact },
  });
};

/** Takes a window back; one that runs ends at once. */
export const cancelMaintenance = async (
  { clock, audit }: SystemDeps,
  board: NoticeBoard,
  tx: Tx,
  actor: Actor,
  id: bigint,
): Promise<void> => {
  const cancelled = await cancelMaintenanceRow(tx, id, clock.now());
  if (!cancelled) throw new Refusal('system.window-unknown');
  afterCommit(tx, board.tellSettings);
  await audit.record(tx, {
    ...actor,
    action: 'system.cancel-maintenance',
    resource: 'maintenance',
    resourceId: id.toString(),
    before: { ...cancelled, id: id.toString() },
    after: null,
  });
};

/** The windows that run or are to come, the next one first. */
export const listMaintenance = async ({ db, clock }: SystemDeps): Promise<readonly PlannedMaintenance[]> => {
  const rows = await listMaintenanceAfter(db, clock.now());
  return rows.map(({ id, starts_at: startsAt, ends_at: endsAt, titles, contact }) => ({
    id,
    startsAt,
    endsAt,
    titles,
    contact,
  }));
};
