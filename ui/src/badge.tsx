import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'gain' | 'loss' | 'info' | 'category' | 'solid';

export type BadgeProps = {
  readonly children: ReactNode;
  readonly tone?: BadgeTone | undefined;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
};

/** A short state in words; the colour only repeats what the words say. */
export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1 rounded-sm px-2 text-xs font-semibold whitespace-nowrap tabular-nums [&>svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-surface-3 text-ink-soft',
  accent: 'bg-accent-soft text-accent-text',
  gain: 'bg-gain-soft text-gain',
  loss: 'bg-loss-soft text-loss',
  info: 'bg-info-soft text-info',
  category: 'bg-category-soft text-category',
  solid: 'bg-accent text-accent-ink',
};
