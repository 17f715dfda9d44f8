import { listFeedback } from '@fairground/contract/members/endpoints';
import { Badge } from '@fairground/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ownQuery } from '@fairground/client/api';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { OwnPictures } from '../../../shared/pictures/index.ts';
import { useSession } from '@fairground/client/session';

/** What the member has written to us lately, with what it showed; nothing where there is none. */
export function SentLetters() {
  const t = useTranslations('help');
  const format = useFormatter();
  const titleId = useId();
  const account = useSession((session) => session.account);
  const letters = useQuery({ ...ownQuery(listFeedback, {}, account ?? ''), enabled: account !== null });
  const list = letters.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-5">
      <h3 id={titleId} className="text-base">
        {t('letters-title')}
      </h3>
      <ul className="mt-3 grid gap-3">
        {list.map(({ feedbackId, questionType, content, sentAt, isClosed, pictures }) => (
          <li key={feedbackId.toString()} className="grid grid-cols-1 gap-2 rounded-md bg-surface-2 p-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <span className="font-semibold text-ink">{t(`feedback-type.${questionType}`)}</span>
              <span className="tabular-nums">{t('letters-number', { number: feedbackId.toString() })}</span>
              <time dateTime={sentAt.toISOString()} className="tabular-nums">
                {format.dateTime(sentAt, 'moment')}
              </time>
              <Badge tone={isClosed ? 'gain' : 'neutral'}>{isClosed ? t('letters-closed') : t('letters-open')}</Badge>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{content}</p>
            <OwnPictures ids={pictures} />
          </li>
        ))}
      </ul>
    </section>
  );
}
