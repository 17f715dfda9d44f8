import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Combobox } from '@fairground/ui/combobox';
import { DateRange } from '@fairground/ui/date-range';
import { IconButton } from '@fairground/ui/icon-button';
import { FilterTag } from '@fairground/ui/tag';
import type { Category } from '../../../shared/category/categories.ts';
import { useLocale, useTranslations } from '../../../shared/i18n/index.ts';
import { nextRange } from '@fairground/client/format';
import type { DayRange } from '@fairground/client/format';
import { vendorsQuery } from '../api/bets-query.ts';
import { vendorsIn, withCategory } from '../model/game-filter.ts';
import type { GameFilter, PlayedVendor } from '../model/game-filter.ts';

type BetFiltersProps = {
  readonly today: string;
  readonly range: DayRange;
  readonly onRangeChange: (range: DayRange) => void;
  readonly account: string;
  readonly games: GameFilter;
  readonly onGamesChange: (games: GameFilter) => void;
};

/** Which days, which kind of game and whose. */
export function BetFilters({ today, range, onRangeChange, account, games, onGamesChange }: BetFiltersProps) {
  const t = useTranslations('bets');
  const tCommon = useTranslations('common');
  const vendors = useQuery(vendorsQuery(account)).data?.list ?? [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Days today={today} range={range} onRangeChange={onRangeChange} />
        <VendorField
          vendors={vendorsIn(vendors, games.category)}
          chosen={games.vendor}
          onChange={(vendor) => onGamesChange({ ...games, vendor })}
        />
      </div>
      <fieldset className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap">
        <legend className="sr-only">{t('kinds')}</legend>
        <FilterTag
          pressed={games.category === null}
          onPressedChange={() => onGamesChange(withCategory(games, null, vendors))}
        >
          {t('all')}
        </FilterTag>
        {BET_CATEGORIES.map((each) => (
          <FilterTag
            key={each}
            pressed={games.category === each}
            onPressedChange={(isPressed) => onGamesChange(withCategory(games, isPressed ? each : null, vendors))}
          >
            {tCommon(`category.${each.toLowerCase() as Category}`)}
          </FilterTag>
        ))}
      </fieldset>
    </div>
  );
}

/** A range of days with a step of its own length either way. */
function Days({ today, range, onRangeChange }: Pick<BetFiltersProps, 'today' | 'range' | 'onRangeChange'>) {
  const t = useTranslations('bets');
  const tWallet = useTranslations('wallet');
  const locale = useLocale();
  return (
    <div className="flex min-w-0 items-end gap-1">
      <DateRange
        className="min-w-0 flex-1"
        label={tWallet('history.days')}
        value={range}
        onValueChange={onRangeChange}
        today={today}
        locale={locale}
        presets={[1, 7, 30].map((days) => ({ days, label: tWallet('history.last-days', { days }) }))}
        previousLabel={tWallet('history.month-before')}
        nextLabel={tWallet('history.month-after')}
        popupLabel={tWallet('history.days')}
      />
      <IconButton
        label={t('earlier')}
        icon={<ChevronLeft aria-hidden="true" className="rtl:rotate-180" />}
        onClick={() => onRangeChange(nextRange(range, 'earlier', today))}
      />
      <IconButton
        label={t('later')}
        disabled={range.to >= today}
        icon={<ChevronRight aria-hidden="true" className="rtl:rotate-180" />}
        onClick={() => onRangeChange(nextRange(range, 'later', today))}
      />
    </div>
  );
}

type VendorFieldProps = {
  readonly vendors: readonly PlayedVendor[];
  readonly chosen: string | null;
  readonly onChange: (vendor: string | null) => void;
};

type VendorOption = { readonly vendor: string | null; readonly name: string };

function VendorField({ vendors, chosen, onChange }: VendorFieldProps) {
  const t = useTranslations('bets');
  const options: readonly VendorOption[] = [
    { vendor: null, name: t('all-vendors') },
    ...vendors.map(({ vendor, vendorName }) => ({ vendor, name: vendorName })),
  ];
  return (
    <Combobox
      label={t('vendor')}
      options={options}
      value={options.find(({ vendor }) => vendor === chosen) ?? options[0]}
      onValueChange={({ vendor }) => onChange(vendor)}
      keyOf={({ vendor }) => vendor ?? ''}
      textOf={({ name }) => name}
      searchLabel={t('find-vendor')}
      emptyText={t('no-vendor')}
    />
  );
}
