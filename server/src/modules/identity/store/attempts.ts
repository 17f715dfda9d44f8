import { sql } from 'kysely';
import type { Db, Reader } from '../../../platform/database/index.ts';
import { lockEnd } from '../domain/attempts.ts';
import type { AttemptState, Subject } from '../domain/attempts.ts';
import { identityIn } from './identity-in.ts';

/** Failures and locks of subjects at a moment; a subject without a row has no failures. */
export const readAttempts = async (
  db: Db,
  subjects: readonly Subject[],
  now: Date,
): Promise<readonly AttemptState[]> => {
  const rows = await identityIn(db)
    .selectFrom('identity_attempt')
    .select(['subject', 'failures', 'locked_until'])
    .where(
      'subject',
      'in',
      subjects.map(({ key }) => key),
    )
    .where('counts_until', '>', now)
    .execute();
  return rows.map((row) => ({
    key: row.subject,
    failures: row.failures,
    lockedUntil: row.locked_until !== null && row.locked_until > now ? row.locked_until : undefined,
  }));
};

/**
 * Counts one try as a failure before it is made, so that a thousand at once get no more than their due. Past the
 * rule the subject is locked; a lock that ended leaves the count at the captcha, not at nothing. Rows are taken in
 * the order of their keys: two logins never wait for each other crosswise.
 */
export const countTry = async (db: Db, subjects: readonly Subject[], now: Date): Promise<readonly AttemptState[]> => {
  const states: AttemptState[] = [];
  for (const { key, rule } of subjects.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const countsUntil = new Date(now.getTime() + rule.windowMs);
    const lockUntil = lockEnd(rule, now);
    const most = Math.min(rule.failuresMax, 2_000_000_000);
    const afterLock = Math.min(rule.captchaAfter, most - 1) + 1;
    const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
      insert into identity_attempt as held (subject, failures, counts_until) values (${key}, 1, ${countsUntil})
      on conflict (subject) do update set
        failures = case when held.locked_until > ${now} then held.failures
                        when held.locked_until is not null and held.counts_until > ${now} then ${afterLock}::int
                        when held.counts_until <= ${now} then 1
                        else held.failures + 1 end,
        counts_until = case when held.counts_until <= ${now} then ${countsUntil}::timestamptz
                            when held.locked_until is null and held.failures >= ${most}
                              then greatest(held.counts_until, ${lockUntil}::timestamptz)
                            else held.counts_until end,
        locked_until = case when held.locked_until > ${now} then held.locked_until
                            when held.locked_until is null and held.counts_until > ${now} and held.failures >= ${most}
                              then ${lockUntil}::timestamptz
                            else null end
      returning failures, locked_until`.execute(db);
    const row = rows[0];
    if (row) states.push({ key, failures: row.failures, lockedUntil: row.locked_until ?? undefined });
  }
  return states;
};

/** Locks a subject whose last permitted try failed; its count outlives the lock. */
export const lockSubject = async (
  db: Db,
  key: string,
  { lockedUntil, countsUntil }: { readonly lockedUntil: Date; readonly countsUntil: Date },
): Promise<void> => {
  await identityIn(db)
    .updateTable('identity_attempt')
    .set({ locked_until: lockedUntil, counts_until: countsUntil })
    .where('subject', '=', key)
    .where('locked_until', 'is', null)
    .execute();
};

/** A try that was no failure after all. */
export const takeBackTry = async (db: Db, keys: readonly string[]): Promise<void> => {
  await identityIn(db)
    .updateTable('identity_attempt')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('subject', 'in', [...keys].toSorted())
    .execute();
};

/** Forgets what failed; answers whether there was anything. */
export const clearAttempts = async (reader: Reader, key: string): Promise<boolean> => {
  const { numDeletedRows } = await identityIn(reader)
    .deleteFrom('identity_attempt')
    .where('subject', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Removes some rows that count no more; answers how many. */
export const deleteOldAttempts = async (db: Db, now: Date, limit: number): Promise<number> => {
  const old = identityIn(db)
    .selectFrom('identity_attempt')
    .select('subject')
    .where('counts_until', '<', now)
    .limit(limit);
  const { numDeletedRows } = await identityIn(db)
    .deleteFrom('identity_attempt')
    .where('subject', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
