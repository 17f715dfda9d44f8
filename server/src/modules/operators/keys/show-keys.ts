import type { Id } from '@fairground/contract/ids';
import type { ShownKey } from '@fairground/contract/operators/operator-endpoints';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import { keyStateOf } from '../domain/api-key.ts';
import { findKey, listKeyRows } from '../store/api-keys.ts';
import type { ApiKey } from '../store/api-keys.ts';

/** Every key, the newest first; secrets are nowhere to be shown. */
export const listKeys = async ({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<ShownKey[]> => {
  const now = clock.now();
  return (await listKeyRows(db)).map((key) => shown(key, now));
};

export const readKey = async ({ db, clock }: Pick<Core, 'db' | 'clock'>, keyId: bigint): Promise<ShownKey> => {
  const key = await findKey(db, keyId);
  if (key === undefined) throw new Refusal('operators.key-unknown');
  return shown(key, clock.now());
};

const shown = ({ id, revokedAt, permissions, previousUntil, ...key }: ApiKey, now: Date): ShownKey => ({
  ...key,
  keyId: id as Id<'api key'>,
  permissions: [...permissions],
  previousUntil: previousUntil !== null && previousUntil > now ? previousUntil : null,
  state: keyStateOf({ ...key, revokedAt }, now),
});
