import { REASON_LENGTH } from '@fairground/contract/approvals/fields';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ApprovalsDeps } from './deps.ts';
import { EXPIRES_AFTER_MS } from './domain/decision.ts';
import type { Staff } from './domain/kind.ts';
import { payloadHashOf, requestHashOf } from './domain/payload-hash.ts';
import type { KnownKind } from './kinds.ts';
import { findPending, insertRequest } from './store.ts';

/** Keeps a change for a second person; the same change of the same maker, held again, is the same request. */
export const hold = async (
  { db, clock, audit }: ApprovalsDeps,
  kind: KnownKind,
  { operator, ip }: Staff,
  payload: unknown,
  options: { readonly reason: string; readonly version?: string | undefined },
): Promise<bigint> => {
  const reason = checkedReason(options.reason);
  if (!operator.permissions.has(kind.permission)) throw new Refusal('access.permission-required');
  return inTransaction(db, async (tx) => {
    const targetVersion = await kind.check(tx, payload);
    if (options.version !== undefined && options.version !== targetVersion)
      throw new Refusal('approvals.state-conflict', { version: targetVersion });
    const { target, changes } = await kind.describe(tx, payload);
    const held = { kind: kind.kind, payload, target, targetVersion, changes, reason };
    const payloadHash = payloadHashOf(held);
    const requestHash = requestHashOf(held);
    const now = clock.now();
    const added = await insertRequest(tx, {
      ...held,
      payloadHash,
      requestHash,
      makerId: operator.operatorId,
      makerName: operator.name,
      makerIp: ip,
      createdAt: now,
      expiresAt: new Date(now.getTime() + EXPIRES_AFTER_MS),
    });
    if (!added) return (await findPending(tx, operator.operatorId, requestHash))?.id ?? gone();
    await audit.record(tx, {
      actorKind: 'operator',
      actor: operator.name,
      action: 'approvals.hold',
      resource: 'approval',
      resourceId: added.id.toString(),
      before: null,
      after: { kind: kind.kind, target, changes, hash: payloadHash.toString('hex') },
      reason,
      ip,
    });
    return added.id;
  });
};

const checkedReason = (text: string): string => {
  const reason = text.trim();
  if (reason.length < REASON_LENGTH.min || reason.length > REASON_LENGTH.max)
    throw new Refusal('approvals.reason-refused', REASON_LENGTH);
  return reason;
};

/** The twin was decided between two statements: the maker asks again and sees how things stand. */
const gone = (): never => {
  throw new Refusal('approvals.decided');
};
