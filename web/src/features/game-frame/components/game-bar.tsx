import { ArrowDownToLine, Info, LogOut, Maximize, Minimize, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { SessionFigures } from '../../../shared/protection/index.ts';
import { openCentre } from '../../../shared/store/open-centre.ts';

type GameBarProps = {
  readonly title: string;
  readonly provider: string | undefined;
  /** The member's money, live. */
  readonly balance: ReactNode;
  readonly isFull: boolean;
  /** The site's header stands above and says what one has: a narrow screen keeps the room for the name. */
  readonly isUnderHeader: boolean;
  readonly onFullScreen: () => void;
  readonly onDetails: () => void;
  readonly onLeave: () => void;
};

/** The line above a game: what it is, what one has, how long it has been, and the ways out. */
export function GameBar({
  title,
  provider,
  balance,
  isFull,
  isUnderHeader,
  onFullScreen,
  onDetails,
  onLeave,
}: GameBarProps) {
  const t = useTranslations('play');
  return (
    <header className="flex h-14 shrink-0 [@media(max-height:30rem)]:h-11 items-center gap-1 bg-surface-1 px-1.5 sm:gap-2 sm:px-3">
      <IconButton
        label={t('leave')}
        icon={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
        onClick={onLeave}
      />
      <div className="min-w-0 flex-1">
        <PageHeading className="truncate text-base leading-tight">{title}</PageHeading>
        <div className="flex items-center gap-2 truncate text-xs text-ink-faint">
          {provider !== undefined && <span className="truncate max-sm:hidden">{provider}</span>}
          <LatePart>
            <SessionFigures />
          </LatePart>
        </div>
      </div>
      <div className={`flex h-9 items-center rounded-full bg-surface-2 px-3 ${isUnderHeader ? 'max-sm:hidden' : ''}`}>
        {balance}
      </div>
      <Button
        variant="primary"
        size="sm"
        className="max-sm:hidden"
        iconStart={<ArrowDownToLine aria-hidden="true" />}
        onClick={() => openCentre('depositv2')}
      >
        {t('deposit')}
      </Button>
      <IconButton
        className="sm:hidden"
        label={t('deposit')}
        // An arrow alone reads as a download.
        icon={<Wallet aria-hidden="true" />}
        onClick={() => openCentre('depositv2')}
      />
      <IconButton label={t('details')} icon={<Info aria-hidden="true" />} onClick={onDetails} />
      <IconButton
        label={isFull ? t('full-screen-off') : t('full-screen')}
        icon={isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        onClick={onFullScreen}
      />
    </header>
  );
}
