import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from '../i18n/index.ts';
import { leftOf, nextChangeMs } from './left-of.ts';
import type { Left } from './left-of.ts';

export type TimeLeftProps = {
  readonly until: Date;
  /** What is counted to, such as an end or a start. */
  readonly label: ReactNode;
  /** Shown as long as it is more than a week away, and once it is over. */
  readonly otherwise?: ReactNode;
  readonly className?: string;
};

const WEEK_MS = 7 * 86_400_000;

/** How long it is until a moment: by the minute, and in the last hour by the second. */
export function TimeLeft({ until, label, otherwise = null, className = '' }: TimeLeftProps) {
  const format = useFormatter();
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [now, setNow] = useState(() => Date.now());
  const leftMs = until.getTime() - now;
  const left = leftOf(leftMs, { isCalm });
  const isFar = leftMs > WEEK_MS;
  const changesAt = now + (isFar ? leftMs - WEEK_MS : nextChangeMs(leftMs, left));
  useEffect(() => {
    const waitMs = changesAt - Date.now();
    if (waitMs > MAX_WAIT_MS) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [changesAt]);
  const text = useLeftText(left);
  if (isFar || left.kind === 'over') return otherwise;
  return (
    <span className={`tabular-nums ${className}`}>
      {label}{' '}
      <time
        dateTime={until.toISOString()}
        title={format.dateTime(until, 'moment')}
        className="whitespace-nowrap font-semibold"
      >
        {text}
      </time>
    </span>
  );
}

/** A timer holds no longer wait. */
const MAX_WAIT_MS = 2_147_483_647;

const useLeftText = (left: Left): string => {
  const t = useTranslations('promotions');
  switch (left.kind) {
    case 'over':
      return '';
    case 'days':
      return t('left.days', { days: left.days, hours: left.hours });
    case 'hours':
      return t('left.hours', { hours: left.hours, minutes: left.minutes });
    case 'minutes':
      return t('left.minutes', { minutes: left.minutes });
    case 'clock':
      return `${String(left.minutes).padStart(2, '0')}:${String(left.seconds).padStart(2, '0')}`;
  }
};
