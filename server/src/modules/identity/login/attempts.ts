import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AttemptState, Subject } from '../domain/attempts.ts';
import { isUntilRecovery, lockEnd, SITE_SUBJECT } from '../domain/attempts.ts';
import { clearAttempts, countTry, lockSubject, readAttempts, takeBackTry } from '../store/attempts.ts';

/**
 * Counts failures in the database, for all nodes and over restarts. A try counts as failed before it is made; anyone
 * who made it says how it went. Never inside a transaction: a rollback must not forget a failure.
 */
export type Attempts = {
  /** Refuses subjects that are locked (`identity.locked`, `identity.locked-until-recovery`), and says whether a picture must be read first. */
  readonly look: (subjects: readonly Subject[]) => Promise<{ readonly needsCaptcha: boolean }>;
  readonly begin: (subjects: readonly Subject[]) => Promise<Try>;
};

export type Try = {
  /** It went well: the first subject starts over, the others get back this one try. */
  readonly succeed: () => Promise<void>;
  /** It was wrong; answers whether a picture must be read next time, and the moment until which the first is locked. */
  readonly fail: () => Promise<{ readonly needsCaptcha: boolean; readonly lockedUntil: Date | undefined }>;
  /** The attempt was not made, for example because the queue was full; no failure is counted. */
  readonly takeBack: () => Promise<void>;
};

export const createAttempts = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Attempts => {
  const look: Attempts['look'] = async (subjects) => {
    const now = clock.now();
    const asked = [...subjects, SITE_SUBJECT];
    const states = await readAttempts(db, asked, now);
    refuseLocked(states, now);
    return { needsCaptcha: needsCaptcha(asked, states) };
  };

  const begin: Attempts['begin'] = async (subjects) => {
    const [first] = subjects;
    const keys = subjects.map(({ key }) => key);
    const begunAt = clock.now();
    const states = await countTry(db, subjects, begunAt);
    if (states.some(({ lockedUntil }) => lockedUntil !== undefined)) {
      const open = states.filter(({ lockedUntil }) => lockedUntil === undefined).map(({ key }) => key);
      if (open.length > 0) await takeBackTry(db, open);
      refuseLocked(states, begunAt);
    }
    return {
      succeed: async () => {
        if (first) await clearAttempts(db, first.key);
        if (keys.length > 1) await takeBackTry(db, keys.slice(1));
      },
      takeBack: () => takeBackTry(db, keys),
      fail: async () => {
        const now = clock.now();
        const [site] = await countTry(db, [SITE_SUBJECT], now);
        let lockedUntil: Date | undefined;
        for (const { key, rule } of subjects) {
          const failures = states.find((state) => state.key === key)?.failures ?? 0;
          if (failures < rule.failuresMax) continue;
          const until = lockEnd(rule, now);
          await lockSubject(db, key, { lockedUntil: until, countsUntil: new Date(until.getTime() + rule.windowMs) });
          if (key === first?.key) lockedUntil = until;
        }
        const known = site === undefined ? states : [...states, site];
        return { needsCaptcha: needsCaptcha([...subjects, SITE_SUBJECT], known), lockedUntil };
      },
    };
  };
  return { look, begin };
};

const needsCaptcha = (subjects: readonly Subject[], states: readonly AttemptState[]): boolean =>
  states.some(
    ({ key, failures }) => failures >= (subjects.find((subject) => subject.key === key)?.rule.captchaAfter ?? Infinity),
  );

const refuseLocked = (states: readonly AttemptState[], now: Date): void => {
  const ends = states.flatMap(({ lockedUntil }) => (lockedUntil === undefined ? [] : [lockedUntil.getTime()]));
  if (ends.length === 0) return;
  const latest = new Date(Math.max(...ends));
  if (isUntilRecovery(latest)) throw new Refusal('identity.locked-until-recovery');
  const retryAfterSeconds = Math.max(1, Math.ceil((latest.getTime() - now.getTime()) / 1_000));
  throw new Refusal('identity.locked', { retryAfterSeconds });
};

/** Runs one attempt. Counts no failure if the queue was full. */
export const tried = async <Result>(attempt: Try, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    await attempt.takeBack();
    throw error;
  }
};
