import { hash } from 'node:crypto';
import type { Operation, OperationId } from './operation.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * The key under which an operation is kept. Our own transaction ids begin with their time, and so do their keys: new
 * ones stand side by side in the index however large it grows. Other numberings are hashed to a range of their own.
 */
export const keyOf = ({ tenant, source, member, action, transactionId }: OperationId): string => {
  // Put together by hand: every wager needs two or three of these.
  const digest = hash(
    'sha256',
    `${counted(tenant)}|${counted(source)}|${counted(member.toString())}|${counted(action)}|${counted(transactionId)}`,
  );
  if (!UUID_V7.test(transactionId)) return `f${digest.slice(1, 32)}`;
  return transactionId.slice(0, 8) + transactionId.slice(9, 13) + digest.slice(12, 32);
};

/** What was asked, as one figure: a repeat must ask for the same. */
export const fingerprintOf = ({ kind, account, counter, amount, split, reverses }: Operation): string =>
  digestOf([
    kind,
    account.toString(),
    counter.toString(),
    kind === 'reversal' ? '' : amount.toString(),
    split?.account.toString() ?? '',
    split?.amount?.toString() ?? '',
    reverses ? keyOf(reverses) : '',
  ]).slice(0, 32);

/** Parts are counted before they are joined, so that no two lists of parts can read the same. */
const counted = (part: string): string => `${part.length}:${part}`;

const digestOf = (parts: readonly string[]): string => hash('sha256', parts.map(counted).join('|'));
