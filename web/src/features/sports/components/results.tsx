import { SPORTS } from '@fairground/contract/sports/fields';
import type { Sport } from '@fairground/contract/sports/fields';
import { EmptyState } from '@fairground/ui/empty-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { FilterTag } from '@fairground/ui/tag';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { useResults } from '../api/sports.ts';
import { categoryOf } from '../model/faces.ts';
import { BookFrame } from './book-frame.tsx';
import { SportIcon } from './sport-icon.tsx';

/** Matches that are over. */
export function Results() {
  const t = useTranslations('sports');
  const [sport, setSport] = useState<Sport>();
  return (
    <BookFrame face="SPORTS" current="results">
      <p className="text-sm text-ink-soft">{t('results.text')}</p>
      <div className="flex flex-wrap gap-2">
        {SPORTS.map((each) => (
          <FilterTag
            key={each}
            pressed={sport === each}
            onPressedChange={(isPressed) => setSport(isPressed ? each : undefined)}
          >
            {t(`sport.${each}`)}
          </FilterTag>
        ))}
      </div>
      <ResultList key={sport ?? ''} sport={sport} />
    </BookFrame>
  );
}

function ResultList({ sport }: { readonly sport: Sport | undefined }) {
  const t = useTranslations('sports');
  const format = useFormatter();
  const { data } = useResults(sport, undefined);
  if (!data) return <Skeleton className="h-80 rounded-lg" />;
  if (data.list.length === 0) return <EmptyState title={t('results.none')} />;
  return (
    <ul className="sb-group">
      {data.list.map((fixture) => (
        <li key={fixture.fixtureId.toString()} data-category={categoryOf(fixture.sport)}>
          <a href={`/sports/match/${fixture.fixtureId}`} className="sb-result">
            <SportIcon sport={fixture.sport} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-xs text-ink-faint tabular-nums">
                {`${format.dateTime(fixture.startsAt, 'moment')} · ${fixture.competition.name}`}
              </span>
              <span className="block font-semibold">
                {t('match', { home: fixture.home.name, away: fixture.away.name })}
              </span>
            </span>
            <span className="grid justify-items-end">
              {fixture.state === 'ABANDONED' ? (
                <span className="text-sm text-ink-faint">{t('stage.ABANDONED')}</span>
              ) : (
                <strong className="font-display text-lg tabular-nums">{`${fixture.score.home} : ${fixture.score.away}`}</strong>
              )}
              {fixture.sport !== 'ESPORTS' && fixture.periods[0] !== undefined && (
                <span className="text-xs text-ink-faint tabular-nums">
                  {t('results.half', { score: `${fixture.periods[0].home} : ${fixture.periods[0].away}` })}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
