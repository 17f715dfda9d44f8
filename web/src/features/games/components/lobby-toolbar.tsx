import { GAME_SORTS } from '@fairground/contract/catalog/endpoints';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { ArrowDownWideNarrow, Heart, History, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireRealAccount } from '../../../shared/session/login-gate.ts';
import type { FilterChange } from '../hooks/use-lobby-filter.ts';
import { LOBBY_TABS, type LobbyFilter, type LobbyTab } from '../model/lobby-filter.ts';
import { LobbySearch } from './lobby-search.tsx';

type LobbyToolbarProps = {
  readonly filter: LobbyFilter;
  readonly change: (wish: FilterChange) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly categoryName: string;
};

/** On a phone the words alone must leave room for the order beside them. */
const TAB_ICONS: Readonly<Record<LobbyTab, ReactNode>> = {
  all: <LayoutGrid aria-hidden="true" className="max-sm:hidden" />,
  favourites: <Heart aria-hidden="true" className="max-sm:hidden" />,
  recent: <History aria-hidden="true" className="max-sm:hidden" />,
};

/** Search, whose games, and in which order. */
export function LobbyToolbar({ filter, change, text, onText, categoryName }: LobbyToolbarProps) {
  const t = useTranslations('games');
  const openTab = (tab: LobbyTab) => {
    if (tab === 'all') change({ tab });
    else requireRealAccount(() => change({ tab }));
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <LobbySearch text={text} onText={onText} categoryName={categoryName} />
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <SegmentedControl
          label={t('tab.label')}
          value={filter.tab}
          onValueChange={openTab}
          options={LOBBY_TABS.map((tab) => ({ value: tab, label: t(`tab.${tab}`), icon: TAB_ICONS[tab] }))}
        />
        <label className="relative flex items-center max-sm:ms-auto">
          <span className="sr-only">{t('sort.label')}</span>
          <ArrowDownWideNarrow
            aria-hidden="true"
            className="pointer-events-none absolute start-3 size-4.5 text-ink-faint"
          />
          <select
            value={filter.sort}
            onChange={({ target }) => change({ sort: GAME_SORTS.find((sort) => sort === target.value) ?? 'POPULAR' })}
            className="h-10 appearance-none rounded-md bg-surface-2 ps-10 pe-4 text-sm font-semibold text-ink-soft hover:bg-surface-3 hover:text-ink max-sm:w-11 max-sm:ps-11 max-sm:pe-0 pointer-coarse:h-11"
          >
            {GAME_SORTS.map((sort) => (
              <option key={sort} value={sort} className="bg-popup text-ink">
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
