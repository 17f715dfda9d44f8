import { type ReactNode, useRef } from 'react';
import { Button } from '@fairground/ui/button';
import { useOnline } from '../../../shared/hooks/use-online.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useConversation } from '../hooks/use-conversation.ts';
import { useOutbox } from '../model/outbox.ts';
import { ChatFailure, ChatSkeleton } from './chat-state.tsx';
import { Composer } from './composer.tsx';
import { Greeting } from './greeting.tsx';
import { Lines } from './lines.tsx';
import { UnsentLine } from './message-line.tsx';

/** What was said, the oldest at the top, and the line to go on with. */
export function Conversation() {
  const t = useTranslations('chat');
  const { chat, earlier, write, retry, discard } = useConversation();
  const unsent = useOutbox((outbox) => outbox.unsent);
  const isOnline = useOnline();
  const list = useRef<HTMLDivElement>(null);

  if (chat.data === undefined)
    return chat.isError ? <ChatFailure error={chat.error} onRetry={() => void chat.refetch()} /> : <ChatSkeleton />;
  const handleSend = (content: string) => {
    write(content);
    // Counted from the end, where the list stays as it grows.
    list.current?.scrollTo({ top: 0 });
  };
  return (
    <>
      <div
        ref={list}
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('log')}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain"
      >
        <div className="mb-auto grid grid-cols-1 gap-2 p-4">
          {chat.data.hasMore ? (
            <Button size="sm" variant="ghost" loading={earlier.isPending} onClick={() => earlier.mutate()}>
              {t('earlier')}
            </Button>
          ) : (
            <Greeting />
          )}
          <Lines chat={chat.data} />
          {unsent.map((line) => (
            <UnsentLine key={line.clientId} line={line} onRetry={() => retry(line)} onDiscard={() => discard(line)} />
          ))}
        </div>
      </div>
      {!isOnline && <Notice>{t('offline')}</Notice>}
      {isOnline && chat.data.isClosed && <Notice>{t('closed')}</Notice>}
      <Composer onSend={handleSend} />
    </>
  );
}

function Notice({ children }: { readonly children: ReactNode }) {
  return <output className="block shrink-0 bg-surface-2 px-4 py-2 text-xs text-ink-soft">{children}</output>;
}
