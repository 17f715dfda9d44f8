import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { BonusLine, BonusMeter } from '../../features/bonus/index.ts';
import { shownCount, useUnreadMessages } from '../../features/messages/index.ts';
import { MemberAvatar } from '../../features/profile/index.ts';
import { BalancePill, FundsPopover, HeaderSum, LiveBalance } from '../../features/wallet/index.ts';
import { isClosedToPlay, useSession } from '@fairground/client/session';
import { useWide } from '../../shared/hooks/use-wide.ts';
import { useTranslations } from '../../shared/i18n/index.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { openCentre } from '../../shared/store/open-centre.ts';
import { LatePart } from '../../shared/page/late-part.tsx';

const AccountMenu = lazyPart(() => import('./account-menu.tsx').then((part) => part.AccountMenu));
const MemberSheet = lazyPart(() => import('./member-sheet.tsx').then((part) => part.MemberSheet));

/** The end of the header for anyone who is logged in: the balance, money in and out, and everything of the account. */
export function MemberHeader() {
  const isWide = useWide();
  return (
    <>
      {isWide ? <WideHeader /> : <PhoneHeader />}
      <LiveBalance />
    </>
  );
}

function WideHeader() {
  const t = useTranslations('centre');
  const pill = useRef<HTMLButtonElement>(null);
  const avatar = useRef<HTMLButtonElement>(null);
  const funds = useOpening();
  const menu = useOpening();
  const unread = useUnreadMessages();
  const isClosed = useSession(isClosedToPlay);
  return (
    <div className="flex items-center gap-2">
      {!isClosed && (
        <LatePart>
          <BonusMeter className="max-xl:hidden" />
        </LatePart>
      )}
      <BalancePill ref={pill} isOpen={funds.isOpen} onPress={funds.toggle} />
      {!isClosed && (
        <Button
          variant="primary"
          iconStart={<ArrowDownToLine aria-hidden="true" />}
          onClick={() => openCentre('depositv2')}
        >
          {t('header.deposit')}
        </Button>
      )}
      <Button
        className={isClosed ? '' : 'max-xl:hidden'}
        iconStart={<ArrowUpFromLine aria-hidden="true" />}
        onClick={() => openCentre('withdraw')}
      >
        {t('header.withdraw')}
      </Button>
      <button
        ref={avatar}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        aria-label={unread > 0 ? t('header.account-unread', { count: unread }) : t('header.account')}
        onClick={menu.toggle}
        className="control relative size-10 shrink-0 rounded-full outline-offset-2 hover:shadow-glow"
      >
        <MemberAvatar />
        <UnreadMark count={unread} />
      </button>
      <LatePart>
        {funds.wasOpened && (
          <FundsPopover
            anchor={pill}
            isOpen={funds.isOpen}
            onOpenChange={funds.setOpen}
            onTransfer={() => openCentre('transferFund')}
            onHistory={() => openCentre('transactionHistory')}
          />
        )}
        {menu.wasOpened && <AccountMenu anchor={avatar} isOpen={menu.isOpen} onOpenChange={menu.setOpen} />}
      </LatePart>
    </div>
  );
}

/** A phone has room for one pill; what a wide screen lays out beside it stands in the sheet it opens. */
function PhoneHeader() {
  const t = useTranslations('centre');
  const sheet = useOpening();
  const unread = useUnreadMessages();
  const isClosed = useSession(isClosedToPlay);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        onClick={sheet.toggle}
        className="control relative h-10 gap-2 rounded-full bg-surface-2 ps-3.5 pe-1 shadow-low pointer-coarse:h-11"
      >
        <span className="sr-only">
          {unread > 0 ? t('header.account-unread', { count: unread }) : t('header.account')}
        </span>
        <span className="grid justify-items-start">
          <HeaderSum />
          {!isClosed && (
            <LatePart>
              <BonusLine />
            </LatePart>
          )}
        </span>
        <MemberAvatar size="sm" />
        <UnreadMark count={unread} />
      </button>
      <LatePart>
        {sheet.wasOpened && <MemberSheet isOpen={sheet.isOpen} onClose={() => sheet.setOpen(false)} />}
      </LatePart>
    </>
  );
}

/** How many messages wait; the name of the button says it too. */
function UnreadMark({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -end-0.5 -top-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-[0.625rem] leading-none font-bold text-accent-ink tabular-nums outline-2 outline-ground"
    >
      {shownCount(count)}
    </span>
  );
}

/** Something that comes with its script when it is first opened, and stays then. */
const useOpening = () => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
    setWasOpened(true);
  };
  return { isOpen, wasOpened, setOpen, toggle };
};
