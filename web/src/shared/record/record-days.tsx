import { nextRange } from '@fairground/client/format';
import type { DayRange } from '@fairground/client/format';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DateRange } from '@fairground/ui/date-range';
import { IconButton } from '@fairground/ui/icon-button';
import { useLocale, useTranslations } from '../i18n/index.ts';

export type RecordDaysProps = {
  readonly today: string;
  readonly range: DayRange;
  readonly onRangeChange: (range: DayRange) => void;
  readonly error?: string | undefined;
};

/** The days of a record: the last 1, 7 or 30, a range of one's own, and a step of its length either way. */
export function RecordDays({ today, range, onRangeChange, error }: RecordDaysProps) {
  const t = useTranslations('records');
  const locale = useLocale();
  return (
    <div className="flex min-w-0 items-start gap-1">
      <DateRange
        className="min-w-0 flex-1"
        label={t('days')}
        value={range}
        onValueChange={onRangeChange}
        today={today}
        locale={locale}
        presets={[1, 7, 30].map((days) => ({ days, label: t('last-days', { days }) }))}
        previousLabel={t('month-before')}
        nextLabel={t('month-after')}
        popupLabel={t('days')}
        error={error}
      />
      {/* Beside the field, below its label, whatever is said under it. */}
      <div className="mt-6 flex gap-1">
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
    </div>
  );
}
