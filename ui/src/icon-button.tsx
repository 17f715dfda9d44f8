import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type IconButtonVariant = 'ghost' | 'solid' | 'primary' | 'overlay';
export type IconButtonSize = 'sm' | 'md' | 'lg';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The name of the action: an icon alone says nothing to a screen reader. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: IconButtonVariant | undefined;
  readonly size?: IconButtonSize | undefined;
  /** A count or a dot at the upper corner; its meaning belongs into the label. */
  readonly mark?: ReactNode;
  readonly loading?: boolean | undefined;
};

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  mark,
  loading = false,
  className,
  ...rest
}: IconButtonProps) {
  const hasMark = mark !== undefined && mark !== null;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={loading || rest['aria-busy']}
      className={classNames(
        'control shrink-0 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        hasMark && 'relative',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    >
      {loading ? <Spinner /> : icon}
      {hasMark && (
        <span
          aria-hidden="true"
          className="absolute -end-0.5 -top-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-[0.625rem] leading-none font-bold text-accent-ink tabular-nums outline-2 outline-ground empty:h-2 empty:min-w-2 empty:p-0"
        >
          {mark}
        </span>
      )}
    </button>
  );
}

const VARIANTS: Record<IconButtonVariant, string> = {
  ghost: 'text-ink-soft hover:bg-surface-2 hover:text-ink aria-pressed:text-accent-text',
  solid: 'bg-surface-3 text-ink shadow-low hover:bg-line',
  primary: 'bg-accent text-accent-ink shadow-low hover:bg-accent-strong hover:shadow-glow',
  overlay: 'rounded-full bg-scrim text-white hover:bg-black',
};

const SIZES: Record<IconButtonSize, string> = {
  sm: 'size-8 [&>svg]:size-4',
  md: 'size-10 [&>svg]:size-5',
  lg: 'size-12 [&>svg]:size-6',
};
