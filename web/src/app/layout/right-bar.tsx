import { Download, Gamepad2, Megaphone, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnread } from '../../features/chat/index.ts';
import { OpenToPlay } from '../../shared/session/open-to-play.tsx';
import { useTranslations } from '../../shared/i18n/index.ts';
import { socialChannels } from '../../shared/site/channels.ts';
import { useFlags, useSiteStatus } from '../../shared/site/site-status.ts';
import { openModal } from '../../shared/store/modal-store.ts';
import { openChat } from './open-chat.ts';
import { toggleMiniGame, useMiniGameOffer } from './mini-game-entry.ts';
import { SocialItem } from './social-item.tsx';

const SHORTCUT_CLASS = 'control relative size-11 text-ink-soft hover:bg-surface-3 hover:text-ink [&>svg]:size-5';

/** The shortcuts at the right edge of a wide screen. */
export function RightBar() {
  const t = useTranslations('common');
  const socials = socialChannels(useSiteStatus());
  const hasMiniGame = useMiniGameOffer();
  return (
    <aside aria-label={t('nav.shortcuts')} className="sticky top-0 hidden h-dvh w-14 shrink-0 xl:block">
      <div className="flex h-full flex-col justify-center">
        <ul className="flex flex-col items-center gap-1 rounded-s-lg bg-surface-1 py-2 shadow-mid">
          {useFlags()?.CBS3 !== false && <ChatShortcut />}
          {hasMiniGame && (
            <Shortcut label={t('nav.mini-game')} icon={<Gamepad2 aria-hidden="true" />} onPress={toggleMiniGame} />
          )}
          <Shortcut
            label={t('nav.announcements')}
            icon={<Megaphone aria-hidden="true" />}
            onPress={() => openModal({ type: 'announcements', props: {} })}
          />
          {socials.map((channel) => (
            <SocialItem key={`${channel.csType} ${channel.path}`} channel={channel} className={SHORTCUT_CLASS} />
          ))}
          <OpenToPlay>
            <Shortcut
              label={t('nav.download')}
              icon={<Download aria-hidden="true" />}
              onPress={() => openModal({ type: 'download', props: {} })}
            />
          </OpenToPlay>
        </ul>
      </div>
    </aside>
  );
}

function ChatShortcut() {
  const t = useTranslations('common');
  const unread = useUnread();
  const count = unread === 0 ? '' : `, ${t('nav.chat-unread', { count: unread })}`;
  return (
    <Shortcut
      label={`${t('nav.chat')}${count}`}
      icon={<MessagesSquare aria-hidden="true" />}
      mark={unread}
      onPress={openChat}
      isMain
    />
  );
}

type ShortcutProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly isMain?: boolean;
  /** How many wait behind it. */
  readonly mark?: number;
};

function Shortcut({ label, icon, onPress, isMain = false, mark = 0 }: ShortcutProps) {
  return (
    <li>
      <button
        type="button"
        title={label}
        aria-label={label}
        onClick={onPress}
        className={isMain ? `${SHORTCUT_CLASS} bg-accent-soft text-accent-text` : SHORTCUT_CLASS}
      >
        {icon}
        {mark > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-0.5 top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.625rem] leading-none font-bold text-accent-ink tabular-nums"
          >
            {mark}
          </span>
        )}
      </button>
    </li>
  );
}
