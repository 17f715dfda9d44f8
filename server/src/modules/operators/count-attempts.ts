import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Core } from './core.ts';
import { countAttempt, FAILURES_OF_NAME_MAX } from './domain/attempts.ts';
import { lockAttempts, setAttempts } from './store/attempts.ts';
import type { Staff } from './store/staff.ts';

/** Account name and address of a login attempt. */
export type Attempter = { readonly name: string; readonly ip: string };

/** What attempts are counted by: the name with an address, and the name alone. */
export const keysOf = ({ name, ip }: Attempter): readonly [string, string] => [`${name} ${ip}`, name];

/** Counts an attempt before it is made; refuses it where the limit is reached. */
export const countOrRefuse = async ({ db, clock }: Core, attempter: Attempter): Promise<void> => {
  const now = clock.now();
  const lockedUntil = await inTransaction(db, async (tx) => {
    const [here, everywhere] = keysOf(attempter);
    const fromHere = countAttempt(await lockAttempts(tx, here, now), now);
    if ('lockedUntil' in fromHere) return fromHere.lockedUntil;
    const ofName = countAttempt(await lockAttempts(tx, everywhere, now), now, FAILURES_OF_NAME_MAX);
    if ('lockedUntil' in ofName) return ofName.lockedUntil;
    await setAttempts(tx, here, fromHere.next);
    await setAttempts(tx, everywhere, ofName.next);
    return undefined;
  });
  if (lockedUntil === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1_000));
  throw new Refusal('operators.locked', { retryAfterSeconds });
};

/** A comparison that was not made, because too many wait for one, was no attempt. */
export const verifyOrTakeBack = async (
  { db, clock, passwords }: Core,
  attempter: Attempter,
  found: Pick<Staff, 'passwordHash'> | undefined,
  password: string,
): Promise<boolean> => {
  try {
    return await passwords.verify(found?.passwordHash ?? null, password);
  } catch (error) {
    await inTransaction(db, async (tx) => {
      for (const key of keysOf(attempter)) {
        const stored = await lockAttempts(tx, key, clock.now());
        if (stored)
          await setAttempts(tx, key, { ...stored, failures: Math.max(0, stored.failures - 1), lockedUntil: null });
      }
    });
    throw error;
  }
};
