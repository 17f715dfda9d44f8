import type { Fixture } from '@fairground/contract/sports/endpoints';
import { ChevronRight, Star } from 'lucide-react';
import { memo, useRef } from 'react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { toggleFavourite, useFavourites } from '../hooks/favourites.ts';
import { useLiveFixture } from '../hooks/live-store.ts';
import { useGoalNews } from '../hooks/use-goal-news.ts';
import { useSportsWords } from '../hooks/use-words.ts';
import { useWatchWhenSeen } from '../hooks/use-watch.ts';
import { hasBegun } from '../model/clock.ts';
import { competitionHref } from '../model/faces.ts';
import { columnsOf, lineOf, marketOf, selectionOf } from '../model/markets.ts';
import type { CouponColumn } from '../model/markets.ts';
import { EmptyCell, PriceCell } from './price-cell.tsx';
import { Stage } from './stage.tsx';
import { styled } from './styled.ts';

/** A match of the coupon: where it stands, who plays, and its main prices. */
export const FixtureRow = memo(function FixtureRow({ fixture }: { readonly fixture: Fixture }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const row = useRef<HTMLLIElement>(null);
  useWatchWhenSeen(row, fixture.fixtureId.toString());
  const { matchName } = useSportsWords();
  const live = useLiveFixture(fixture);
  useGoalNews(live);
  const match = matchName({ home: fixture.home.name, away: fixture.away.name });
  // A bout is watched in its ring; its own page has the proof.
  const href =
    fixture.sport === 'COCKFIGHT'
      ? competitionHref(fixture.competition.code, fixture.sport)
      : `/sports/match/${fixture.fixtureId}`;
  return (
    <li ref={row} className="sb-row" data-live={live.state !== 'PREMATCH' || undefined}>
      <div className="sb-row-head">
        <Stage fixture={live} />
        <FollowButton star={fixture.fixtureId.toString()} name={match} />
      </div>
      <a href={href} className="sb-row-teams">
        <Team name={fixture.home.name} score={hasBegun(live) ? live.score.home : undefined} />
        <Team name={fixture.away.name} score={hasBegun(live) ? live.score.away : undefined} />
      </a>
      <div className="sb-row-cells">
        {columnsOf(fixture.sport).map((column) => (
          <Column key={column.key} fixture={fixture} column={column} />
        ))}
      </div>
      <a href={href} className="sb-row-more" aria-label={t('more', { count: numbers.whole(live.marketCount), match })}>
        +{numbers.whole(live.marketCount)}
        <ChevronRight aria-hidden="true" className="size-4 rtl:rotate-180" />
      </a>
    </li>
  );
});

function Team({ name, score }: { readonly name: string; readonly score: number | undefined }) {
  return (
    <span className="flex min-w-0 items-baseline justify-between gap-2">
      <span className="truncate">{name}</span>
      {score !== undefined && <span className="sb-score">{score}</span>}
    </span>
  );
}

function Column({ fixture, column }: { readonly fixture: Fixture; readonly column: CouponColumn }) {
  const t = useTranslations('sports');
  const market = marketOf(fixture.markets, column);
  return (
    <div className="sb-col" data-key={column.key} style={styled({ '--cells': column.codes.length })}>
      {column.codes.map((code) => {
        const selection = selectionOf(market, code);
        if (market === undefined || selection === undefined) return <EmptyCell key={code} />;
        const line = lineOf(market, code);
        const short = t(`code.${codeWord(code)}`);
        return (
          <PriceCell
            key={code}
            fixture={fixture}
            market={market}
            selection={selection}
            label={line === undefined ? short : column.key === 'ah' ? line : `${short} ${line}`}
          />
        );
      })}
    </div>
  );
}

const WORDS = ['h', 'd', 'a', 'over', 'under', 'meron', 'wala', 'draw'] as const;
const codeWord = (code: string): (typeof WORDS)[number] => WORDS.find((word) => word === code) ?? 'd';

/** The star of a match, by its number, or of a competition, by its code. */
export function FollowButton({ star, name }: { readonly star: string; readonly name: string }) {
  const t = useTranslations('sports');
  const isFollowed = useFavourites(({ ids }) => ids.includes(star));
  return (
    <button
      type="button"
      className="sb-star"
      aria-pressed={isFollowed}
      aria-label={t(isFollowed ? 'unfollow' : 'follow', { match: name })}
      onClick={() => toggleFavourite(star)}
    >
      <Star aria-hidden="true" className="size-4" />
    </button>
  );
}
