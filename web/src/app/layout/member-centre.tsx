import { usePrefetchQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CentreDialog } from '@fairground/ui/centre-dialog';
import { SkeletonText } from '@fairground/ui/skeleton';
import { CENTRE_MENU, CentreMenu, CLOSED_CENTRE_MENU } from '../../features/member-centre/index.ts';
import { InboxPage, useUnreadMessages } from '../../features/messages/index.ts';
import { BonusPage, RewardPage } from '../../features/bonus/index.ts';
import { MissionsPage, RebatePage, ReferralPage, useMissionCount } from '../../features/loyalty/index.ts';
import { BetRecord } from '../../features/bets/index.ts';
import { UplinePage } from '../../features/upline/index.ts';
import { ProfitPage } from '../../features/profit/index.ts';
import { DepositDesk } from '../../features/deposit/index.ts';
import { HistoryPage, RefillPart, TransferPage } from '../../features/wallet/index.ts';
import { BoardChoice } from '../../features/winners/index.ts';
import { isClosedToPlay, useSession } from '@fairground/client/session';
import { useTranslations } from '../../shared/i18n/index.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import type { CentrePage } from '../../shared/store/centre-page.ts';
import { registerRulesQuery } from '../../shared/site/register-rules.ts';
import { useRouteMatch } from '../page-outlet.tsx';
import { CrashScreen } from '../crash-screen.tsx';
import { ErrorBoundary } from '../../shared/page/error-boundary.tsx';
import { MemberCard } from './member-card.tsx';
import { useCentreView } from './use-centre-view.ts';

const SecurityCentre = lazyPart(
  () => import('./security-centre.tsx').then((part) => part.SecurityCentre),
  ['security', 'profile', 'account', 'legacy', 'verification', 'pictures', 'withdraw', 'privacy'],
);

const WithdrawPage = lazyPart(
  () => import('../../features/withdrawal/index.ts').then((part) => part.WithdrawPage),
  ['withdraw', 'pictures'],
);

const FIRST_PAGE: CentrePage = 'securityCenter';

type MemberCentreProps = { readonly page?: CentrePage; readonly onClose: () => void };

/** The member centre over the page: its menu and the page chosen from it. */
export function MemberCentre({ page: wanted, onClose }: MemberCentreProps) {
  const t = useTranslations('centre');
  const tCommon = useTranslations('common');
  const [item, setItem] = useState<string>();
  const { page: chosenPage, showPage, dialog } = useCentreView(wanted, FIRST_PAGE);
  useLeaveForProtection(onClose);
  const isClosed = useSession(isClosedToPlay);
  const pages: readonly CentrePage[] = isClosed ? CLOSED_CENTRE_MENU : CENTRE_MENU;
  // Anyone who followed an older link to a deposit finds what is left to do with money.
  const page = pages.includes(chosenPage) ? chosenPage : 'withdraw';
  const unreadMessages = useUnreadMessages();
  const missionCount = useMissionCount();
  // Its dialogs check what is typed by these rules.
  usePrefetchQuery(registerRulesQuery);
  const handleChoose = (chosen: CentrePage, wantedItem?: string) => {
    setItem(wantedItem);
    showPage(chosen);
  };
  return (
    <CentreDialog
      open
      onOpenChange={onClose}
      title={t('title')}
      menuHead={
        <div className="mx-3 mb-3 rounded-md bg-surface-2 p-3 text-sm">
          <MemberCard />
          <a
            href="/responsible"
            onClick={onClose}
            className="mt-3 flex min-h-9 items-center gap-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
            {tCommon('footer.responsibility-action')}
          </a>
        </div>
      }
      menu={
        <CentreMenu
          pages={pages}
          page={page}
          onChoose={(chosen) => handleChoose(chosen)}
          counts={{ messageV2: unreadMessages, missionLeaderboard: missionCount }}
        />
      }
      pageTitle={t(`page.${page}`)}
      backLabel={t('back')}
      closeLabel={tCommon('action.close')}
      {...dialog}
    >
      <ErrorBoundary key={page} Fallback={CrashScreen}>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <Page page={page} item={item} pages={pages} isClosed={isClosed} onChoose={handleChoose} />
        </Suspense>
      </ErrorBoundary>
    </CentreDialog>
  );
}

/** Closes the centre at the page about protection, also where a game asked first whether to leave. */
const useLeaveForProtection = (onLeave: () => void): void => {
  const { route } = useRouteMatch();
  const isThere = route.id === 'responsible';
  const wasThere = useRef(isThere);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isThere && !wasThere.current) leave();
    wasThere.current = isThere;
  }, [isThere]);
};

type PageProps = {
  readonly page: CentrePage;
  /** The number of what is opened there. */
  readonly item: string | undefined;
  readonly pages: readonly CentrePage[];
  /** The member excluded itself. */
  readonly isClosed: boolean;
  readonly onChoose: (page: CentrePage, item?: string) => void;
};

function Page({ page, item, pages, isClosed, onChoose }: PageProps) {
  switch (page) {
    case 'securityCenter':
      return <SecurityCentre />;
    case 'depositv2':
      return (
        <div className="grid grid-cols-1 gap-6">
          <DepositDesk item={item} />
          <RefillPart />
        </div>
      );
    case 'withdraw':
      return <WithdrawPage item={item} onSecure={() => onChoose('securityCenter')} />;
    case 'transferFund':
      return <TransferPage />;
    case 'personalHistoryCopy':
      return (
        <div className="grid grid-cols-1 gap-4">
          <BetRecord />
          {!isClosed && <BoardChoice />}
        </div>
      );
    case 'transactionHistory':
      return <HistoryPage />;
    case 'transferUpline':
      return <UplinePage onSetPassword={() => onChoose('securityCenter')} />;
    case 'personalProfit':
      return <ProfitPage />;
    case 'bonusDetails':
      return <BonusPage />;
    case 'rewardCenter':
      return <RewardPage />;
    case 'messageV2':
      return <InboxPage pages={pages} onOpen={onChoose} />;
    case 'manualRebate':
      return <RebatePage />;
    case 'referral':
      return <ReferralPage />;
    case 'missionLeaderboard':
      return <MissionsPage />;
  }
}
