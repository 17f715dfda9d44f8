import type { Tx } from '../../platform/database/index.ts';
import type { AuditDeps } from './deps.ts';
import { hashOf } from './domain/chain.ts';
import type { AuditEntry } from './domain/entry.ts';
import { insertLine, lockHead, moveHead } from './store.ts';

/**
 * Writes one line in the transaction of the change it tells of. Writers wait for each other from here to their commit,
 * so it stands last in a use case.
 */
export const record = async ({ clock }: Pick<AuditDeps, 'clock'>, tx: Tx, entry: AuditEntry): Promise<void> => {
  const head = await lockHead(tx);
  const line = { ...entry, seq: head.seq + 1n, at: clock.now() };
  const hash = hashOf(head.hash, line);
  await insertLine(tx, { ...line, previousHash: head.hash, hash });
  await moveHead(tx, line.seq, hash);
};
