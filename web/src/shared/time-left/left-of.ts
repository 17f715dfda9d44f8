/** How long it is until a moment, in the parts that are shown. */
export type Left =
  | { readonly kind: 'over' }
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'clock'; readonly minutes: number; readonly seconds: number };

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Seconds count in the last hour alone, and not for those who want no motion. */
export const leftOf = (leftMs: number, { isCalm = false } = {}): Left => {
  if (leftMs <= 0) return { kind: 'over' };
  const minutes = Math.floor(leftMs / MINUTE_MS);
  if (leftMs >= DAY_MS)
    return { kind: 'days', days: Math.floor(leftMs / DAY_MS), hours: Math.floor((leftMs % DAY_MS) / HOUR_MS) };
  if (leftMs >= HOUR_MS) return { kind: 'hours', hours: Math.floor(leftMs / HOUR_MS), minutes: minutes % 60 };
  if (isCalm) return { kind: 'minutes', minutes: Math.max(1, minutes) };
  return { kind: 'clock', minutes, seconds: Math.floor((leftMs % MINUTE_MS) / SECOND_MS) };
};

/** When what is shown changes next. */
export const nextChangeMs = (leftMs: number, { kind }: Left): number =>
  kind === 'over' ? Number.POSITIVE_INFINITY : (leftMs % (kind === 'clock' ? SECOND_MS : MINUTE_MS)) + 1;
