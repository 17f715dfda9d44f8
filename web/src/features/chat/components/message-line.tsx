import type { ChatMessage } from '@fairground/contract/support/endpoints';
import type { ReactNode } from 'react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import type { Unsent } from '../model/outbox.ts';

type MessageLineProps = {
  readonly message: ChatMessage;
  /** Of the last line of the member's own: whether the house has read it. */
  readonly isSeen?: boolean;
};

export function MessageLine({ message: { author, content, sentAt }, isSeen }: MessageLineProps) {
  const t = useTranslations('chat');
  const format = useFormatter();
  return (
    <Bubble author={author} text={content}>
      <time dateTime={sentAt.toISOString()}>{format.dateTime(sentAt, 'time')}</time>
      {isSeen !== undefined && <span>{isSeen ? t('seen') : t('sent')}</span>}
    </Bubble>
  );
}

type UnsentLineProps = { readonly line: Unsent; readonly onRetry: () => void; readonly onDiscard: () => void };

/** A line on its way, or one that did not get through: nothing is sent again unless somebody says so. */
export function UnsentLine({ line: { content, failure }, onRetry, onDiscard }: UnsentLineProps) {
  const t = useTranslations('chat');
  return (
    <Bubble author="member" text={content} isFaint>
      {failure === null ? (
        <span>{t('sending')}</span>
      ) : (
        <>
          <span role="alert" className="text-loss">
            {t('failed')} {failure}
          </span>
          <button type="button" className={ACTION_CLASS} onClick={onRetry}>
            {t('retry')}
          </button>
          <button type="button" className={ACTION_CLASS} onClick={onDiscard}>
            {t('discard')}
          </button>
        </>
      )}
    </Bubble>
  );
}

const ACTION_CLASS = 'min-h-6 font-semibold text-accent-text underline underline-offset-4 pointer-coarse:min-h-11';

type BubbleProps = {
  readonly author: ChatMessage['author'];
  readonly text: string;
  readonly isFaint?: boolean;
  /** What stands below it. */
  readonly children: ReactNode;
};

/** What one side said, at its own edge. */
export function Bubble({ author, text, isFaint = false, children }: BubbleProps) {
  const t = useTranslations('chat');
  const { name } = useBrand();
  return (
    <div
      data-author={author}
      className="group grid max-w-[85%] justify-items-start gap-1 justify-self-start data-[author=member]:justify-items-end data-[author=member]:justify-self-end"
    >
      <span className="sr-only">{author === 'house' ? name : t('you')}</span>
      <p
        dir="auto"
        className={`rounded-lg bg-surface-3 px-3.5 py-2 text-sm whitespace-pre-wrap wrap-anywhere group-data-[author=member]:bg-accent-soft ${isFaint ? 'opacity-80' : ''}`}
      >
        {text}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 px-1 text-xs text-ink-faint tabular-nums">{children}</p>
    </div>
  );
}
