import './popup.css';
import './date-range.css';
import { Popover } from '@base-ui/react/popover';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { addMonths, clampDay, lastDays, pickDay, startOfMonth, timeOf } from './calendar-days.ts';
import type { Day, DayRange, PartialRange } from './calendar-days.ts';
import { Calendar } from './calendar.tsx';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { useMediaQuery } from './use-browser.ts';

export type { Day, DayRange } from './calendar-days.ts';

export type DateRangeProps = FieldTexts & {
  readonly value: DayRange;
  readonly onValueChange: (range: DayRange) => void;
  /** The present day where the business is, not where the browser is. */
  readonly today: Day;
  readonly locale: string;
  readonly presets: readonly { readonly days: number; readonly label: ReactNode }[];
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly popupLabel: string;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  /** 0 is Sunday. */
  readonly weekStart?: number | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
};

/** From one day to another, both included. */
export function DateRange({
  value,
  onValueChange,
  today,
  locale,
  presets,
  previousLabel,
  nextLabel,
  popupLabel,
  min,
  max = today,
  weekStart = 1,
  ...field
}: DateRangeProps) {
  const [isOpen, setOpen] = useState(false);
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
  const handleRange = (range: DayRange) => {
    onValueChange(range);
    setOpen(false);
  };
  return (
    <Field {...field}>
      {({ id, required: _required, ...described }) => (
        <Popover.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
          <Popover.Trigger
            {...described}
            id={id}
            aria-labelledby={`${id}-label ${id}`}
            className="field-box w-full gap-2 px-3 text-start text-base tabular-nums [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-faint"
          >
            <CalendarDays aria-hidden="true" />
            <span className="truncate">{format.formatRange(timeOf(value.from), timeOf(value.to))}</span>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner className="ui-positioner" align="start" sideOffset={6} collisionPadding={8}>
              <Popover.Popup className="ui-popup ui-date-range" aria-label={popupLabel}>
                <div className="ui-date-presets">
                  {presets.map(({ days, label }) => (
                    <Button key={days} size="sm" variant="ghost" onClick={() => handleRange(lastDays(today, days))}>
                      {label}
                    </Button>
                  ))}
                </div>
                <Months
                  {...{ value, today, locale, previousLabel, nextLabel, min, max, weekStart }}
                  onValueChange={handleRange}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}

type MonthsProps = Pick<
  DateRangeProps,
  'value' | 'onValueChange' | 'today' | 'locale' | 'previousLabel' | 'nextLabel' | 'min'
> & { readonly max: Day; readonly weekStart: number };

function Months({ value, onValueChange, previousLabel, nextLabel, min, max, ...calendar }: MonthsProps) {
  const [range, setRange] = useState<PartialRange>(value);
  const [focusDay, setFocusDay] = useState(clampDay(value.to, min, max));
  const [lastMonth, setLastMonth] = useState(startOfMonth(value.to));
  const [hasFocus, setFocus] = useState(false);
  const monthCount = useMediaQuery('(width >= 48rem)') ? 2 : 1;
  const firstMonth = addMonths(lastMonth, 1 - monthCount);
  const handleFocusDay = (day: Day) => {
    const month = startOfMonth(day);
    setFocus(true);
    setFocusDay(day);
    if (month < firstMonth) setLastMonth(addMonths(month, monthCount - 1));
    else if (month > lastMonth) setLastMonth(month);
  };
  const handlePick = (day: Day) => {
    const next = pickDay(range, day);
    setRange(next);
    setFocusDay(day);
    if (next.to !== undefined) onValueChange({ from: next.from, to: next.to });
  };
  const handleStep = (count: number) => {
    const next = addMonths(lastMonth, count);
    setFocus(false);
    setLastMonth(next);
    setFocusDay(clampDay(next, min, max));
  };
  const shared = { ...calendar, range, min, max, focusDay, hasFocus, onFocusDay: handleFocusDay, onPick: handlePick };
  return (
    <div className="ui-date-months">
      <IconButton
        size="sm"
        className="ui-date-step"
        data-step="previous"
        label={previousLabel}
        icon={<ChevronLeft aria-hidden="true" className="rtl:rotate-180" />}
        disabled={min !== undefined && startOfMonth(min) >= firstMonth}
        onClick={() => handleStep(-1)}
      />
      <IconButton
        size="sm"
        className="ui-date-step"
        data-step="next"
        label={nextLabel}
        icon={<ChevronRight aria-hidden="true" className="rtl:rotate-180" />}
        disabled={startOfMonth(max) <= lastMonth}
        onClick={() => handleStep(1)}
      />
      {firstMonth !== lastMonth && <Calendar {...shared} month={firstMonth} />}
      <Calendar {...shared} month={lastMonth} />
    </div>
  );
}
