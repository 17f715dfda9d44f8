import { useEffect, useRef } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { clampDay, dayAfterKey, startOfMonth, timeOf, weeksOfMonth } from './calendar-days.ts';
import type { Day, PartialRange } from './calendar-days.ts';

export type CalendarProps = {
  /** Any day of the month to draw. */
  readonly month: Day;
  readonly locale: string;
  readonly weekStart: number;
  readonly range: PartialRange | undefined;
  readonly today: Day;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  /** The one day the tab key stops at; it moves with the arrow keys. */
  readonly focusDay: Day;
  readonly hasFocus: boolean;
  readonly onFocusDay: (day: Day) => void;
  readonly onPick: (day: Day) => void;
};

/** One month of days. */
export function Calendar({
  month,
  locale,
  weekStart,
  range,
  today,
  min,
  max,
  focusDay,
  hasFocus,
  onFocusDay,
  onPick,
}: CalendarProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(event.key, focusDay, weekStart, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    onFocusDay(clampDay(next, min, max));
  };
  const weeks = weeksOfMonth(month, weekStart);
  const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(timeOf(day));
  return (
    <table className="ui-calendar">
      <caption>{format(startOfMonth(month), { month: 'long', year: 'numeric' })}</caption>
      <thead>
        <tr>
          {weeks[1]?.map(
            (day) =>
              day !== undefined && (
                <th key={day} scope="col" abbr={format(day, { weekday: 'long' })}>
                  {format(day, { weekday: 'short' })}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const days = week.filter((day) => day !== undefined);
          const lead = week.findIndex((day) => day !== undefined);
          const tail = 7 - lead - days.length;
          return (
            <tr key={days[0]}>
              {lead > 0 && <td colSpan={lead} aria-hidden="true" />}
              {days.map((day) => (
                <td key={day} data-range={rangePlace(day, range)}>
                  <DayButton
                    takesFocus={hasFocus && day === focusDay}
                    tabIndex={day === focusDay ? 0 : -1}
                    disabled={day !== clampDay(day, min, max)}
                    aria-label={format(day, { dateStyle: 'full' })}
                    aria-pressed={rangePlace(day, range) !== undefined}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onPick(day)}
                    onKeyDown={handleKeyDown}
                  >
                    {format(day, { day: 'numeric' })}
                  </DayButton>
                </td>
              ))}
              {tail > 0 && <td colSpan={tail} aria-hidden="true" />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type DayButtonProps = ComponentProps<'button'> & { readonly takesFocus: boolean };

function DayButton({ takesFocus, ...rest }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return <button type="button" {...rest} ref={button} />;
}

function rangePlace(day: Day, range: PartialRange | undefined): 'only' | 'first' | 'last' | 'inside' | undefined {
  if (range === undefined) return undefined;
  const last = range.to ?? range.from;
  if (day < range.from || day > last) return undefined;
  if (range.from === last) return 'only';
  if (day === range.from) return 'first';
  return day === last ? 'last' : 'inside';
}
