import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type StatProps = {
  readonly label: ReactNode;
  /** Usually an `Amount` or a formatted number. */
  readonly value: ReactNode;
  /** The change against the period before. */
  readonly change?: ReactNode;
  /** What the figure means, on demand: usually a small popover button. */
  readonly help?: ReactNode;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
};

export function Stat({ label, value, change, help, icon, className }: StatProps) {
  return (
    <dl className={classNames('flex min-w-0 flex-col gap-1 rounded-lg bg-surface-1 p-4 shadow-low', className)}>
      <dt className="flex min-h-6 items-center gap-2 text-sm text-ink-soft [&>svg]:size-4 [&>svg]:text-ink-faint">
        {icon}
        {label}
        {help !== undefined && <span className="ms-auto">{help}</span>}
      </dt>
      <dd className="truncate font-display text-xl font-bold tabular-nums">{value}</dd>
      {change !== undefined && <dd className="text-sm text-ink-faint">{change}</dd>}
    </dl>
  );
}
