import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { Button } from '@fairground/ui/button';
import { Sheet } from '@fairground/ui/sheet';
import { BonusMeter } from '../../features/bonus/index.ts';
import { BalancePanel } from '../../features/wallet/index.ts';
import { isClosedToPlay, useSession } from '@fairground/client/session';
import { useTranslations } from '../../shared/i18n/index.ts';
import { LatePart } from '../../shared/page/late-part.tsx';
import type { CentrePage } from '../../shared/store/centre-page.ts';
import { openCentre } from '../../shared/store/open-centre.ts';
import { AccountList } from './account-list.tsx';
import { MemberCard } from './member-card.tsx';

type MemberSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The account on a phone: who, how much, and where to go from here. */
export function MemberSheet({ isOpen, onClose }: MemberSheetProps) {
  const t = useTranslations('centre');
  const tCommon = useTranslations('common');
  const isClosed = useSession(isClosedToPlay);
  const toPage = (page: CentrePage) => () => {
    onClose();
    openCentre(page);
  };
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={<MemberCard />} closeLabel={tCommon('action.close')}>
      <div className="grid gap-4">
        <BalancePanel />
        {!isClosed && (
          <LatePart>
            <BonusMeter className="w-full justify-between" />
          </LatePart>
        )}
        <div className={isClosed ? 'grid gap-3' : 'grid grid-cols-2 gap-3'}>
          {!isClosed && (
            <Button
              variant="primary"
              size="lg"
              iconStart={<ArrowDownToLine aria-hidden="true" />}
              onClick={toPage('depositv2')}
            >
              {t('header.deposit')}
            </Button>
          )}
          <Button size="lg" iconStart={<ArrowUpFromLine aria-hidden="true" />} onClick={toPage('withdraw')}>
            {t('header.withdraw')}
          </Button>
        </div>
        <AccountList onLeave={onClose} />
      </div>
    </Sheet>
  );
}
