import { Megaphone } from 'lucide-react';
import { EmptyState } from '@fairground/ui/empty-state';
import { RichText } from '@fairground/ui/rich-text';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { useAgentNews } from '../api/agents.ts';
import { Read } from './states.tsx';

/** The bulletins of the site, for those who lead a line. */
export function NewsPage() {
  const t = useTranslations('agents');
  const format = useFormatter();
  const news = useAgentNews();
  const list = news.data?.list ?? [];
  if (news.isPending) return <SkeletonText lines={8} />;
  return (
    <Read query={news}>
      {list.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<Megaphone aria-hidden="true" />}
          title={t('news.empty-title')}
          description={t('news.empty-text')}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {list.map(({ id, title, content, publishedAt }) => (
            <li key={id.toString()}>
              <details className="rounded-md bg-surface-2/60 p-3">
                <summary className="cursor-pointer font-semibold">
                  {title}
                  <span className="ms-2 text-xs font-normal text-ink-faint">
                    {format.dateTime(publishedAt, { dateStyle: 'medium' })}
                  </span>
                </summary>
                <RichText html={content} className="mt-3 text-sm" />
              </details>
            </li>
          ))}
        </ul>
      )}
    </Read>
  );
}
