import { TRANSACTION_DAYS_MAX } from '@fairground/contract/wallet/endpoints';
import { TRANSACTION_GROUPS } from '@fairground/contract/wallet/transactions';
import type { TransactionGroup } from '@fairground/contract/wallet/transactions';
import { DateRange } from '@fairground/ui/date-range';
import { FilterTag } from '@fairground/ui/tag';
import { useLocale, useTranslations } from '../../../shared/i18n/index.ts';
import type { DayRange } from '@fairground/client/format';

type HistoryFiltersProps = {
  readonly today: string;
  readonly range: DayRange;
  readonly isTooLong: boolean;
  readonly onRangeChange: (range: DayRange) => void;
  readonly group: TransactionGroup | null;
  readonly onGroupChange: (group: TransactionGroup | null) => void;
};

/** Which days and which kind of movement. */
export function HistoryFilters({ today, range, isTooLong, onRangeChange, group, onGroupChange }: HistoryFiltersProps) {
  const t = useTranslations('wallet');
  const locale = useLocale();
  return (
    <div className="grid grid-cols-1 gap-3">
      <DateRange
        className="sm:max-w-80"
        label={t('history.days')}
        value={range}
        onValueChange={onRangeChange}
        today={today}
        locale={locale}
        presets={[1, 7, 30].map((days) => ({ days, label: t('history.last-days', { days }) }))}
        previousLabel={t('history.month-before')}
        nextLabel={t('history.month-after')}
        popupLabel={t('history.days')}
        error={isTooLong ? t('history.too-long', { days: String(TRANSACTION_DAYS_MAX) }) : undefined}
      />
      <fieldset className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap">
        <legend className="sr-only">{t('history.kinds')}</legend>
        <FilterTag pressed={group === null} onPressedChange={() => onGroupChange(null)}>
          {t('group.all')}
        </FilterTag>
        {TRANSACTION_GROUPS.map((each) => (
          <FilterTag
            key={each}
            pressed={group === each}
            onPressedChange={(isPressed) => onGroupChange(isPressed ? each : null)}
          >
            {t(`group.${each}`)}
          </FilterTag>
        ))}
      </fieldset>
    </div>
  );
}
