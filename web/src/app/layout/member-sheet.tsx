import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ChevronRight, LogOut, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { Sheet } from '@fairground/ui/sheet';
import { MemberAvatar, MemberBadges, MemberName } from '../../features/profile/index.ts';
import { BalancePanel } from '../../features/wallet/index.ts';
import { useTranslations } from '../../shared/i18n/index.ts';
import { canSeeAgentCentre } from '../../shared/session/account-kind.ts';
import { useSession } from '../../shared/session/session-store.ts';
import type { CentrePage } from '../../shared/store/centre-page.ts';
import { openModal } from '../../shared/store/modal-store.ts';
import { openCentre } from '../../shared/store/open-centre.ts';
import { ACCOUNT_ENTRIES } from './account-entries.ts';

type MemberSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The account on a phone: who, how much, and where to go from here. */
export function MemberSheet({ isOpen, onClose }: MemberSheetProps) {
  const t = useTranslations('centre');
  const tCommon = useTranslations('common');
  const isAgent = useSession(canSeeAgentCentre);
  const leaveFor = (open: () => void) => () => {
    onClose();
    open();
  };
  const toPage = (page: CentrePage) => leaveFor(() => openCentre(page));
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={<Who />} closeLabel={tCommon('action.close')}>
      <div className="grid gap-4">
        <BalancePanel />
        <div className="grid grid-cols-2 gap-3">
          <Button
            variant="primary"
            size="lg"
            iconStart={<ArrowDownToLine aria-hidden="true" />}
            onClick={toPage('depositv2')}
          >
            {t('header.deposit')}
          </Button>
          <Button size="lg" iconStart={<ArrowUpFromLine aria-hidden="true" />} onClick={toPage('withdraw')}>
            {t('header.withdraw')}
          </Button>
        </div>
        <ul className="-mx-2 grid grid-cols-1">
          <Entry icon={<ArrowLeftRight />} label={t('page.transferFund')} onPress={toPage('transferFund')} />
          {ACCOUNT_ENTRIES.map(({ page, icon: Icon }) => (
            <Entry key={page} icon={<Icon />} label={t(`page.${page}`)} onPress={toPage(page)} />
          ))}
          {isAgent && (
            <Entry
              icon={<Users />}
              label={t('header.agent')}
              onPress={leaveFor(() => openModal({ type: 'soon', props: { feature: 'agent' } }))}
            />
          )}
        </ul>
        <Button
          variant="ghost"
          className="text-loss"
          iconStart={<LogOut aria-hidden="true" />}
          onClick={leaveFor(() => openModal({ type: 'logout', props: {} }))}
        >
          {tCommon('header.logout')}
        </Button>
      </div>
    </Sheet>
  );
}

function Who() {
  return (
    <span className="flex items-center gap-3">
      <MemberAvatar />
      <span className="grid min-w-0 gap-1">
        <span className="truncate">
          <MemberName />
        </span>
        <span className="flex flex-wrap gap-1 empty:hidden">
          <MemberBadges />
        </span>
      </span>
    </span>
  );
}

type EntryProps = { readonly icon: ReactNode; readonly label: string; readonly onPress: () => void };

function Entry({ icon, label, onPress }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex h-12 w-full items-center gap-3 rounded-md px-2 text-start font-semibold hover:bg-surface-2"
      >
        <span aria-hidden="true" className="text-ink-faint [&>svg]:size-5">
          {icon}
        </span>
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronRight aria-hidden="true" className="size-5 text-ink-faint rtl:rotate-180" />
      </button>
    </li>
  );
}
