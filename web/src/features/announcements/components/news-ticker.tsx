import { Megaphone } from 'lucide-react';
import { Ticker } from '@fairground/ui/ticker';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { useTicker } from '../api/announcements-query.ts';

/** The line of news under the banner; each opens in full. */
export function NewsTicker() {
  const t = useTranslations('common');
  const news = useTicker().data?.list ?? [];
  if (news.length === 0) return null;
  return (
    <Ticker
      label={t('ticker.label')}
      labels={{ pause: t('ticker.pause'), play: t('ticker.play') }}
      icon={<Megaphone aria-hidden="true" className="size-4.5 shrink-0 text-accent-text" />}
      items={news.map(({ id, title }) => ({
        key: id.toString(),
        title,
        onPress: () => openModal({ type: 'announcements', props: { announcementId: id } }),
      }))}
    />
  );
}
