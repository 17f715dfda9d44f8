import { inTransaction } from '../../platform/database/index.ts';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { SystemDeps } from './deps.ts';
import { isSafeLink } from './domain/safe-link.ts';
import type { NoticeBoard } from './notice-board.ts';
import { currentStatusOf } from './settings.ts';
import { lockCurrentStatus, replaceStatus } from './store.ts';

export type StatusChange = {
  readonly status: 0 | 1 | 2;
  /** Opens the site again by itself; without it somebody has to. */
  readonly until?: Date;
  readonly titles?: Localized;
  readonly contact?: string;
};

/** Opens the site, closes it for maintenance, or lets in only whom the region rules allow. */
export const setStatus = async (
  { db, clock, audit, enqueue }: SystemDeps,
  board: NoticeBoard,
  actor: Actor,
  { status, until, titles = {}, contact = '' }: StatusChange,
): Promise<void> => {
  const now = clock.now();
  if (until && until <= now) throw new Refusal('system.window-backwards');
  if (!isSafeLink(contact)) throw new Refusal('system.link-refused', { link: contact });
  await inTransaction(db, async (tx) => {
    const before = await lockCurrentStatus(tx);
    const after = { status, titles, contact, set_at: now, ends_at: until ?? null };
    await replaceStatus(tx, before, after);
    if (until) await enqueue(tx, board.tellEdge, null, { runAt: until, key: 'system.status-ends' });
    await audit.record(tx, {
      ...actor,
      action: 'system.set-status',
      resource: 'status',
      resourceId: 'site',
      before: currentStatusOf(before),
      after: currentStatusOf(after),
    });
  });
  board.tellSettings();
};
