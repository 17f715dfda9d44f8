import { Banners } from '../features/banners/index.ts';
import { LotteryGames } from '../features/lottery/index.ts';
import { CategoryIcon } from '../shared/category/category-icon.tsx';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageHeading } from '../shared/page/page-heading.tsx';

/** The draw room: the game of the address, or the lobby of all. */
export function Page() {
  const t = useTranslations('pages');
  return (
    <div className="page-width grid grid-cols-1 gap-5 py-4 md:py-6" data-category="lott">
      <LotteryGames
        heading={
          <>
            <Banners group="w_lott" size="page" />
            <header className="flex items-center gap-4">
              <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-category-soft text-category [&>svg]:size-8">
                <CategoryIcon category="lott" />
              </span>
              <div className="min-w-0">
                <PageHeading className="text-xl">{t('lottery.title')}</PageHeading>
                <p className="mt-1 max-w-prose text-ink-soft">{t('lottery.text')}</p>
              </div>
            </header>
          </>
        }
      />
    </div>
  );
}
