import {
  ChevronDown,
  CircleHelp,
  Download,
  Gamepad2,
  Gift,
  Globe,
  Headset,
  Hourglass,
  House,
  Inbox,
  Megaphone,
  MessagesSquare,
  ShieldCheck,
} from 'lucide-react';
import { Badge } from '@fairground/ui/badge';
import { useUnread } from '../../features/chat/index.ts';
import { useCategories, useIsBuilding, useLotteryEntry } from '../../features/navigation/index.ts';
import { OpenToPlay } from '../../shared/session/open-to-play.tsx';
import { type Category, pathOf } from '../../shared/category/categories.ts';
import { CategoryIcon } from '../../shared/category/category-icon.tsx';
import { useLanguageSwitch } from '../../shared/hooks/use-language-switch.ts';
import { useLanguage, useTranslations } from '../../shared/i18n/index.ts';
import { ChannelIcon } from '../../shared/site/channel-icon.tsx';
import { serviceChannels, socialChannels } from '../../shared/site/channels.ts';
import { useFlags, useSiteStatus } from '../../shared/site/site-status.ts';
import { openModal } from '../../shared/store/modal-store.ts';
import { openCentre } from '../../shared/store/open-centre.ts';
import { useUnreadCount } from '../../shared/store/unread-messages.ts';
import { openChat } from './open-chat.ts';
import { useRouteMatch } from '../page-outlet.tsx';
import { toggleMiniGame, useMiniGameOffer } from './mini-game-entry.ts';
import { NavButton, NavGroup, NavLink } from './nav-entry.tsx';
import { SocialItem } from './social-item.tsx';

/** Every entry of the left bar, in the order players know. */
export function MainMenu() {
  const t = useTranslations('common');
  const { route } = useRouteMatch();
  return (
    <nav aria-label={t('nav.main')} className="flex flex-col gap-4">
      <ul className="grid grid-cols-1 gap-0.5">
        <li>
          <NavLink href="/" icon={<House aria-hidden="true" />} label={t('nav.home')} isCurrent={route.id === 'home'} />
        </li>
        <OpenToPlay>
          <CategoryLink category="hot" />
        </OpenToPlay>
      </ul>
      <OpenToPlay>
        <Lobbies />
      </OpenToPlay>
      <ul className="grid grid-cols-1 gap-0.5">
        <MiniGameEntry />
        <OpenToPlay>
          <li>
            <NavLink
              href="/promotions"
              icon={<Gift aria-hidden="true" />}
              label={t('nav.promotions')}
              isCurrent={route.id === 'promotions'}
            />
          </li>
        </OpenToPlay>
        <li>
          <ServiceGroup />
        </li>
        <ServiceChannels />
        <li>
          <NavLink
            href="/responsible"
            icon={<ShieldCheck aria-hidden="true" />}
            label={t('footer.responsibility-action')}
            isCurrent={route.id === 'responsible'}
          />
        </li>
        <OpenToPlay>
          <li>
            <NavLink
              href="/down"
              icon={<Download aria-hidden="true" />}
              label={t('nav.download')}
              isCurrent={route.id === 'download'}
            />
          </li>
        </OpenToPlay>
        <Languages />
      </ul>
      <SocialLinks />
    </nav>
  );
}

function Lobbies() {
  const t = useTranslations('common');
  const categories = useCategories();
  return (
    <div>
      <p className="px-3 pb-1.5 text-xs text-ink-faint rail-narrow:sr-only">{t('nav.lobbies')}</p>
      <ul className="grid grid-cols-1 gap-0.5">
        {categories.map((category) => (
          <CategoryLink key={category} category={category} />
        ))}
      </ul>
    </div>
  );
}

/** A wide screen has it among the shortcuts at its right edge. */
function MiniGameEntry() {
  const t = useTranslations('common');
  if (!useMiniGameOffer()) return null;
  return (
    <li className="xl:hidden">
      <NavButton icon={<Gamepad2 aria-hidden="true" />} label={t('nav.mini-game')} onPress={toggleMiniGame} />
    </li>
  );
}

function CategoryLink({ category }: { readonly category: Category }) {
  const t = useTranslations('common');
  const { route } = useRouteMatch();
  return (
    <li>
      <NavLink
        href={pathOf(category)}
        category={category}
        icon={<CategoryIcon category={category} />}
        label={t(`category.${category}`)}
        isCurrent={route.id === category}
        onClick={useLotteryEntry(category)}
        {...(useIsBuilding(category) && { aside: <NotOpenMark /> })}
      />
    </li>
  );
}

/** Beside a hall whose games are still being built. */
function NotOpenMark() {
  const t = useTranslations('common');
  return (
    <span title={t('state.not-open')} className="grid place-items-center text-ink-faint">
      <Hourglass aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('state.not-open')}</span>
    </span>
  );
}

const openMessages = () => openCentre('messageV2');
const openAnnouncements = () => openModal({ type: 'announcements', props: {} });

function ServiceGroup() {
  const t = useTranslations('common');
  const { route } = useRouteMatch();
  return (
    <NavGroup icon={<Headset aria-hidden="true" />} label={t('nav.support')} aside={<GroupChevron />}>
      {useFlags()?.CBS3 !== false && (
        <li>
          <ChatEntry />
        </li>
      )}
      <li>
        <InboxEntry />
      </li>
      <li>
        <NavButton icon={<Megaphone aria-hidden="true" />} label={t('nav.announcements')} onPress={openAnnouncements} />
      </li>
      <li>
        <NavLink
          href="/help"
          icon={<CircleHelp aria-hidden="true" />}
          label={t('nav.help')}
          isCurrent={route.id === 'help'}
        />
      </li>
    </NavGroup>
  );
}

/** Platform information, with how many messages wait in it. */
function InboxEntry() {
  const t = useTranslations('common');
  const { unread } = useUnreadCount();
  return (
    <NavButton
      icon={<Inbox aria-hidden="true" />}
      label={t('nav.messages')}
      onPress={openMessages}
      {...(unread > 0 && { aside: <Badge tone="solid">{t('nav.chat-unread', { count: unread })}</Badge> })}
    />
  );
}

/** With how many answers wait in it. */
function ChatEntry() {
  const t = useTranslations('common');
  const unread = useUnread();
  return (
    <NavButton
      icon={<MessagesSquare aria-hidden="true" />}
      label={t('nav.chat')}
      onPress={openChat}
      {...(unread > 0 && { aside: <Badge tone="solid">{t('nav.chat-unread', { count: unread })}</Badge> })}
    />
  );
}

/** Where our own staff answer in the window of the site, the channel is the chat. */
function ServiceChannels() {
  const hasChat = useFlags()?.CBS3 !== false;
  return serviceChannels(useSiteStatus()).map(({ csType, title, path }) => (
    <li key={`${csType} ${path}`}>
      {hasChat && csType === 'LIVECHAT' ? (
        <NavButton icon={<ChannelIcon type={csType} />} label={title} onPress={openChat} />
      ) : (
        <NavLink href={path} icon={<ChannelIcon type={csType} />} label={title} isExternal />
      )}
    </li>
  ));
}

/** A short list stands in the menu itself; a long one opens over the page. */
const LISTED_LANGUAGES_MAX = 6;

function Languages() {
  const t = useTranslations('common');
  const { code, offered } = useLanguage();
  const switchLanguage = useLanguageSwitch();
  if (offered.length < 2) return null;
  const entry = { icon: <Globe aria-hidden="true" />, label: t('nav.language') };
  if (offered.length > LISTED_LANGUAGES_MAX)
    return (
      <li>
        <NavButton {...entry} onPress={() => openModal({ type: 'language', props: {} })} />
      </li>
    );
  return (
    <li>
      <NavGroup {...entry} aside={<GroupChevron />}>
        {offered.map((language) => (
          <li key={language.code}>
            <button
              type="button"
              lang={language.tag}
              aria-pressed={language.code === code}
              onClick={() => switchLanguage(language.code)}
              className="flex h-9 w-full items-center gap-2 rounded-md px-3 text-sm text-ink-soft hover:bg-surface-2 hover:text-ink pointer-coarse:h-11 rail-narrow:justify-center rail-narrow:px-0 aria-pressed:text-accent-text"
            >
              <span className="rail-narrow:sr-only">{language.name}</span>
              <span className="hidden text-xs uppercase rail-narrow:inline" aria-hidden="true">
                {language.tag}
              </span>
            </button>
          </li>
        ))}
      </NavGroup>
    </li>
  );
}

function GroupChevron() {
  return <ChevronDown aria-hidden="true" className="nav-group-chevron size-4 text-ink-faint" />;
}

function SocialLinks() {
  const t = useTranslations('common');
  const channels = socialChannels(useSiteStatus());
  if (channels.length === 0) return null;
  return (
    <ul aria-label={t('nav.social')} className="flex gap-1 px-2 rail-narrow:flex-col rail-narrow:items-center">
      {channels.map((channel) => (
        <SocialItem
          key={`${channel.csType} ${channel.path}`}
          channel={channel}
          className="control size-10 text-ink-soft hover:bg-surface-2 hover:text-ink [&>svg]:size-5"
        />
      ))}
    </ul>
  );
}
