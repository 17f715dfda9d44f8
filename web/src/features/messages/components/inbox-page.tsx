import type { InboxMessage } from '@fairground/contract/messages/endpoints';
import { SEARCH_LENGTH_MAX } from '@fairground/contract/messages/endpoints';
import { MESSAGE_CATEGORIES } from '@fairground/contract/messages/kinds';
import type { MessageCategory } from '@fairground/contract/messages/kinds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CheckCheck, Search, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Pager } from '@fairground/ui/pager';
import { SkeletonText } from '@fairground/ui/skeleton';
import { Tabs } from '@fairground/ui/tabs';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { useSession } from '@fairground/client/session';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { trailTo } from '../../../shared/record/page-trail.ts';
import type { PageTrail } from '../../../shared/record/page-trail.ts';
import type { CentrePage } from '../../../shared/store/centre-page.ts';
import { messagesQuery } from '../api/messages-queries.ts';
import { useMarks } from '../api/use-marks.ts';
import { usePaused } from '../hooks/use-paused.ts';
import { newestOf } from '../model/newest.ts';
import { Choices } from './choices.tsx';
import { MessageList } from './message-list.tsx';

const TABS = ['ALL', ...MESSAGE_CATEGORIES] as const;

type InboxPageProps = {
  /** The pages a message may lead to. */
  readonly pages: readonly CentrePage[];
  /** With the number of what the message is about, where it has one. */
  readonly onOpen: (page: CentrePage, item: string | undefined) => void;
};

/** What the site wrote to the member: by category, searched, read, deleted, and which of it is wanted. */
export function InboxPage({ pages, onOpen }: InboxPageProps) {
  const t = useTranslations('inbox');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const account = useSession((session) => session.account ?? '');
  const [tab, setTab] = useState<(typeof TABS)[number]>('ALL');
  const [typed, setTyped] = useState('');
  const [trail, setTrail] = useState<PageTrail<string>>([]);
  const [isChoosing, setChoosing] = useState(false);
  const search = usePaused(typed.trim());
  const before = trail.at(-1);
  const category: MessageCategory | undefined = tab === 'ALL' ? undefined : tab;
  const inbox = useQuery({
    ...messagesQuery(account, {
      ...(category !== undefined && { category }),
      ...(search !== '' && { search }),
      ...(before !== undefined && { before }),
    }),
    placeholderData: keepPreviousData,
  });
  const { read, remove, restore } = useMarks(account);
  const restart = (change: () => void): void => {
    setTrail([]);
    change();
  };
  const fail = (error: unknown) => toast.show({ id: 'inbox', tone: 'loss', title: errorText(error) });
  const handleDelete = ({ messageId }: InboxMessage) =>
    remove.mutate([messageId], {
      onSuccess: () =>
        toast.show({
          id: 'inbox',
          title: t('deleted'),
          action: { label: t('undo'), onPress: () => restore.mutate([messageId], { onError: fail }) },
        }),
      onError: fail,
    });
  const rows = inbox.data?.list ?? [];
  const newest = newestOf(rows);
  const page = trail.length + 1;
  const next = inbox.data?.next ?? undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-48 flex-1"
          type="search"
          label={t('search')}
          start={<Search aria-hidden="true" className="size-4" />}
          maxLength={SEARCH_LENGTH_MAX}
          value={typed}
          onChange={({ target }) => restart(() => setTyped(target.value))}
        />
        <Button
          iconStart={<CheckCheck aria-hidden="true" />}
          disabled={newest === undefined || inbox.data?.unreadMessage === 0}
          loading={read.isPending}
          onClick={() =>
            newest !== undefined &&
            read.mutate({ upTo: newest, ...(category !== undefined && { category }) }, { onError: fail })
          }
        >
          {t('read-all')}
        </Button>
        <Button
          variant="ghost"
          iconStart={<Settings2 aria-hidden="true" />}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t('choices.open')}
        </Button>
      </div>
      {isChoosing && <Choices account={account} />}
      <Tabs
        label={t('categories')}
        look="pill"
        items={TABS.map((value) => ({ value, label: t(`category.${value}`) }))}
        value={tab}
        onValueChange={(value) => restart(() => setTab(value))}
      >
        {inbox.isError ? (
          <ErrorState
            headingLevel={3}
            title={tCommon('state.error-title')}
            description={errorText(inbox.error)}
            action={<Button onClick={() => void inbox.refetch()}>{tCommon('state.retry')}</Button>}
          />
        ) : inbox.isPending ? (
          <SkeletonText lines={6} />
        ) : rows.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title={search === '' ? t('empty') : t('nothing-found')}
            description={search === '' ? t('empty-text') : t('nothing-found-text')}
            action={search !== '' && <Button onClick={() => restart(() => setTyped(''))}>{t('clear-search')}</Button>}
          />
        ) : (
          <MessageList
            messages={rows}
            pages={pages}
            onRead={({ messageId }) => read.mutate({ ids: [messageId] }, { onError: fail })}
            onDelete={handleDelete}
            onOpen={onOpen}
          />
        )}
      </Tabs>
      {(page > 1 || next !== undefined) && (
        <Pager
          label={tCommon('pager.label')}
          page={page}
          pageCount={next === undefined ? page : page + 1}
          onPageChange={(wanted) => setTrail(trailTo(trail, wanted, next))}
          previousLabel={tCommon('pager.previous')}
          nextLabel={tCommon('pager.next')}
          pageLabel={(number) => tCommon('pager.page', { page: String(number) })}
        />
      )}
    </div>
  );
}
