import { EmptyState } from '@fairground/ui/empty-state';
import { ButtonLink } from '@fairground/ui/button';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { useDesk } from './desk.tsx';
import { drawPart } from './features.ts';
import { later } from './later.ts';
import { PageHead } from './page-head.tsx';
import { TodayPage } from './today-page.tsx';

const ListPage = later(async () => (await import('../parts/list-page.tsx')).ListPage);
const QueuePage = later(async () => (await import('../parts/queue-page.tsx')).QueuePage);
const RecordPage = later(async () => (await import('../parts/record-page.tsx')).RecordPage);
const SessionsPage = later(async () => (await import('../session/sessions-page.tsx')).SessionsPage);

/** Every address this person may open, from the offers. Another one is unknown here, or not permitted: both say so. */
export function Pages() {
  const { pages, lists, queues, records } = useDesk().offers;
  return (
    <Switch>
      <Route path="/">
        <TodayPage />
      </Route>
      <Route path="/sessions">
        <SessionsPage />
      </Route>
      {lists.map((offer) => (
        <Route key={offer.id} path={offer.path}>
          <ListPage key={offer.id} offer={offer} />
        </Route>
      ))}
      {queues.map((offer) => (
        <Route key={offer.id} path={offer.path}>
          <QueuePage key={offer.id} offer={offer} />
        </Route>
      ))}
      {pages.map(({ id, path }) => (
        <Route key={id} path={path}>
          <FeaturePage id={id} />
        </Route>
      ))}
      {records.map((offer) => (
        <Route key={offer.id} path={`${offer.path}/:key`}>
          {({ key }) => <RecordPage key={key} offer={offer} recordKey={decodeURIComponent(key)} />}
        </Route>
      ))}
      <Route>
        <NowherePage />
      </Route>
    </Switch>
  );
}

function FeaturePage({ id }: { readonly id: string }) {
  const t = useTexts();
  const words = wordsOf(t, id);
  return (
    <>
      <PageHead title={words.title} about={words.about()} />
      <Suspense fallback={null}>{drawPart(id)}</Suspense>
    </>
  );
}

function NowherePage() {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('nowhere.title')} />
      <EmptyState
        title={t('nowhere.heading')}
        description={t('nowhere.text')}
        action={<ButtonLink href="/console">{t('nowhere.home')}</ButtonLink>}
      />
    </>
  );
}
