import { Fragment, type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { firstUnread } from '../model/chat.ts';
import type { Chat } from '../model/chat.ts';
import { splitDays } from '../model/days.ts';
import { MessageLine } from './message-line.tsx';

/** The lines of a talk, day by day, with a mark where the new ones begin. */
export function Lines({ chat }: { readonly chat: Chat }) {
  const t = useTranslations('chat');
  const format = useFormatter();
  // As it was when the window was opened: seeing a line does not take its mark away.
  const [firstNew] = useState(() => firstUnread(chat)?.messageId);
  const { list, seenUpTo } = chat;
  const lastOwn = list.findLast(({ author }) => author === 'member')?.messageId;
  return splitDays(list, (at) => format.dateTime(at, 'longDate')).map(({ day, lines }) => (
    <Fragment key={day}>
      <Mark>{day}</Mark>
      {lines.map((message) => (
        <Fragment key={message.messageId.toString()}>
          {message.messageId === firstNew && <Mark isNew>{t('new')}</Mark>}
          <MessageLine
            message={message}
            {...(message.messageId === lastOwn && { isSeen: message.messageId <= (seenUpTo ?? 0n) })}
          />
        </Fragment>
      ))}
    </Fragment>
  ));
}

function Mark({ children, isNew = false }: { readonly children: ReactNode; readonly isNew?: boolean }) {
  return (
    <p
      data-new={isNew ? '' : undefined}
      className="flex items-center gap-3 py-1 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line data-new:text-accent-text"
    >
      {children}
    </p>
  );
}
