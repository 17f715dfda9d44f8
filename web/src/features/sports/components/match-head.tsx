import { ArrowLeft } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { LiveFixture } from '../hooks/live-store.ts';
import { useSportsWords } from '../hooks/use-words.ts';
import { hasBegun } from '../model/clock.ts';
import { competitionHref } from '../model/faces.ts';
import { FollowButton } from './fixture-row.tsx';
import { SportIcon } from './sport-icon.tsx';
import { Stage } from './stage.tsx';
import { styled } from './styled.ts';

/** Who plays, the score, the clock, and what each half or map brought. */
export function MatchHead({ fixture }: { readonly fixture: LiveFixture }) {
  const t = useTranslations('sports');
  const { matchName } = useSportsWords();
  const { home, away, score, competition, periods } = fixture;
  const match = matchName({ home: home.name, away: away.name });
  return (
    <header className="sb-head stage-glow">
      <div className="flex items-center gap-2 text-sm text-ink-soft">
        <a
          href={competitionHref(competition.code, fixture.sport)}
          className="flex min-h-11 min-w-0 items-center gap-2 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 rtl:rotate-180" />
          <SportIcon sport={fixture.sport} />
          <span className="truncate">{competition.name}</span>
        </a>
        <span className="ms-auto">
          <FollowButton star={fixture.fixtureId.toString()} name={match} />
        </span>
      </div>
      <h2 className="sr-only">{match}</h2>
      <div className="sb-duel">
        <Crest name={home.name} short={home.short} side="home" />
        <div className="grid justify-items-center gap-1">
          {hasBegun(fixture) ? (
            <p className="sb-duel-score">
              <span className="sr-only">
                {t('score-now', {
                  home: home.name,
                  homeScore: String(score.home),
                  away: away.name,
                  awayScore: String(score.away),
                })}
              </span>
              <span aria-hidden="true">{`${score.home} : ${score.away}`}</span>
            </p>
          ) : (
            <p className="font-display text-lg text-ink-faint">{t('versus')}</p>
          )}
          <Stage fixture={fixture} />
        </div>
        <Crest name={away.name} short={away.short} side="away" />
      </div>
      {periods.length > 0 && <Periods fixture={fixture} />}
    </header>
  );
}

type CrestProps = { readonly name: string; readonly short: string; readonly side: 'home' | 'away' };

/** A shield in two colours that follow from the name: simulated teams have no crest of their own. */
function Crest({ name, short, side }: CrestProps) {
  return (
    <div className="grid min-w-0 justify-items-center gap-2 text-center">
      <svg
        viewBox="0 0 48 56"
        aria-hidden="true"
        className="h-14 w-12 sm:h-18 sm:w-16"
        style={styled({ '--hue': hueOf(name) })}
      >
        <path d="M4 6 24 2l20 4v22c0 13-9 21-20 26C13 49 4 41 4 28Z" className="sb-crest" data-side={side} />
        <path d="M24 2 44 6v22c0 13-9 21-20 26Z" className="sb-crest-half" />
        <text x="24" y="32" textAnchor="middle" className="sb-crest-text">
          {short}
        </text>
      </svg>
      <p className="font-display font-bold wrap-anywhere">{name}</p>
    </div>
  );
}

const hueOf = (name: string): number => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
};

function Periods({ fixture: { periods, sport } }: { readonly fixture: LiveFixture }) {
  const t = useTranslations('sports');
  const nameOf = (place: number): string => {
    if (sport === 'ESPORTS') return t('map-number', { number: String(place + 1) });
    return t(place === 0 ? 'half-1' : 'half-2');
  };
  return (
    <ul className="flex flex-wrap justify-center gap-2 text-xs">
      {periods.map(({ home, away }, place) => (
        <li key={nameOf(place)} className="rounded-full bg-surface-2 px-3 py-1 tabular-nums">
          <span className="text-ink-faint">{nameOf(place)}</span> <strong>{`${home} : ${away}`}</strong>
        </li>
      ))}
    </ul>
  );
}
