import './progress.css';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type ProgressProps = {
  readonly label: ReactNode;
  /** From 0 to `max`; without it the bar only says that something goes on. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
  /** The figures in words, already formatted: "120.00 of 500.00". */
  readonly valueText?: ReactNode;
  readonly tone?: 'accent' | 'gain' | 'category' | undefined;
};

export function Progress({ label, value, max = 100, valueText, tone = 'accent' }: ProgressProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex justify-between gap-3">
        <label htmlFor={id} className="text-ink-soft">
          {label}
        </label>
        {valueText !== undefined && <span className="font-semibold tabular-nums">{valueText}</span>}
      </div>
      <progress id={id} className="ui-progress" data-tone={tone} value={value} max={max} />
    </div>
  );
}
