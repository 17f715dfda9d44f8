import { Suspense } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { menuOf, useDesk } from './desk.tsx';
import { PageHead } from './page-head.tsx';
import { Tile } from '../parts/tile.tsx';
import { urgencyOf } from '../parts/queue-order.ts';
import { useWaiting } from './use-waiting.ts';
import { writeAgo } from '../texts/moments.ts';
import { useNow } from '../texts/use-now.ts';

/** The first page: what waits for this person, then the figures of the modules. */
export function TodayPage() {
  const t = useTexts();
  const { self, offers } = useDesk();
  const waiting = menuOf(offers).filter((entry) => entry.waiting !== undefined);
  return (
    <>
      <PageHead title={t('today.title')} about={t('today.hello', { name: self.name })} />
      <section aria-label={t('today.work')} className="mb-6">
        <h2 className="mb-2 text-sm">{t('today.work')}</h2>
        {waiting.length === 0 ? (
          <p className="text-ink-soft">{t('today.nothing')}</p>
        ) : (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
            {waiting.map((entry) => (
              <WaitingCard key={entry.id} entry={entry} />
            ))}
          </div>
        )}
      </section>
      {offers.tiles.length > 0 && (
        <section aria-label={t('today.figures')}>
          <h2 className="mb-2 text-sm">{t('today.figures')}</h2>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] items-start gap-3">
            {offers.tiles
              .toSorted((one, other) => one.order - other.order)
              .map((tile) => (
                <Suspense key={tile.id} fallback={<Skeleton className="h-40 w-full" />}>
                  <Tile tile={tile} />
                </Suspense>
              ))}
          </div>
        </section>
      )}
    </>
  );
}

function WaitingCard({ entry }: { readonly entry: ReturnType<typeof menuOf>[number] }) {
  const t = useTexts();
  const waiting = useWaiting(entry);
  const now = useNow();
  const due = useDesk().offers.queues.find(({ id }) => id === entry.id)?.dueMinutes;
  return (
    <Link href={entry.path} className="rounded-md bg-surface-1 p-4 shadow-low hover:bg-surface-2">
      <span className="block text-ink-soft">{wordsOf(t, entry.id).title}</span>
      <span className="font-display text-xl font-bold tabular-nums">{waiting === undefined ? '–' : waiting.count}</span>
      {waiting?.oldestAt && (
        <span className="ms-2 text-xs text-ink-faint">
          {t('today.oldest', { when: writeAgo(waiting.oldestAt, now, t.language) })}
          {due !== undefined && urgencyOf(waiting.oldestAt, due, now) === 'late' && (
            <strong className="ms-2 text-loss">{t('queue.late')}</strong>
          )}
        </span>
      )}
    </Link>
  );
}
