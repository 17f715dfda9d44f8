import type { Fixture } from '@fairground/contract/sports/endpoints';
import { FACE_OF } from '@fairground/contract/sports/fields';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { ApiError } from '@fairground/client/api';
import { Button, ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { Tabs } from '@fairground/ui/tabs';
import { Search } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useMatch } from '../api/sports.ts';
import type { MatchPage } from '../api/sports.ts';
import { keepFixtures, useLiveFixture } from '../hooks/live-store.ts';
import { useCellKeys } from '../hooks/use-cell-keys.ts';
import { useGoalNews } from '../hooks/use-goal-news.ts';
import { useWatch } from '../hooks/use-watch.ts';
import { isPlayable } from '../model/clock.ts';
import { categoryOf } from '../model/faces.ts';
import { groupMarkets, MARKET_TABS, tabsOf } from '../model/markets.ts';
import type { MarketTab } from '../model/markets.ts';
import { BookFrame } from './book-frame.tsx';
import { MarketGroupPart } from './market-group.tsx';
import { MatchFacts } from './match-facts.tsx';
import { MatchHead } from './match-head.tsx';

/** The page of one match: where it stands, every market, what happened, and what proves its result. */
export function Match({ fixtureId }: { readonly fixtureId: FixtureId }) {
  const t = useTranslations('sports');
  const match = useMatch(fixtureId);
  useLayoutEffect(() => {
    if (match.data) keepFixtures([match.data.fixture]);
  }, [match.data]);
  if (match.data) return <MatchBody page={match.data} />;
  const isUnknown = match.error instanceof ApiError && match.error.code === 'sports.fixture-unknown';
  return (
    <BookFrame face="SPORTS">
      {match.isPending && <MatchSkeleton />}
      {isUnknown && (
        <EmptyState
          title={t('match-unknown')}
          icon={<Search aria-hidden="true" />}
          action={<ButtonLink href="/sports/book">{t('back')}</ButtonLink>}
        />
      )}
      {match.isError && !isUnknown && (
        <ErrorState
          headingLevel={2}
          title={t('failed')}
          action={<Button onClick={() => void match.refetch()}>{t('try-again')}</Button>}
        />
      )}
    </BookFrame>
  );
}

export function MatchSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <Skeleton className="h-44 w-full rounded-lg" />
      <Skeleton className="h-11 w-full rounded-md" />
      <Skeleton className="h-60 w-full rounded-lg" />
    </div>
  );
}

function MatchBody({ page }: { readonly page: MatchPage }) {
  const { fixture } = page;
  useWatch([fixture.fixtureId.toString()]);
  const t = useTranslations('sports');
  const live = useLiveFixture(fixture);
  useGoalNews(live);
  return (
    <BookFrame face={FACE_OF[fixture.sport]}>
      <div className="grid grid-cols-1 gap-3" data-category={categoryOf(fixture.sport)}>
        <MatchHead fixture={live} />
        {isPlayable(live) ? <Markets fixture={fixture} /> : <p className="sb-card text-sm">{t('match-over')}</p>}
        <MatchFacts page={page} live={live} />
      </div>
    </BookFrame>
  );
}

function Markets({ fixture }: { readonly fixture: Fixture }) {
  const t = useTranslations('sports');
  const [wanted, setTab] = useState<MarketTab>('main');
  const part = useRef<HTMLDivElement>(null);
  const handleKeyDown = useCellKeys(part);
  const tabs = MARKET_TABS.filter((tab) => fixture.markets.some((market) => tabsOf(market).includes(tab)));
  const tab = tabs.includes(wanted) ? wanted : (tabs[0] ?? 'main');
  const groups = groupMarkets(fixture.markets, tab);
  return (
    <Tabs
      label={t('tab.label')}
      items={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      value={tab}
      onValueChange={setTab}
    >
      {/* Arrow keys move between the prices; each of them is a button of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={part} onKeyDown={handleKeyDown} className="sb-markets">
        {groups.map((group) => (
          <MarketGroupPart key={group.key} fixture={fixture} group={group} />
        ))}
      </div>
      {groups.length === 0 && <EmptyState title={t('no-markets')} description={t('no-markets-text')} />}
    </Tabs>
  );
}
