import type { Money } from '@fairground/contract/money';

type Hours = { readonly opens_minute: number; readonly closes_minute: number };

/** The minute of the business day. */
export const minuteOf = (moment: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).formatToParts(
    moment,
  );
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (read('hour') % 24) * 60 + read('minute');
};

/** A window that closes before it opens passes midnight. */
export const isWithinHours = ({ opens_minute, closes_minute }: Hours, minute: number): boolean =>
  opens_minute < closes_minute
    ? minute >= opens_minute && minute < closes_minute
    : minute >= opens_minute || minute < closes_minute;

/** Whether a channel takes this deposit now, of a member of this rank. */
export const isTaking = (
  channel: Hours & { readonly status: 'OPEN' | 'CLOSED'; readonly min_rank: number },
  { minute, rank }: { readonly minute: number; readonly rank: number },
): boolean => channel.status === 'OPEN' && rank >= channel.min_rank && isWithinHours(channel, minute);

/** Amounts of the form have two decimals at most; the tail of a bank transfer is ours. */
const STEP = 100n;

export const isAmountInRange = (
  amount: Money,
  { min_amount, max_amount }: { readonly min_amount: Money; readonly max_amount: Money },
): boolean => amount >= min_amount && amount <= max_amount && amount % STEP === 0n;
