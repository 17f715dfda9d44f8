import { listHelpTopics } from '@fairground/contract/system/endpoints';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@fairground/client/api';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { showChat } from '../../../shared/store/chat-store.ts';
import { useWide } from '../../../shared/hooks/use-wide.ts';
import { useChatUrl } from '../hooks/use-chat-watch.ts';
import { Bubble } from './message-line.tsx';

const TOPICS_SHOWN = 4;

/** The first line of every talk: when people answer, and what may be answered already. */
export function Greeting() {
  const t = useTranslations('chat');
  const { name } = useBrand();
  const isWide = useWide();
  const { data: desk } = useChatUrl();
  const hours = desk?.hours;
  const answered = hours ? t('hours', hours) : desk ? t('hours-always') : '';
  const { data } = useQuery(endpointQuery(listHelpTopics, {}));
  const topics = data?.list.slice(0, TOPICS_SHOWN) ?? [];
  return (
    <>
      <Bubble author="house" text={`${t('greeting', { name })}\n${answered}`}>
        {t('automatic')}
      </Bubble>
      {topics.length > 0 && (
        <nav aria-label={t('topics')}>
          <ul className="flex flex-wrap gap-2">
            {topics.map(({ articleId, title }) => (
              <li key={articleId}>
                <a
                  href={`/help#${articleId}`}
                  // A phone shows the answer in place of the talk.
                  onClick={() => !isWide && showChat('collapsed')}
                  className="inline-flex min-h-8 items-center rounded-full border border-line px-3 py-1 text-xs text-ink-soft hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-11"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
