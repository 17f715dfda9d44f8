import { ArrowLeftRight, ChevronRight, Dices, Inbox, LogOut, ReceiptText, ShieldCheck, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Badge } from '@fairground/ui/badge';
import { shownCount, useUnreadMessages } from '../../features/messages/index.ts';
import { useTranslations } from '../../shared/i18n/index.ts';
import { canSeeAgentCentre, useSession } from '@fairground/client/session';
import type { CentrePage } from '../../shared/store/centre-page.ts';
import { openModal } from '../../shared/store/modal-store.ts';
import { openCentre } from '../../shared/store/open-centre.ts';

const PAGES: readonly { readonly page: CentrePage; readonly icon: LucideIcon }[] = [
  { page: 'securityCenter', icon: ShieldCheck },
  { page: 'transferFund', icon: ArrowLeftRight },
  { page: 'transactionHistory', icon: ReceiptText },
  { page: 'personalHistoryCopy', icon: Dices },
  { page: 'messageV2', icon: Inbox },
];

/** Where the account leads: the pages asked for most, the agent centre for anyone who has a line, and the way out. */
export function AccountList({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('centre');
  const tCommon = useTranslations('common');
  const isAgent = useSession(canSeeAgentCentre);
  const unread = useUnreadMessages();
  const leaveFor = (open: () => void) => () => {
    onLeave();
    open();
  };
  return (
    <ul className="-mx-2 grid grid-cols-1">
      {PAGES.map(({ page, icon }) => (
        <Entry
          key={page}
          icon={icon}
          label={t(`page.${page}`)}
          {...(page === 'messageV2' && unread > 0 && { count: unread })}
          onPress={leaveFor(() => openCentre(page))}
        />
      ))}
      {isAgent && (
        <Entry
          icon={Users}
          label={t('header.agent')}
          onPress={leaveFor(() => openModal({ type: 'agents', props: {} }))}
        />
      )}
      <li aria-hidden="true" className="mx-2 my-1.5 h-px bg-line" />
      <Entry
        icon={LogOut}
        label={tCommon('header.logout')}
        isLast
        onPress={leaveFor(() => openModal({ type: 'logout', props: {} }))}
      />
    </ul>
  );
}

type EntryProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly count?: number;
  readonly isLast?: boolean;
  readonly onPress: () => void;
};

function Entry({ icon: Icon, label, count, isLast = false, onPress }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className={`flex h-10 w-full items-center gap-3 rounded-md px-2 text-start text-sm font-semibold transition-colors hover:bg-surface-3 pointer-coarse:h-12 ${isLast ? 'text-loss' : 'text-ink'}`}
      >
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${isLast ? '' : 'text-ink-faint'}`} />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {count !== undefined && <Badge tone="solid">{shownCount(count)}</Badge>}
        {!isLast && <ChevronRight aria-hidden="true" className="size-4 text-ink-faint md:hidden rtl:rotate-180" />}
      </button>
    </li>
  );
}
