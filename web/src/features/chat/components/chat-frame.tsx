import { Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '@fairground/ui/icon-button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { ChannelLinks } from '../../../shared/site/channel-links.tsx';
import { showChat, useChat } from '../../../shared/store/chat-store.ts';

const SIZE_CLASS = {
  collapsed: 'h-14 w-72',
  open: 'h-[min(34rem,70dvh)] w-[min(23rem,calc(100vw-2rem))]',
  enlarged: 'h-[min(52rem,85dvh)] w-[min(48rem,calc(100vw-2rem))]',
} as const;

/** The chat window: beside the page, larger when wanted, folded to its title when in the way. */
export function ChatFrame() {
  const t = useTranslations('common');
  const { view } = useChat();
  const frame = useRef<HTMLElement>(null);
  const isOpen = view !== 'closed';

  useEffect(() => {
    if (isOpen) frame.current?.focus();
  }, [isOpen]);

  if (view === 'closed') return null;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t('chat.title')}
      className={`fixed end-4 bottom-20 z-40 flex flex-col overflow-hidden rounded-lg bg-popup shadow-high transition-[width,height] duration-200 md:bottom-4 xl:end-18 ${SIZE_CLASS[view]}`}
    >
      <header className="flex h-14 shrink-0 items-center gap-1 bg-surface-2 ps-4 pe-2">
        <h2 className="flex-1 truncate text-sm">{t('chat.title')}</h2>
        <IconButton
          size="sm"
          label={view === 'collapsed' ? t('chat.expand') : t('chat.collapse')}
          icon={<Minus aria-hidden="true" />}
          aria-expanded={view !== 'collapsed'}
          onClick={() => showChat(view === 'collapsed' ? 'open' : 'collapsed')}
        />
        <IconButton
          size="sm"
          label={view === 'enlarged' ? t('chat.shrink') : t('chat.enlarge')}
          icon={view === 'enlarged' ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
          onClick={() => showChat(view === 'enlarged' ? 'open' : 'enlarged')}
        />
        <IconButton
          size="sm"
          label={t('chat.close')}
          icon={<X aria-hidden="true" />}
          onClick={() => showChat('closed')}
        />
      </header>
      {view !== 'collapsed' && <Channels />}
    </section>
  );
}

/** Until the team answers here, the ways that already reach it. */
function Channels() {
  const t = useTranslations('common');
  return (
    <div className="flex-1 overflow-y-auto p-5">
      <h3 className="text-base">{t('chat.soon-title')}</h3>
      <p className="mt-2 text-sm text-ink-soft">{t('chat.soon')}</p>
      <ChannelLinks className="mt-4 grid gap-2" />
      <p className="mt-4 text-sm text-ink-faint">
        {t('chat.soon-help')}{' '}
        <a href="/help" className="text-accent-text underline underline-offset-4">
          {t('state.help')}
        </a>
      </p>
    </div>
  );
}
