import { MARKETS, MARKET_NAMES } from '@fairground/contract/market/markets';
import type { MarketPolicy } from '@fairground/contract/market/policy';

const DAY_MS = 86_400_000;

type Terms = Pick<MarketPolicy, 'dormantAfterDays' | 'dormantNoticeDays'>;

const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** When an account becomes dormant: after the term of its market, and never before its owner was notified in time. */
export const dormantFrom = (
  { dormantAfterDays, dormantNoticeDays }: Terms,
  unusedSince: Date,
  noticedAt: Date,
): Date | undefined => {
  if (dormantAfterDays === 0) return undefined;
  const byTerm = daysAfter(unusedSince, dormantAfterDays);
  const byNotice = daysAfter(noticedAt, dormantNoticeDays);
  return byTerm > byNotice ? byTerm : byNotice;
};

/** Whether the owner has to be notified by now. */
export const isNoticeDue = ({ dormantAfterDays, dormantNoticeDays }: Terms, unusedSince: Date, now: Date): boolean =>
  dormantAfterDays > 0 && daysAfter(unusedSince, dormantAfterDays - dormantNoticeDays) <= now;

/** No message is sent about an account that was used after this moment, whichever its market. */
export const unusedBefore = (now: Date): Date => {
  const terms = MARKET_NAMES.map((name): Terms => MARKETS[name].policy).filter((each) => each.dormantAfterDays > 0);
  const days = terms.map(({ dormantAfterDays, dormantNoticeDays }) => dormantAfterDays - dormantNoticeDays);
  return daysAfter(now, -Math.min(...days));
};
