import type { Operator } from '../../../platform/http/route.ts';
import type { Core } from '../core.ts';
import { keyStateOf, USED_MS } from '../domain/api-key.ts';
import { hashOfToken } from '../domain/token.ts';
import { findKeyOfSecret, touchKey } from '../store/api-keys.ts';

/**
 * What calls with the secret of a key: it has no session, so it neither logs in, nor steps up, nor holds or decides a change. Its
 * number is below zero, where no member of staff is; the colon of its name is in no name of staff.
 */
export const authenticateKey = async (
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  secret: string,
  ip: string,
): Promise<Operator | undefined> => {
  const now = clock.now();
  const key = await findKeyOfSecret(db, hashOfToken(secret), now);
  if (key === undefined || keyStateOf(key, now) !== 'active') return undefined;
  if (key.usedAt === null || now.getTime() - key.usedAt.getTime() >= USED_MS)
    await touchKey(db, key.id, { at: now, from: ip });
  return {
    operatorId: -key.id,
    sessionId: -key.id,
    name: `key:${key.name}`,
    roles: [],
    permissions: new Set(key.permissions),
    isSteppedUp: false,
    isKey: true,
  };
};
