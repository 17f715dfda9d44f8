import type { InboxMessage } from '@fairground/contract/messages/endpoints';
import type { MessageCategory } from '@fairground/contract/messages/kinds';
import { ArrowRight, ChevronDown, Coins, Gift, Info, ShieldCheck, Trash2, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { Moment } from '../../../shared/record/moment.tsx';
import type { CentrePage } from '../../../shared/store/centre-page.ts';

const ICONS: Readonly<Record<MessageCategory, LucideIcon>> = {
  SYSTEM: Info,
  FINANCE: Coins,
  PROMO: Gift,
  AGENT: Users,
  SECURITY: ShieldCheck,
};

type ListProps = {
  readonly messages: readonly InboxMessage[];
  readonly pages: readonly CentrePage[];
  readonly onRead: (message: InboxMessage) => void;
  readonly onDelete: (message: InboxMessage) => void;
  readonly onOpen: (page: CentrePage, item: string | undefined) => void;
};

/** Messages one below the other; one that is pressed opens in its place and counts as read. */
export function MessageList({ messages, ...handlers }: ListProps) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {messages.map((message) => (
        <MessageRow key={message.messageId.toString()} message={message} {...handlers} />
      ))}
    </ul>
  );
}

type RowProps = Omit<ListProps, 'messages'> & { readonly message: InboxMessage };

function MessageRow({ message, pages, onRead, onDelete, onOpen }: RowProps) {
  const t = useTranslations('inbox');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { category, title, body, createdAt, isRead } = message;
  const Icon = ICONS[category];
  const handlePress = () => {
    setOpen(!isOpen);
    if (!isOpen && !isRead) onRead(message);
  };
  return (
    <li className="rounded-lg bg-surface-1 shadow-low">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={handlePress}
        className="flex w-full items-start gap-3 rounded-lg p-4 text-start transition-colors hover:bg-surface-2"
      >
        <span className="relative mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-surface-3 text-ink-soft">
          <Icon aria-hidden="true" className="size-5" />
          {!isRead && <span aria-hidden="true" className="absolute end-0 top-0 size-2.5 rounded-full bg-accent" />}
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={`break-words ${isRead ? 'text-ink-soft' : 'font-semibold text-ink'}`}>
            {!isRead && <span className="sr-only">{t('unread')} </span>}
            {title}
          </span>
          {!isOpen && <span className="truncate text-sm text-ink-faint">{body}</span>}
          <span className="text-xs text-ink-faint">
            {t(`category.${category}`)} · <Moment at={createdAt} />
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`mt-1.5 size-4 shrink-0 text-ink-faint transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pb-4 sm:ps-16">
        <p className="text-sm break-words whitespace-pre-line text-ink-soft">{body}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton message={message} pages={pages} onOpen={onOpen} />
          <Button
            size="sm"
            variant="ghost"
            iconStart={<Trash2 aria-hidden="true" />}
            aria-label={`${t('delete')}: ${title}`}
            onClick={() => onDelete(message)}
          >
            {t('delete')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Leads to what the message is about, where the centre has such a page. */
function LinkButton({ message: { link }, pages, onOpen }: Pick<RowProps, 'message' | 'pages' | 'onOpen'>) {
  const t = useTranslations('centre');
  const page = pages.find((known) => known === link?.page);
  if (page === undefined) return null;
  return (
    <Button
      size="sm"
      iconEnd={<ArrowRight aria-hidden="true" className="rtl:rotate-180" />}
      onClick={() => onOpen(page, link?.id ?? undefined)}
    >
      {t(`page.${page}`)}
    </Button>
  );
}
