import type { SiteStatus } from '@fairground/contract/system/endpoints';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { useNow } from '../hooks/use-now.ts';
import { timeLeft, type TimeLeft } from '../model/time-left.ts';
import { ClosedPage } from './closed-page.tsx';

type MaintenancePageProps = { readonly maintenance: SiteStatus['info']['maintenance'] };

/** The site during maintenance. It opens by itself when the status changes. */
export function MaintenancePage({ maintenance }: MaintenancePageProps) {
  const t = useTranslations('states');
  const endAt = maintenance?.endAt ?? null;
  return (
    <ClosedPage
      picture="maintenance"
      title={maintenance?.title || t('maintenance.title')}
      text={t('maintenance.text')}
      contact={maintenance?.contact ?? ''}
      contactLabel={t('maintenance.contact')}
    >
      {endAt ? <Countdown endAt={endAt} /> : <p className="mt-6 text-sm text-ink-faint">{t('maintenance.unknown')}</p>}
    </ClosedPage>
  );
}

const NOTHING_LEFT: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

function Countdown({ endAt }: { readonly endAt: Date }) {
  const t = useTranslations('states');
  const format = useFormatter();
  const now = useNow();
  // The figures keep their place until there is a clock to count by: on the server, and without a script for good.
  const left = now ? timeLeft(now, endAt) : NOTHING_LEFT;
  if (!left) return <p className="mt-6 text-sm text-ink-faint">{t('maintenance.overdue')}</p>;
  return (
    <>
      {/* A browser may know other words for a date than the server; what was read first stays. */}
      <p className="mt-6 text-sm text-ink-soft" suppressHydrationWarning>
        {t('maintenance.until', { date: format.dateTime(endAt, 'moment') })}
      </p>
      <div role="timer" aria-label={t('maintenance.remaining')} className={now ? undefined : 'invisible'}>
        <dl className="mt-4 flex gap-3">
          {UNITS.map((unit) => (
            <div key={unit} className="flex w-18 flex-col-reverse rounded-md bg-surface-1 py-3 shadow-low sm:w-20">
              <dt className="text-xs text-ink-faint">{t(`maintenance.${unit}`, { count: left[unit] })}</dt>
              <dd className="font-display text-xl tabular-nums">{String(left[unit]).padStart(2, '0')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
