import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TagProps = {
  readonly children: ReactNode;
  /** With a handler the tag can be taken away; the label names that action ("Remove filter …"). */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
};

export function Tag({ children, onRemove, removeLabel }: TagProps) {
  return (
    <span className={classNames(TAG_CLASS, 'bg-surface-3 text-ink', onRemove ? 'ps-3 pe-1' : 'px-3')}>
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="control size-6 rounded-full text-ink-faint hover:bg-surface-1 hover:text-ink"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </span>
  );
}

export type FilterTagProps = {
  readonly children: ReactNode;
  readonly pressed: boolean;
  readonly onPressedChange: (pressed: boolean) => void;
  readonly icon?: ReactNode;
  readonly count?: ReactNode;
  readonly disabled?: boolean | undefined;
};

/** A filter that is on or off; the tick says so without colour. */
export function FilterTag({ children, pressed, onPressedChange, icon, count, disabled }: FilterTagProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
      className={classNames(
        'control px-3 pointer-coarse:min-h-11',
        TAG_CLASS,
        pressed ? 'bg-accent-soft text-accent-text' : 'bg-surface-2 text-ink-soft hover:bg-surface-3 hover:text-ink',
      )}
    >
      {pressed ? <Check aria-hidden="true" /> : icon}
      {children}
      {count !== undefined && <span className="text-ink-faint tabular-nums">{count}</span>}
    </button>
  );
}

const TAG_CLASS =
  'inline-flex h-8 items-center gap-1.5 rounded-full text-sm font-semibold whitespace-nowrap [&>svg]:size-4';
