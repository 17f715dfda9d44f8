import type { Promotion } from '@fairground/contract/promotions/endpoints';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { AwakePart } from '../../../shared/page/awake-part.tsx';
import { TimeLeft } from '../../../shared/time-left/lazy-time-left.ts';

type CountdownProps = {
  readonly promotion: Pick<Promotion, 'startsAt' | 'endsAt' | 'isComing'>;
  /** Its day is said beside it already. */
  readonly isDaySaid?: boolean;
};

/** How long it is until an offer begins, or how long it still runs; its day, as long as that is far away. */
export function Countdown({ promotion, isDaySaid = false }: CountdownProps) {
  const { startsAt, endsAt, isComing = false } = promotion;
  const t = useTranslations('promotions');
  const format = useFormatter();
  const until = isComing ? startsAt : endsAt;
  if (until === null) return null;
  const day = format.dateTime(until, 'date');
  const said = isDaySaid ? null : (
    <span className="text-ink-faint tabular-nums">{t(isComing ? 'from' : 'until', { day })}</span>
  );
  return (
    <AwakePart fallback={said}>
      <TimeLeft
        until={until}
        label={t(isComing ? 'starts-in' : 'ends-in')}
        otherwise={said}
        className="text-ink-soft"
      />
    </AwakePart>
  );
}
