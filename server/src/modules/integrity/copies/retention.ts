import type { IntegrityDeps } from '../deps.ts';
import { findOldestCopy, listEventsAfter } from '../store/copies.ts';

const YEAR = 366;
/** Everything that is needed to tell play again, and the logs: ten years; who logged in: ninety days. */
const [LOGS_DAYS, LOGIN_DAYS] = [10 * YEAR, 90];

type Kept = { readonly what: string; readonly keptDays: number | null; readonly askedDays: number };

/** What the product deletes after which time; null is never. The jobs that delete stand with their modules. */
const KEPT: readonly Kept[] = [
  { what: 'bets', keptDays: null, askedDays: LOGS_DAYS },
  { what: 'ledger', keptDays: null, askedDays: LOGS_DAYS },
  { what: 'draws', keptDays: null, askedDays: LOGS_DAYS },
  { what: 'staff-logins', keptDays: null, askedDays: LOGIN_DAYS },
];

/** What is kept for how long, with the oldest line of each log. */
export const showRetention = async ({ db, audit }: Pick<IntegrityDeps, 'db' | 'audit'>) => {
  const [line] = await audit.listAfter(db, 0n, 1);
  const [event] = await listEventsAfter(db, 0n, 1);
  const copy = await findOldestCopy(db);
  const logs = [
    { what: 'audit', oldestAt: line?.at ?? null },
    { what: 'events', oldestAt: event?.at ?? null },
    { what: 'copies', oldestAt: copy?.at ?? null },
  ].map((log) => ({ ...log, keptDays: null, askedDays: LOGS_DAYS }));
  return { list: [...logs, ...KEPT.map((kept) => ({ ...kept, oldestAt: null }))] };
};
