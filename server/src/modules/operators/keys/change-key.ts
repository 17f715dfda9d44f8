import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { Core } from '../core.ts';
import { keyStateOf, overlapOf } from '../domain/api-key.ts';
import { hashOfToken, newKeySecret } from '../domain/token.ts';
import { lockKey, setRevoked, setSecretOfKey } from '../store/api-keys.ts';

type Seen = { readonly keyId: bigint; readonly version: number };

/** Makes a secret and answers it this once. A repeat after a lost answer meets another version: nothing goes on unseen. */
export const issueKey = (
  { db, clock, random, audit }: Core,
  actor: Actor,
  { overlapHours, ...seen }: Seen & { readonly overlapHours: number },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const key = await livingKey(tx, seen, now);
    const secret = newKeySecret(random);
    const until = overlapOf(now, overlapHours, key.expiresAt);
    const previous = key.secretHash !== null && until !== null ? { hash: key.secretHash, until } : null;
    await setSecretOfKey(tx, key.id, { hash: hashOfToken(secret), at: now, previous });
    await audit.record(tx, {
      ...actor,
      action: 'operators.issue-key',
      resource: 'api-key',
      resourceId: key.name,
      before: { issuedAt: key.issuedAt?.toISOString() ?? null },
      after: { issuedAt: now.toISOString(), previousUntil: previous?.until.toISOString() ?? null },
    });
    return secret;
  });

/** What takes a right away holds at once and needs nobody else. */
export const revokeKey = ({ db, clock, audit }: Core, actor: Actor, seen: Seen): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const key = await livingKey(tx, seen, now);
    await setRevoked(tx, key.id, now);
    await audit.record(tx, {
      ...actor,
      action: 'operators.revoke-key',
      resource: 'api-key',
      resourceId: key.name,
      before: { permissions: key.permissions },
      after: { state: 'revoked' },
    });
  });

const livingKey = async (tx: Tx, { keyId, version }: Seen, now: Date) => {
  const key = await lockKey(tx, keyId);
  if (key === undefined) throw new Refusal('operators.key-unknown');
  const state = keyStateOf(key, now);
  if (state === 'expired' || state === 'revoked') throw new Refusal('operators.key-over');
  if (key.version !== version) throw new Refusal('operators.version-conflict');
  return key;
};
