import { MessageSquareText } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { ChannelLinks } from '../../../shared/site/channel-links.tsx';
import { useFlag } from '../../../shared/site/site-status.ts';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { FeedbackForm, SentLetters } from '../lazy-letters.ts';

type Writing = 'closed' | 'open' | { readonly feedbackId: bigint };

/** The ways to somebody who answers: the channels of the house, and a letter to it. */
export function ContactCard() {
  const t = useTranslations('help');
  // Not a word: articles have ids in words.
  const titleId = useId();
  const hasFeedback = useFlag('FEEDBACK');
  const isMember = useSession(canSeeMemberCentre);
  const [writing, setWriting] = useState<Writing>('closed');
  return (
    <section aria-labelledby={titleId} className="stage-glow rounded-lg bg-surface-1 p-5 shadow-low sm:p-6">
      <h2 id={titleId} className="text-lg">
        {t('contact-title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('contact-text')}</p>
      <ChannelLinks className="mt-4 flex flex-wrap gap-2" />
      {hasFeedback && (
        <div className="mt-6 border-t border-line pt-5">
          <h3 className="text-base">{t('feedback-title')}</h3>
          <p className="mt-1 mb-4 text-sm text-ink-soft">{t('feedback-text')}</p>
          {writing === 'open' ? (
            <Suspense fallback={<SkeletonText lines={6} />}>
              <FeedbackForm onSent={(feedbackId) => setWriting({ feedbackId })} />
            </Suspense>
          ) : (
            <div className="grid justify-items-start gap-4">
              <output className="text-sm text-gain empty:hidden">
                {typeof writing === 'object' && t('feedback-sent', { number: writing.feedbackId.toString() })}
              </output>
              <Button iconStart={<MessageSquareText aria-hidden="true" />} onClick={() => setWriting('open')}>
                {writing === 'closed' ? t('feedback-open') : t('feedback-again')}
              </Button>
            </div>
          )}
          {isMember && (
            <Suspense fallback={null}>
              <SentLetters />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}
