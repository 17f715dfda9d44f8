import { Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { Badge } from '@fairground/ui/badge';
import { IconButton } from '@fairground/ui/icon-button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { showChat, useChat } from '../../../shared/store/chat-store.ts';
import { useChatUrl } from '../hooks/use-chat-watch.ts';
import { useFrameFocus } from '../hooks/use-frame-focus.ts';
import { useUnread } from '../hooks/use-unread.ts';
import { isOwnChat } from '../model/chat.ts';
import { ChatState } from './chat-state.tsx';
import { Conversation } from './conversation.tsx';

/** On a phone the window is the whole screen, or its title above the bar at the bottom. */
const SIZE_CLASS = {
  collapsed: 'end-4 bottom-20 h-14 w-72 rounded-lg md:bottom-4 xl:end-18',
  open: 'inset-0 md:inset-auto md:end-4 md:bottom-4 md:h-[min(36rem,80dvh)] md:w-[24rem] md:rounded-lg xl:end-18',
  enlarged:
    'inset-0 md:inset-auto md:end-4 md:bottom-4 md:h-[min(56rem,90dvh)] md:w-[min(48rem,calc(100vw-2rem))] md:rounded-lg xl:end-18',
} as const;

/** The chat window: beside the page, larger when wanted, folded to its title when in the way. */
export function ChatFrame() {
  const t = useTranslations('chat');
  const view = useChat((chat) => chat.view);
  const frame = useFrameFocus(() => showChat('closed'));
  const desk = useChatUrl();
  const unread = useUnread();

  if (view === 'closed') return null;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t('title')}
      className={`fixed z-40 flex flex-col overflow-hidden bg-popup shadow-high outline-none ${SIZE_CLASS[view]}`}
    >
      <header className="flex h-14 shrink-0 items-center gap-1 bg-surface-2 ps-4 pe-2">
        <h2 className="min-w-0 flex-1 truncate text-sm">{desk.data?.title || t('title')}</h2>
        {view === 'collapsed' && unread > 0 && <Badge tone="solid">{t('unread', { count: unread })}</Badge>}
        <IconButton
          size="sm"
          label={view === 'collapsed' ? t('expand') : t('collapse')}
          icon={<Minus aria-hidden="true" />}
          aria-expanded={view !== 'collapsed'}
          onClick={() => showChat(view === 'collapsed' ? 'open' : 'collapsed')}
        />
        <IconButton
          size="sm"
          className="max-md:hidden"
          label={view === 'enlarged' ? t('shrink') : t('enlarge')}
          icon={view === 'enlarged' ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
          onClick={() => showChat(view === 'enlarged' ? 'open' : 'enlarged')}
        />
        <IconButton size="sm" label={t('close')} icon={<X aria-hidden="true" />} onClick={() => showChat('closed')} />
      </header>
      {view !== 'collapsed' && (desk.data && isOwnChat(desk.data.chatUrl) ? <Conversation /> : <ChatState />)}
    </section>
  );
}
