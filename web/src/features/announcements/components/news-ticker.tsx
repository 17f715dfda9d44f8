import { useQuery } from '@tanstack/react-query';
import { Megaphone, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { tickerQuery } from '../api/announcements-query.ts';

/** The line of news under the banner. It stands still for whoever pauses it, points at it or prefers less motion. */
export function NewsTicker() {
  const t = useTranslations('common');
  const [isPaused, setPaused] = useState(false);
  const news = useQuery(tickerQuery()).data?.list ?? [];
  if (news.length === 0) return null;
  const line = news.map(({ id, title }) => (
    <li key={id.toString()} className="flex shrink-0 items-center">
      <button
        type="button"
        onClick={() => openModal({ type: 'announcements', props: { announcementId: id } })}
        className="rounded-sm px-1 text-sm whitespace-nowrap text-ink-soft hover:text-ink"
      >
        {title}
      </button>
      <span aria-hidden="true" className="mx-5 size-1.5 rounded-full bg-accent" />
    </li>
  ));
  return (
    <section
      aria-label={t('ticker.label')}
      className="flex h-11 items-center gap-3 rounded-md bg-surface-1 ps-4 pe-1 shadow-low"
    >
      <Megaphone aria-hidden="true" className="size-4.5 shrink-0 text-accent-text" />
      <div className="ticker flex min-w-0 flex-1 overflow-hidden" data-paused={isPaused}>
        <ul className="ticker-line flex shrink-0 items-center">{line}</ul>
        {/* A second run of the same line closes the circle; it is not there for those who listen. */}
        <ul className="ticker-line flex shrink-0 items-center" aria-hidden="true" inert>
          {line}
        </ul>
      </div>
      <button
        type="button"
        aria-label={isPaused ? t('ticker.play') : t('ticker.pause')}
        onClick={() => setPaused(!isPaused)}
        className="control size-9 shrink-0 text-ink-faint hover:bg-surface-2 hover:text-ink [&>svg]:size-4"
      >
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </button>
    </section>
  );
}
