import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { ApplicationsDeps } from './deps.ts';
import type { Window } from './domain/standing.ts';
import { offerSet } from './facts.ts';
import { findOffer, writeOffer } from './store.ts';

/** Marks an offer as one that is applied for, now or in a window of its own. */
export const openOffer = async (
  deps: ApplicationsDeps,
  actor: Actor,
  promotionId: bigint,
  window: Window,
): Promise<void> => {
  const { opensAt, closesAt } = window;
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt) throw new Refusal('promotions.window-backwards');
  if ((await deps.offers.find(promotionId)) === undefined) throw new Refusal('content.promotion-unknown');
  await change(deps, actor, promotionId, () => window);
};

/** Takes no more applications; those that wait are still decided. */
export const stopOffer = (deps: ApplicationsDeps, actor: Actor, promotionId: bigint): Promise<void> =>
  change(deps, actor, promotionId, (before) => {
    if (before === undefined) throw new Refusal('promotions.not-applied-for');
    const now = deps.clock.now();
    const wasOpened = before.opensAt === null || before.opensAt <= now;
    return { opensAt: wasOpened ? before.opensAt : now, closesAt: now };
  });

const change = (
  { db, audit, announce }: ApplicationsDeps,
  actor: Actor,
  promotionId: bigint,
  windowFrom: (before: Window | undefined) => Window,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await findOffer(tx, promotionId);
    const after = windowFrom(before);
    await writeOffer(tx, promotionId, after);
    await announce(tx, offerSet, { promotion: promotionId.toString() });
    await audit.record(tx, {
      ...actor,
      action: 'promotions.set-offer',
      resource: 'promotion',
      resourceId: promotionId.toString(),
      before: before ?? null,
      after,
    });
  });
