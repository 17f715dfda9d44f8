import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type StepState = 'done' | 'current' | 'open' | 'failed';

export type StepItem = {
  readonly id: string;
  readonly title: ReactNode;
  readonly state: StepState;
  /** The state in words for those who listen ("done", "now", "to come"). */
  readonly stateLabel: string;
  readonly description?: ReactNode;
  readonly time?: ReactNode;
};

export type StepsProps = { readonly label: string; readonly items: readonly StepItem[] };

/** Where one is in something with several steps: a lit string from the first bulb to the present one. */
export function Stepper({ label, items }: StepsProps) {
  return (
    <ol aria-label={label} className="flex">
      {items.map((item, index) => (
        <li
          key={item.id}
          aria-current={item.state === 'current' ? 'step' : undefined}
          className="relative flex flex-1 flex-col items-center gap-2 px-1 text-center text-sm"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute end-1/2 top-3.5 h-0.5 w-full',
                item.state === 'open' ? 'bg-line' : 'bg-accent',
              )}
            />
          )}
          <Bulb item={item} number={index + 1} />
          <span className={item.state === 'open' ? 'text-ink-faint' : 'font-semibold text-ink'}>{item.title}</span>
        </li>
      ))}
    </ol>
  );
}

/** What happened to a deposit, a withdrawal, a bet: states with their times, newest where the owner puts it. */
export function Timeline({ label, items }: StepsProps) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {items.map((item, index) => (
        <li
          key={item.id}
          aria-current={item.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 text-sm last:pb-0"
        >
          {index < items.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute start-3.25 top-7 bottom-0 w-0.5',
                item.state === 'done' ? 'bg-accent' : 'bg-line',
              )}
            />
          )}
          <Bulb item={item} number={index + 1} />
          <div className="min-w-0 flex-1 pt-1">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className={item.state === 'open' ? 'text-ink-faint' : 'font-semibold text-ink'}>{item.title}</span>
              {item.time !== undefined && <span className="text-ink-faint tabular-nums">{item.time}</span>}
            </div>
            {item.description !== undefined && <p className="mt-0.5 text-ink-soft">{item.description}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Bulb({ item, number }: { readonly item: StepItem; readonly number: number }) {
  return (
    <span
      className={classNames(
        'z-1 flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-bold tabular-nums',
        BULBS[item.state],
      )}
    >
      <span className="sr-only">{item.stateLabel}</span>
      <span aria-hidden="true">
        {item.state === 'done' ? (
          <Check className="size-4" />
        ) : item.state === 'failed' ? (
          <X className="size-4" />
        ) : (
          number
        )}
      </span>
    </span>
  );
}

const BULBS: Record<StepState, string> = {
  done: 'bg-accent text-accent-ink',
  current: 'bg-accent text-accent-ink shadow-glow',
  open: 'bg-surface-3 text-ink-faint',
  failed: 'bg-danger text-danger-ink',
};
