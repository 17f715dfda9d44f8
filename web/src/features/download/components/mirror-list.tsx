import { useQuery } from '@tanstack/react-query';
import { Gauge, RefreshCw } from 'lucide-react';
import { Badge } from '@fairground/ui/badge';
import { Button, ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { routesQuery } from '../api/routes-query.ts';
import { type SpeedRoute, useSpeedTest } from '../hooks/use-speed-test.ts';
import { ATTEMPTS, fastestHost, type RouteSpeed } from '../model/route-speed.ts';

const NO_ROUTES: readonly (SpeedRoute & { readonly url: string })[] = [];

/** Every address of the site, timed from this browser. */
export function MirrorList() {
  const t = useTranslations('download');
  const routes = useQuery(routesQuery()).data?.list ?? NO_ROUTES;
  const { speeds, isRunning, repeat } = useSpeedTest(routes);
  const fastest = fastestHost(speeds);
  if (routes.length === 0) return null;
  return (
    <section aria-labelledby="mirrors" className="rounded-lg bg-surface-1 p-5 shadow-low sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="mirrors" className="text-lg">
            {t('mirrors-title')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{t('mirrors-text')}</p>
        </div>
        <Button iconStart={<RefreshCw aria-hidden="true" />} loading={isRunning} onClick={repeat}>
          {t('test')}
        </Button>
      </div>
      <ul className="mt-5 grid gap-2">
        {routes.map(({ host, url }) => (
          <li key={host} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-2 px-4 py-3">
            <Gauge aria-hidden="true" className="size-5 text-ink-faint" />
            <bdi className="min-w-0 flex-[1_1_11rem] truncate font-semibold">{host}</bdi>
            <div className="ms-auto flex items-center gap-x-4">
              {host === fastest && routes.length > 1 && <Badge tone="gain">{t('fastest')}</Badge>}
              <output className="min-w-16 text-end text-sm tabular-nums">
                <Speed speed={speeds.get(host) ?? { state: 'waiting' }} />
              </output>
              <Way url={url} host={host} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-ink-faint">{t('speed-help', { asked: String(ATTEMPTS) })}</p>
    </section>
  );
}

type WayProps = { readonly url: string; readonly host: string };

/** The way to an address; the one without a host of its own is where the visitor already is. */
function Way({ url, host }: WayProps) {
  const t = useTranslations('download');
  if (url.startsWith('/')) return <Badge>{t('here')}</Badge>;
  return (
    <ButtonLink href={url} size="sm" variant="ghost" aria-label={t('visit-host', { host })}>
      {t('visit')}
    </ButtonLink>
  );
}

function Speed({ speed }: { readonly speed: RouteSpeed }) {
  const t = useTranslations('download');
  switch (speed.state) {
    case 'waiting':
      return <span className="text-ink-faint">{t('waiting')}</span>;
    case 'testing':
      return <span className="text-ink-faint">{t('testing')}</span>;
    case 'unreachable':
      return <span className="text-loss">{t('unreachable')}</span>;
    case 'measured':
      return (
        <>
          <span className="font-semibold">{t('speed-ms', { ms: String(speed.ms) })}</span>
          {speed.answered < ATTEMPTS && (
            <span className="block text-xs text-loss">
              {t('speed-lost', { answered: String(speed.answered), asked: String(ATTEMPTS) })}
            </span>
          )}
        </>
      );
  }
}
