import type { Announcement } from '@fairground/contract/content/endpoints';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Pager } from '@fairground/ui/pager';
import { RichText } from '@fairground/ui/rich-text';
import { Skeleton } from '@fairground/ui/skeleton';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { useBulletins, useTicker } from '../api/announcements-query.ts';
import { ANNOUNCEMENTS_PER_PAGE, pageCountOf, pageOf } from '../model/announcement-pages.ts';

type AnnouncementsModalProps = {
  readonly announcementId?: bigint;
  readonly onClose: () => void;
};

/** All announcements, nine to a page; one of them in full. */
export function AnnouncementsModal({ announcementId, onClose }: AnnouncementsModalProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  const [chosenId, setChosenId] = useState(announcementId);
  const [page, setPage] = useState(1);
  const bulletins = useBulletins();
  const ticker = useTicker();
  const all = [...(bulletins.data?.list ?? []), ...(ticker.data?.list ?? [])];
  const chosen = all.find(({ id }) => id === chosenId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={chosen?.title ?? t('announcements.title')}
      closeLabel={tCommon('action.close')}
      footer={
        chosen ? (
          <Button
            variant="ghost"
            iconStart={<ArrowLeft aria-hidden="true" className="rtl:rotate-180" />}
            onClick={() => setChosenId(undefined)}
          >
            {t('announcements.back')}
          </Button>
        ) : pageCountOf(all.length) > 1 ? (
          <Pager
            label={tCommon('pager.label')}
            page={page}
            pageCount={pageCountOf(all.length)}
            onPageChange={setPage}
            previousLabel={tCommon('pager.previous')}
            nextLabel={tCommon('pager.next')}
            pageLabel={(number) => tCommon('pager.page', { page: String(number) })}
          />
        ) : undefined
      }
    >
      {chosen ? (
        <Detail announcement={chosen} />
      ) : bulletins.isPending ? (
        <ListSkeleton />
      ) : bulletins.isError ? (
        <ErrorState
          title={tCommon('state.error-title')}
          description={tCommon('state.error-text')}
          action={<Button onClick={() => void bulletins.refetch()}>{tCommon('state.retry')}</Button>}
        />
      ) : all.length === 0 ? (
        <EmptyState title={t('announcements.empty-title')} description={t('announcements.empty-text')} />
      ) : (
        <List announcements={pageOf(all, page)} onChoose={setChosenId} />
      )}
    </Dialog>
  );
}

type ListProps = { readonly announcements: readonly Announcement[]; readonly onChoose: (id: bigint) => void };

function List({ announcements, onChoose }: ListProps) {
  const format = useFormatter();
  return (
    <ul className="grid gap-1">
      {announcements.map(({ id, title, publishedAt }) => (
        <li key={id.toString()}>
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="group flex min-h-14 w-full items-center gap-4 rounded-md px-3 py-2 text-start transition-colors hover:bg-surface-2"
          >
            <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{title}</span>
              <time dateTime={publishedAt.toISOString()} className="text-xs text-ink-faint tabular-nums">
                {format.dateTime(publishedAt, 'longDate')}
              </time>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 text-ink-faint rtl:rotate-180" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-1">
      {Array.from({ length: ANNOUNCEMENTS_PER_PAGE }, (_, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </div>
  );
}

function Detail({ announcement }: { readonly announcement: Announcement }) {
  const format = useFormatter();
  return (
    <article>
      <time dateTime={announcement.publishedAt.toISOString()} className="text-sm text-ink-faint tabular-nums">
        {format.dateTime(announcement.publishedAt, 'longDate')}
      </time>
      <RichText html={announcement.content} className="mt-4" />
    </article>
  );
}
