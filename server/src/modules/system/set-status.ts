import type { Tx } from '../../platform/database/index.ts';
import { afterCommit } from '../../platform/database/index.ts';
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
  readonly until?: Date | undefined;
  readonly titles?: Localized | undefined;
  readonly contact?: string | undefined;
};

/** Refuses a status that could never be in force. */
export const checkStatus = ({ until, contact = '' }: StatusChange, now: Date): void => {
  if (until && until <= now) throw new Refusal('system.window-backwards');
  if (!isSafeLink(contact)) throw new Refusal('system.link-refused', { link: contact });
};

/** Opens the site, closes it for maintenance, or lets in only whom the region rules allow. */
export const setStatus = async (
  { clock, audit, enqueue }: SystemDeps,
  board: NoticeBoard,
  tx: Tx,
  actor: Actor,
  change: StatusChange,
): Promise<void> => {
  const now = clock.now();
  checkStatus(change, now);
  const { status, until, titles = {}, contact = '' } = change;
  const { version, ...before } = await lockCurrentStatus(tx);
  const after = { status, titles, contact, set_at: now, ends_at: until ?? null };
  await replaceStatus(tx, before, { ...after, version: version + 1n });
  if (until) await enqueue(tx, board.tellEdge, null, { runAt: until, key: 'system.status-ends' });
  afterCommit(tx, board.tellSettings);
  await audit.record(tx, {
    ...actor,
    action: 'system.set-status',
    resource: 'status',
    resourceId: 'site',
    before: currentStatusOf(before),
    after: currentStatusOf(after),
  });
};
