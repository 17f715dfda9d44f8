import { VOLATILITIES, type Vendor } from '@fairground/contract/catalog/game';
import { FilterTag } from '@fairground/ui/tag';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import type { FilterChange } from '../hooks/use-lobby-filter.ts';
import { BET_STEPS, filterCount, type LobbyFilter, NOTHING_ASKED } from '../model/lobby-filter.ts';
import { VendorChips } from './vendor-chips.tsx';

type FilterChipsProps = {
  readonly filter: LobbyFilter;
  readonly change: (wish: FilterChange) => void;
  readonly vendors: readonly Vendor[];
  /** Lines and volatility are questions about machines with reels. */
  readonly hasReels: boolean;
};

type Drawer = 'vendor' | 'bet' | 'volatility';

/** What a lobby is narrowed by: a press for yes or no, a drawer of choices for the rest. */
export function FilterChips({ filter, change, vendors, hasReels }: FilterChipsProps) {
  const t = useTranslations('games');
  const [open, setOpen] = useState<Drawer | null>(null);
  const drawerId = useId();
  const toggle = (drawer: Drawer) => setOpen(open === drawer ? null : drawer);
  const drawerChip = { drawerId, open, onToggle: toggle };
  return (
    <div className="grid grid-cols-1 gap-3">
      <fieldset aria-label={t('filter.label')} className="chip-row">
        {vendors.length > 1 && (
          <DrawerChip {...drawerChip} drawer="vendor" count={filter.vendors.length}>
            {t('filter.vendor')}
          </DrawerChip>
        )}
        <DrawerChip {...drawerChip} drawer="bet" count={filter.minBet === null ? 0 : 1}>
          {t('filter.bet')}
        </DrawerChip>
        {hasReels && (
          <>
            <FilterTag pressed={filter.hasManyLines} onPressedChange={(hasManyLines) => change({ hasManyLines })}>
              {t('filter.lines')}
            </FilterTag>
            <DrawerChip {...drawerChip} drawer="volatility" count={filter.volatility === null ? 0 : 1}>
              {t('filter.volatility')}
            </DrawerChip>
          </>
        )}
        <FilterTag pressed={filter.isNew} onPressedChange={(isNew) => change({ isNew })}>
          {t('filter.new')}
        </FilterTag>
        {filterCount(filter) > 0 && (
          <button
            type="button"
            onClick={() => change(NOTHING_ASKED)}
            className="control h-8 gap-1 px-2 text-sm font-semibold text-ink-faint hover:text-ink pointer-coarse:min-h-11"
          >
            <X aria-hidden="true" className="size-4" />
            {t('filter.clear')}
          </button>
        )}
      </fieldset>
      {open !== null && (
        <div id={drawerId} className="rounded-lg bg-surface-1 p-3 shadow-low sm:p-4">
          {open === 'vendor' && <VendorChips vendors={vendors} chosen={filter.vendors} change={change} />}
          {open === 'bet' && <BetChips filter={filter} change={change} />}
          {open === 'volatility' && <VolatilityChips filter={filter} change={change} />}
        </div>
      )}
    </div>
  );
}

type DrawerChipProps = {
  readonly drawer: Drawer;
  readonly drawerId: string;
  readonly open: Drawer | null;
  readonly count: number;
  readonly onToggle: (drawer: Drawer) => void;
  readonly children: ReactNode;
};

function DrawerChip({ drawer, drawerId, open, count, onToggle, children }: DrawerChipProps) {
  const isOpen = open === drawer;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? drawerId : undefined}
      onClick={() => onToggle(drawer)}
      className={`control h-8 gap-1.5 rounded-full px-3 text-sm font-semibold whitespace-nowrap pointer-coarse:min-h-11 ${
        count > 0 ? 'bg-accent-soft text-accent-text' : 'bg-surface-2 text-ink-soft hover:bg-surface-3 hover:text-ink'
      }`}
    >
      {children}
      {count > 0 && <span className="tabular-nums">{count}</span>}
      <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  );
}

type ChoiceProps = Pick<FilterChipsProps, 'filter' | 'change'>;

function BetChips({ filter, change }: ChoiceProps) {
  const t = useTranslations('games');
  const numbers = useNumbers();
  return (
    <fieldset aria-label={t('filter.bet')} className="flex min-w-0 flex-wrap gap-2">
      {BET_STEPS.map((step) => (
        <FilterTag
          key={step}
          pressed={filter.minBet === step}
          onPressedChange={(pressed) => change({ minBet: pressed ? step : null })}
        >
          {t('filter.bet-step', { amount: numbers.shortAmount(step) })}
        </FilterTag>
      ))}
    </fieldset>
  );
}

function VolatilityChips({ filter, change }: ChoiceProps) {
  const t = useTranslations('games');
  return (
    <fieldset aria-label={t('filter.volatility')} className="flex min-w-0 flex-wrap gap-2">
      {VOLATILITIES.map((volatility) => (
        <FilterTag
          key={volatility}
          pressed={filter.volatility === volatility}
          onPressedChange={(pressed) => change({ volatility: pressed ? volatility : null })}
        >
          {t(`volatility.${volatility}`)}
        </FilterTag>
      ))}
    </fieldset>
  );
}
