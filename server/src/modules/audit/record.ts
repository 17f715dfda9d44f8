import type { Tx } from '../../platform/database/index.ts';
import type { AuditDeps } from './deps.ts';
import type { ChainKeys } from './chain-key.ts';
import { keyedHashOf } from './domain/chain.ts';
import type { AuditEntry } from './domain/entry.ts';
import { insertLine, lockHead, moveHead } from './store.ts';

/**
 * Writes one line in the transaction of the change it records. Writers wait for each other from here to their commit,
 * so it stands last in a use case.
 */
export const record = async (
  { clock, keys }: Pick<AuditDeps, 'clock'> & { readonly keys: ChainKeys },
  tx: Tx,
  entry: AuditEntry,
): Promise<void> => {
  const head = await lockHead(tx);
  const { key } = await keys.forWriting(tx, head);
  const line = { ...entry, seq: head.seq + 1n, at: clock.now() };
  const hash = keyedHashOf(key, head.hash, line);
  await insertLine(tx, { ...line, previousHash: head.hash, hash });
  await moveHead(tx, line.seq, hash);
};
