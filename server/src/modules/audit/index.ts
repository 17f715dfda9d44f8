/** Keeps the trail of who changed what and why, chained so that no line can be altered unseen. */
import type { Tx } from '../../platform/database/index.ts';
import type { AuditDeps } from './deps.ts';
import type { AuditEntry, AuditLine } from './domain/entry.ts';
import { record } from './record.ts';
import { readLinesBefore } from './store.ts';
import type { ChainReport } from './verify-chain.ts';
import { verifyChain } from './verify-chain.ts';

export type { ActorKind, AuditEntry, AuditLine } from './domain/entry.ts';
export type { ChainReport } from './verify-chain.ts';

/** Who makes a change, from where and why: what every use case of staff is handed. */
export type Actor = Pick<AuditEntry, 'actorKind' | 'actor' | 'reason' | 'ip'>;

export type Audit = {
  /** Writes a line in the transaction of the change; call it last. */
  readonly record: (tx: Tx, entry: AuditEntry) => Promise<void>;
  /** The newest lines, or those before a number, newest first. */
  readonly listLines: (page: { readonly before?: bigint; readonly limit: number }) => Promise<readonly AuditLine[]>;
  /** Recomputes the chain from its first line. */
  readonly verifyChain: () => Promise<ChainReport>;
};

export const createAudit = (deps: AuditDeps): Audit => ({
  record: (tx, entry) => record(deps, tx, entry),
  listLines: ({ before, limit }) => readLinesBefore(deps.db, before, limit),
  verifyChain: () => verifyChain(deps),
});
