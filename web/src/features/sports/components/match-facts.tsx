import type { Market } from '@fairground/contract/sports/endpoints';
import { CircleDot, Flag, Hourglass, Trophy } from 'lucide-react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import type { MatchPage } from '../api/sports.ts';
import { usePrices } from '../hooks/live-store.ts';
import type { LiveFixture } from '../hooks/live-store.ts';
import { useSportsWords } from '../hooks/use-words.ts';
import { MatchProof } from './match-proof.tsx';
import { Stats } from './match-stats.tsx';
import { chancesOf, resultMarket } from '../model/chances.ts';

type MatchFactsProps = { readonly page: MatchPage; readonly live: LiveFixture };

/** What the feed has said of a match, what the prices say of its end, and what proves the result. */
export function MatchFacts({ page, live }: MatchFactsProps) {
  const market = resultMarket(page.fixture.markets);
  return (
    <div className="sb-facts">
      {live.stats && <Stats stats={live.stats} live={live} />}
      {market && <Chances market={market} live={live} />}
      <Timeline page={page} live={live} />
      {page.proof && <MatchProof page={page} proof={page.proof} />}
    </div>
  );
}

function Chances({ market, live }: { readonly market: Market; readonly live: LiveFixture }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const { selectionName } = useSportsWords();
  const prices = usePrices(market.selections.map(({ id }) => id));
  const chances = chancesOf(
    market.selections.map(({ code, oddsMilli }, place) => ({ code, oddsMilli: prices[place]?.oddsMilli ?? oddsMilli })),
  );
  const teams = { home: live.home.name, away: live.away.name };
  return (
    <section className="sb-card" aria-label={t('chance')}>
      <h3 className="text-sm">{t('chance')}</h3>
      <div aria-hidden="true" className="sb-chances">
        {chances.map(({ code, percent }) => (
          <span key={code} data-code={code} style={{ flexGrow: percent }} />
        ))}
      </div>
      <ul className="flex flex-wrap justify-between gap-x-3 text-xs tabular-nums">
        {chances.map(({ code, percent }) => (
          <li key={code} className="sb-chance" data-code={code}>
            {t('chance-of', {
              side: selectionName(market, code, teams),
              percent: numbers.percent(Math.round(percent)),
            })}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-faint">{t('chance-text')}</p>
    </section>
  );
}

const ICONS = { GOAL: CircleDot, RED_CARD: Flag, HALF_TIME: Hourglass, MAP: Trophy, END: Flag } as const;

function Timeline({ page: { incidents, fixture }, live }: MatchFactsProps) {
  const t = useTranslations('sports');
  const teamOf = (side: 'home' | 'away' | null): string => (side === null ? '' : live[side].name);
  return (
    <section className="sb-card" aria-label={t('timeline')}>
      <h3 className="text-sm">{t('timeline')}</h3>
      {incidents.length === 0 && <p className="text-sm text-ink-soft">{t('nothing-yet')}</p>}
      <ol className="grid gap-1">
        {incidents.map(({ kind, side, second }, place) => {
          const Icon = ICONS[kind];
          return (
            // Incidents are only ever added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="sb-incident" data-side={side ?? undefined}>
              {fixture.sport !== 'ESPORTS' && fixture.sport !== 'COCKFIGHT' && (
                <span className="w-8 shrink-0 text-ink-faint tabular-nums">
                  {t('minute', { minute: String(Math.floor(second / 60) + (kind === 'GOAL' ? 1 : 0)) })}
                </span>
              )}
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              <span>{t(`incident.${kind}`, { team: teamOf(side) })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
