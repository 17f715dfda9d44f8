import { inTransaction } from '../../platform/database/index.ts';
import { fetchBounded, OutsideFault } from '../../platform/fetch-bounded.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { WebhooksDeps } from './deps.ts';
import { nextTryAt } from './domain/retry.ts';
import { signedHeaders } from './domain/signature.ts';
import type { WebhookSecrets } from './secrets.ts';
import { deleteBefore, noteSent, takeDue } from './store/deliveries.ts';
import type { DueDelivery } from './store/deliveries.ts';

const TIMEOUT_MS = 10_000;
/** Longer than a try takes: a node that died gives its deliveries back. */
const LEASE_MS = 60_000;
/** As many are sent at once. */
const BATCH = 20;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
const PURGE_BATCH = 1_000;

type Deps = WebhooksDeps & { readonly secrets: WebhookSecrets };

/** Sends what is due. At least once: who receives it twice finds the same id. No order is promised. */
export const createDeliverJob = (deps: Deps): Job<null> => ({
  name: 'webhooks.deliver',
  run: async (_payload, signal) => {
    while (!signal.aborted) {
      const now = deps.clock.now();
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      const due = await inTransaction(deps.db, (tx) => takeDue(tx, { now, leaseUntil, limit: BATCH }));
      await Promise.all(due.map((delivery) => deliver(deps, delivery)));
      if (due.length < BATCH) return;
    }
  },
});

const deliver = async ({ db, clock, secrets, send }: Deps, delivery: DueDelivery): Promise<void> => {
  const { id, source, body, tries, url, salt } = delivery;
  const headers = signedHeaders(secrets.ofAllKeys(salt), { id: source, at: clock.now(), body });
  const bounds = { timeoutMs: TIMEOUT_MS, bytesMax: 0, send };
  const { status, fault } = await fetchBounded(url, bounds, { method: 'POST', headers, body }).then(
    (answer) => ({ status: answer.status, fault: answer.isOk ? null : `status ${answer.status}` }),
    (error: unknown) => ({ status: null, fault: faultOf(error) }),
  );
  const now = clock.now();
  const nextAt = fault === null ? null : nextTryAt(tries, now);
  const failed = nextAt === null ? ('FAILED' as const) : ('WAITING' as const);
  await inTransaction(db, (tx) =>
    noteSent(tx, id, tries, {
      state: fault === null ? 'DELIVERED' : failed,
      next_at: nextAt,
      status,
      fault,
      delivered_at: fault === null ? now : null,
    }),
  );
};

const faultOf = (error: unknown): string => {
  if (!(error instanceof OutsideFault)) throw error;
  return error.why;
};

/** Forgets deliveries after a month. */
export const createPurgeJob = ({ db, clock }: Pick<WebhooksDeps, 'db' | 'clock'>): Job<null> => ({
  name: 'webhooks.purge',
  run: async (_payload, signal) => {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
    while (!signal.aborted)
      if ((await inTransaction(db, (tx) => deleteBefore(tx, before, PURGE_BATCH))) < PURGE_BATCH) return;
  },
});
