import { ArrowLeft } from 'lucide-react';
import { LotteryGames } from '../features/lottery/index.ts';
import { HeaderSum, LiveBalance } from '../features/wallet/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageHeading } from '../shared/page/page-heading.tsx';

/** The lottery of the three regions, with the window to itself; no bar keeps the balance true here, so the page does. */
export function Page() {
  const t = useTranslations('pages');
  return (
    <div className="page-width grid grid-cols-1 gap-5 py-4 md:py-6" data-category="lott">
      <div className="flex items-center justify-between gap-4">
        <a
          href="/elott"
          className="control -ms-2 h-10 gap-2 px-3 text-sm font-semibold text-ink-soft hover:bg-surface-2 hover:text-ink pointer-coarse:h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          {t('vn-lottery.leave')}
        </a>
        <div>
          <HeaderSum />
          <LiveBalance />
        </div>
      </div>
      <LotteryGames
        area="VN"
        heading={
          <header>
            <PageHeading className="text-xl">{t('vn-lottery.title')}</PageHeading>
            <p className="mt-1 max-w-prose text-ink-soft">{t('vn-lottery.text')}</p>
          </header>
        }
      />
    </div>
  );
}
