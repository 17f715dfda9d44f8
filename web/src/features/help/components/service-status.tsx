import type { HEALTH_STATES, readHealth } from '@fairground/contract/catalog/health-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { CircleCheck, CirclePause, Wrench } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { useHealth } from '../api/use-health.ts';

type State = (typeof HEALTH_STATES)[number];
type Health = ValueOf<typeof readHealth>;
type Window = { readonly startsAt: Date; readonly endsAt: Date | null };

const LOOKS: Record<State, { readonly tone: BadgeTone; readonly Icon: typeof Wrench }> = {
  open: { tone: 'gain', Icon: CircleCheck },
  maintenance: { tone: 'accent', Icon: Wrench },
  stopped: { tone: 'loss', Icon: CirclePause },
};

/** Whether the site and each vendor can be played now, and what is planned. */
export function ServiceStatus() {
  const t = useTranslations('help');
  const tCommon = useTranslations('common');
  const format = useFormatter();
  const health = useHealth();
  if (health.isPending) return <SkeletonText lines={6} />;
  if (health.isError)
    return (
      <ErrorState
        headingLevel={3}
        title={tCommon('state.error-title')}
        description={tCommon('state.error-text')}
        action={<Button onClick={() => void health.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  const { readAt, site, vendors } = health.data;
  return (
    <div className="grid grid-cols-1 gap-4 rounded-lg bg-surface-1 p-5 shadow-low sm:p-6">
      <p className="text-sm text-ink-soft">{t('status-text', { at: format.dateTime(readAt, 'moment') })}</p>
      <SiteLine site={site} />
      <h3 className="text-base">{t('status-vendors')}</h3>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {vendors.map(({ vendor, vendorName, planned, ...now }) => (
          <li key={vendor} className="grid gap-1 border-t border-line py-2 text-sm">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="font-semibold">{vendorName}</span>
              <Now {...now} />
            </p>
            {planned && <Planned window={planned} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SiteLine({ site: { planned, ...now } }: Pick<Health, 'site'>) {
  const t = useTranslations('help');
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{t('status-site')}</span>
        <Now {...now} />
      </p>
      {planned.length === 0 && <p className="text-sm text-ink-soft">{t('status-none')}</p>}
      {planned.map(({ title, ...window }) => (
        <Planned key={window.startsAt.toISOString()} window={window} title={title} />
      ))}
    </div>
  );
}

function Now({ state, until }: { readonly state: State; readonly until: Date | null }) {
  const t = useTranslations('help');
  const format = useFormatter();
  const { tone, Icon } = LOOKS[state];
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {until && (
        <span className="text-xs text-ink-soft tabular-nums">
          {t('status-until', { at: format.dateTime(until, 'moment') })}
        </span>
      )}
      <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
        {t(`status-state.${state}`)}
      </Badge>
    </span>
  );
}

function Planned({ window: { startsAt, endsAt }, title = '' }: { readonly window: Window; readonly title?: string }) {
  const t = useTranslations('help');
  const format = useFormatter();
  const from = format.dateTime(startsAt, 'moment');
  return (
    <p className="text-xs text-ink-soft tabular-nums">
      {endsAt === null
        ? t('status-planned-open', { from })
        : t('status-planned', { from, until: format.dateTime(endsAt, 'moment') })}
      {title !== '' && ` · ${title}`}
    </p>
  );
}
