import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';
import type { BetCategory } from '@fairground/contract/betting/endpoints';
import { DateRange } from '@fairground/ui/date-range';
import { FilterTag } from '@fairground/ui/tag';
import type { Category } from '../../../shared/category/categories.ts';
import { useLocale, useTranslations } from '../../../shared/i18n/index.ts';
import type { DayRange } from '../../../shared/record/house-days.ts';

type BetFiltersProps = {
  readonly today: string;
  readonly range: DayRange;
  readonly onRangeChange: (range: DayRange) => void;
  readonly category: BetCategory | null;
  readonly onCategoryChange: (category: BetCategory | null) => void;
};

/** Which days and which kind of game. */
export function BetFilters({ today, range, onRangeChange, category, onCategoryChange }: BetFiltersProps) {
  const t = useTranslations('bets');
  const tWallet = useTranslations('wallet');
  const tCommon = useTranslations('common');
  const locale = useLocale();
  return (
    <div className="grid grid-cols-1 gap-3">
      <DateRange
        className="sm:max-w-80"
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
      <fieldset className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap">
        <legend className="sr-only">{t('kinds')}</legend>
        <FilterTag pressed={category === null} onPressedChange={() => onCategoryChange(null)}>
          {t('all')}
        </FilterTag>
        {BET_CATEGORIES.map((each) => (
          <FilterTag
            key={each}
            pressed={category === each}
            onPressedChange={(isPressed) => onCategoryChange(isPressed ? each : null)}
          >
            {tCommon(`category.${each.toLowerCase() as Category}`)}
          </FilterTag>
        ))}
      </fieldset>
    </div>
  );
}
