import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { useSession } from '@fairground/client/session';
import { backPathOf } from '../model/back-url.ts';
import { LotteryGames } from './lottery-games.tsx';

type LotteryWindowProps = {
  readonly area: 'VN' | 'SEA';
  /** The member's balance: no bar shows it here. */
  readonly balance: ReactNode;
};

const TEXTS = { VN: 'vn-lottery', SEA: 'sea-lottery' } as const;

/** The lotteries of one area with the window to themselves: the way back, the balance, and the lobby or a room. */
export function LotteryWindow({ area, balance }: LotteryWindowProps) {
  const t = useTranslations('pages');
  const texts = TEXTS[area];
  const isMember = useSession((session) => session.account !== null);
  return (
    <div className="page-width grid grid-cols-1 gap-5 py-4 md:py-6" data-category="lott">
      <div className="flex items-center justify-between gap-4">
        <a
          href={backPathOf(new URLSearchParams(useSearch()).get('backUrl')) ?? '/elott'}
          className="control -ms-2 h-10 gap-2 px-3 text-sm font-semibold text-ink-soft hover:bg-surface-2 hover:text-ink pointer-coarse:h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          {t('vn-lottery.leave')}
        </a>
        {/* Anyone who is not logged in has none, and the server would say so. */}
        {isMember && <div>{balance}</div>}
      </div>
      <LotteryGames
        area={area}
        heading={
          <header>
            <PageHeading className="text-xl">{t(`${texts}.title`)}</PageHeading>
            <p className="mt-1 max-w-prose text-ink-soft">{t(`${texts}.text`)}</p>
          </header>
        }
      />
    </div>
  );
}
