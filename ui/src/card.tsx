import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type SurfaceProps = ComponentProps<'div'> & {
  /** Height above the ground: lighter means nearer, borders are not needed. */
  readonly level?: 1 | 2 | 3 | undefined;
};

export function Surface({ level = 1, className, ...rest }: SurfaceProps) {
  return <div {...rest} className={classNames('rounded-lg shadow-low', LEVELS[level], className)} />;
}

const LEVELS = { 1: 'bg-surface-1', 2: 'bg-surface-2', 3: 'bg-surface-3' } as const;

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** The rank of the title in the page's outline. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
};

export function Card({
  title,
  description,
  actions,
  footer,
  headingLevel = 2,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = HEADINGS[headingLevel];
  return (
    <section
      {...rest}
      className={classNames('flex min-w-0 flex-col gap-4 rounded-lg bg-surface-1 p-5 shadow-low', className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-48 flex-1">
            {title !== undefined && <Heading className="font-display text-lg">{title}</Heading>}
            {description !== undefined && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
          </div>
          {actions !== undefined && <div className="flex shrink-0 items-center gap-2">{actions}</div>}
        </header>
      )}
      {children}
      {footer !== undefined && (
        <footer className="-mx-5 -mb-5 flex flex-wrap items-center gap-3 border-t border-line px-5 py-4">
          {footer}
        </footer>
      )}
    </section>
  );
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
