import { useTranslations } from '../../../shared/i18n/index.ts';
import { BookFrame } from './book-frame.tsx';

const GENERAL = ['price', 'live', 'combo', 'halves', 'postponed', 'correct'] as const;
const SECTIONS = [
  { sport: 'FOOTBALL', markets: ['1x2', 'dc', 'dnb', 'ah', 'ou', 'team', 'oe', 'btts', 'exact', 'cs', 'htft', 'goal'] },
  { sport: 'ESPORTS', markets: ['winner', 'map', 'maps', 'map-ah', 'map-score'] },
  { sport: 'COCKFIGHT', markets: ['fight'] },
] as const;
const EXAMPLES = ['ah', 'ou', 'dnb', 'htft'] as const;

/** How every market is settled. */
export function Rules() {
  const t = useTranslations('sports-rules');
  const tSports = useTranslations('sports');
  return (
    <BookFrame face="SPORTS" current="rules">
      <p className="text-sm text-ink-soft">{t('text')}</p>
      <section className="sb-card">
        <h2 className="text-base">{t('general.title')}</h2>
        <ul className="grid list-disc gap-1.5 ps-5 text-sm text-ink-soft">
          {GENERAL.map((rule) => (
            <li key={rule}>{t(`general.${rule}`)}</li>
          ))}
        </ul>
      </section>
      {SECTIONS.map(({ sport, markets }) => (
        <section key={sport} className="sb-card">
          <h2 className="text-base">{tSports(`sport.${sport}`)}</h2>
          <dl className="grid gap-3">
            {markets.map((market) => {
              const example = EXAMPLES.find((known) => known === market);
              return (
                <div key={market} id={`market-${market}`}>
                  <dt className="text-sm font-semibold">
                    {tSports(`market.${market}`, { number: '1', team: t('one-side') })}
                  </dt>
                  <dd className="text-sm text-ink-soft">
                    {t(`market.${market}`)}
                    {example !== undefined && (
                      <span className="mt-1 block rounded-sm bg-surface-2 px-2 py-1 text-xs">
                        {`${t('example')}: ${t(`examples.${example}`)}`}
                      </span>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </BookFrame>
  );
}
