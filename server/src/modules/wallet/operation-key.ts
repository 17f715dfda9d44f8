import { hash } from 'node:crypto';
import type { Operation, OperationId } from './operation.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * The key under which an operation is kept. Our own transaction ids begin with their time, and so do their keys: new
 * ones stand side by side in the index however large it grows. Other numberings are hashed to a range of their own.
 */
export const keyOf = (id: OperationId): string => {
  const digest = digestOf([id.tenant, id.source, id.member.toString(), id.action, id.transactionId]);
  const prefix = UUID_V7.test(id.transactionId) ? id.transactionId.replaceAll('-', '').slice(0, 12) : 'f';
  return `${prefix}${digest.slice(prefix.length, 32)}`;
};

/** What was asked, as one figure: a repeat must ask for the same. */
export const fingerprintOf = ({ kind, account, counter, amount, spill, reverses }: Operation): string =>
  digestOf([
    kind,
    account.toString(),
    counter.toString(),
    kind === 'reversal' ? '' : amount.toString(),
    spill?.account.toString() ?? '',
    spill?.amount?.toString() ?? '',
    reverses ? keyOf(reverses) : '',
  ]).slice(0, 32);

/** Parts are counted before they are joined, so that no two lists of parts can read the same. */
const digestOf = (parts: readonly string[]): string =>
  hash('sha256', parts.map((part) => `${part.length}:${part}`).join('|'));
