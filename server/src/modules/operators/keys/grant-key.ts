import { keyGrantSchema } from '@fairground/contract/operators/operator-endpoints';
import type * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor, Audit } from '../../audit/index.ts';
import { endOf } from '../domain/api-key.ts';
import type { HoldStaffChange } from '../staff-change.ts';
import { findKeyByName, insertKey } from '../store/api-keys.ts';
import { queueStaffChanges } from '../store/staff.ts';

export type KeyGrant = z.output<typeof keyGrantSchema>;

/** A new key has no secret yet: the approver never sees one, and a secret is made only after the approval. */
export const keyGrantKind = ({ audit, clock }: { readonly audit: Pick<Audit, 'record'>; readonly clock: Clock }) => ({
  kind: 'operators.grant-key',
  permission: 'staff.write' as const,
  schema: keyGrantSchema,
  describe: (_tx: Tx, { name, permissions, days }: KeyGrant) =>
    Promise.resolve({
      target: `key ${name}`,
      changes: [
        { field: 'permissions', before: null, after: permissions.join(', ') },
        { field: 'days', before: null, after: String(days) },
      ],
    }),
  validate: async (tx: Tx, { name }: KeyGrant) => {
    await queueStaffChanges(tx);
    if ((await findKeyByName(tx, name)) !== undefined) throw new Refusal('operators.key-name-taken');
  },
  versionOf: () => Promise.resolve(''),
  execute: async (tx: Tx, { name, permissions, days }: KeyGrant, { actor }: { readonly actor: Actor }) => {
    const now = clock.now();
    const wanted = [...new Set(permissions)];
    const expiresAt = endOf(now, days);
    await insertKey(tx, { name, permissions: wanted, createdAt: now, expiresAt });
    await audit.record(tx, {
      ...actor,
      action: 'operators.grant-key',
      resource: 'api-key',
      resourceId: name,
      before: null,
      after: { permissions: wanted, expiresAt: expiresAt.toISOString() },
    });
  },
});

export type KeyGrantKind = ReturnType<typeof keyGrantKind>;
export type HoldKeyGrant = HoldStaffChange<KeyGrant>;
