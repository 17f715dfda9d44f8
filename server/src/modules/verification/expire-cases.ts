import { RENEW_DAYS } from '@fairground/contract/verification/levels';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { VerificationDeps } from './deps.ts';
import { hasLaterCase, takeEnding, updateCase } from './store.ts';
import type { Case } from './store.ts';

const BATCH = 100;
const DAY_MS = 86_400_000;

/** Marks documents that no longer count, and reminds their owners before they end. */
export const createExpireCases = ({
  db,
  clock,
  messages,
}: Pick<VerificationDeps, 'db' | 'clock' | 'messages'>): Job<null> => {
  const expire = async (tx: Tx, row: Case): Promise<void> => {
    await updateCase(tx, row.id, { state: 'EXPIRED' });
    // Renewed in time: nothing changes for the member.
    if (await hasLaterCase(tx, row)) return;
    await messages.write(tx, {
      member: row.member_id,
      kind: 'identity-expired',
      params: { level: String(row.level) },
      link: { page: 'securityCenter' },
      key: `verification:${row.id}:expired`,
    });
  };
  const remind = async (tx: Tx, row: Case): Promise<void> => {
    await updateCase(tx, row.id, { reminded_at: clock.now() });
    if (row.expires_at === null || (await hasLaterCase(tx, row))) return;
    await messages.write(tx, {
      member: row.member_id,
      kind: 'identity-expires-soon',
      params: { level: String(row.level), until: row.expires_at.toISOString() },
      link: { page: 'securityCenter' },
      key: `verification:${row.id}:expires-soon`,
    });
  };
  return {
    name: 'verification.expire-cases',
    run: async (_payload, signal) => {
      const now = clock.now();
      const soon = new Date(now.getTime() + RENEW_DAYS * DAY_MS);
      await inBatches(signal, () => takeAll(db, { before: now, unreminded: false }, expire));
      await inBatches(signal, () => takeAll(db, { before: soon, unreminded: true }, remind));
    },
  };
};

const takeAll = (
  db: VerificationDeps['db'],
  which: { readonly before: Date; readonly unreminded: boolean },
  handle: (tx: Tx, row: Case) => Promise<void>,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const rows = await takeEnding(tx, { ...which, limit: BATCH });
    for (const row of rows) await handle(tx, row);
    return rows.length;
  });

const inBatches = async (signal: AbortSignal, take: () => Promise<number>): Promise<void> => {
  let taken: number;
  do taken = await take();
  while (taken === BATCH && !signal.aborted);
};
