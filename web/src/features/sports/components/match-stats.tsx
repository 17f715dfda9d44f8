import type { MatchStats } from '@fairground/contract/sports/pushes';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { LiveFixture } from '../hooks/live-store.ts';
import { barsOf, lastPressure, MOMENTUM_BOX } from '../model/momentum.ts';

type StatsProps = { readonly stats: MatchStats; readonly live: LiveFixture };

const COUNTED = ['attacks', 'shots', 'onTarget', 'corners'] as const;

/** What the feed counts in the match, and who pressed when. */
export function Stats({ stats, live }: StatsProps) {
  const t = useTranslations('sports');
  return (
    <section className="sb-card" aria-label={t('stats.title')}>
      <h3 className="text-sm">{t('stats.title')}</h3>
      <Momentum momentum={stats.momentum} live={live} />
      <dl className="grid grid-cols-1 gap-2 text-sm">
        {COUNTED.map((name) => {
          const { home, away } = stats[name];
          return (
            <div key={name} className="sb-stat">
              <dt>{t(`stats.${name}`)}</dt>
              <dd>
                <span className="sr-only">{t('score-now', sidesOf(live, home, away))}</span>
                <span aria-hidden="true">{home}</span>
                <span aria-hidden="true" className="sb-stat-bar">
                  <span data-side="home" style={{ flexGrow: home }} />
                  <span data-side="away" style={{ flexGrow: away }} />
                </span>
                <span aria-hidden="true">{away}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const sidesOf = ({ home, away }: LiveFixture, homeCount: number, awayCount: number) => ({
  home: home.name,
  homeScore: String(homeCount),
  away: away.name,
  awayScore: String(awayCount),
});

function Momentum({ momentum, live }: { readonly momentum: readonly number[]; readonly live: LiveFixture }) {
  const t = useTranslations('sports');
  const pressing = lastPressure(momentum);
  const { width, height } = MOMENTUM_BOX;
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="text-xs text-ink-soft">
        {pressing === 'even' ? t('stats.even') : t('stats.pressing', { team: live[pressing].name })}
      </figcaption>
      {/* Sides are told apart by where their bars stand, above or below the line, and not by colour alone. */}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="sb-momentum">
        <line x1="0" x2={width} y1={height / 2} y2={height / 2} />
        {barsOf(momentum).map(({ x, y, height: tall, side }) => (
          <rect key={x} x={x} y={y} width="12" height={tall} rx="2" data-side={side} />
        ))}
      </svg>
    </figure>
  );
}
