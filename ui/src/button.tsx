import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly iconStart?: ReactNode;
  readonly iconEnd?: ReactNode;
  /** Stretches over the width it is given. */
  readonly block?: boolean | undefined;
};

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows the spinner over the label; the button keeps its width and its focus but does nothing. */
    readonly loading?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  iconStart,
  iconEnd,
  block,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, className: classNames(loading && 'relative', className) })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={handleClick}
    >
      <ButtonBody iconStart={iconStart} iconEnd={iconEnd} loading={loading}>
        {children}
      </ButtonBody>
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { readonly href: string };

/** An address that looks like a button: use it whenever the action is going somewhere. */
export function ButtonLink({
  variant,
  size,
  iconStart,
  iconEnd,
  block,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block, className })}>
      <ButtonBody iconStart={iconStart} iconEnd={iconEnd} loading={false}>
        {children}
      </ButtonBody>
    </a>
  );
}

type ButtonBodyProps = {
  readonly iconStart: ReactNode;
  readonly iconEnd: ReactNode;
  readonly loading: boolean;
  readonly children: ReactNode;
};

function ButtonBody({ iconStart, iconEnd, loading, children }: ButtonBodyProps) {
  const body = (
    <>
      {iconStart}
      {children}
      {iconEnd}
    </>
  );
  if (!loading) return body;
  return (
    <>
      <span className="contents text-transparent [&>svg]:opacity-0">{body}</span>
      <Spinner className="absolute size-5" />
    </>
  );
}

type ButtonClassOptions = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The look of a button for an element that cannot be one of the two above. */
export function buttonClass({ variant = 'secondary', size = 'md', block, className }: ButtonClassOptions): string {
  return classNames(
    'control gap-2 font-semibold whitespace-nowrap pointer-coarse:min-h-11 [&>svg]:shrink-0',
    VARIANTS[variant],
    variant === 'link' ? 'text-sm' : SIZES[size],
    block && 'w-full',
    className,
  );
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink shadow-low hover:bg-accent-strong hover:shadow-glow active:translate-y-px',
  secondary: 'bg-surface-3 text-ink shadow-low hover:bg-line active:translate-y-px',
  ghost: 'text-ink-soft hover:bg-surface-2 hover:text-ink',
  danger: 'bg-danger text-danger-ink shadow-low hover:opacity-90 active:translate-y-px',
  link: 'text-accent-text underline-offset-4 hover:underline',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-sm [&>svg]:size-4',
  md: 'h-10 px-4 text-sm [&>svg]:size-4.5',
  lg: 'h-12 px-6 text-base [&>svg]:size-5',
};
