import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Festoon } from './festoon.tsx';

export type EmptyStateProps = {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The next useful thing to do. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  readonly className?: string | undefined;
};

export function EmptyState({ title, description, action, icon, headingLevel = 2, className }: EmptyStateProps) {
  return <StateCard {...{ title, description, action, icon, headingLevel, className }} lit={8} />;
}

export type StateCardProps = EmptyStateProps & {
  readonly lit: number;
  readonly role?: 'alert' | undefined;
};

/** The stage both the empty and the error state stand on. */
export function StateCard({
  title,
  description,
  action,
  icon,
  headingLevel = 2,
  className,
  lit,
  role,
}: StateCardProps) {
  const Heading = HEADINGS[headingLevel];
  return (
    <div role={role} className={classNames('flex flex-col items-center px-6 py-10 text-center', className)}>
      <div className="relative mb-4 flex w-60 flex-col items-center">
        <Festoon lit={lit} className="w-full" />
        {icon !== undefined && <span className="mt-3 text-ink-faint [&>svg]:size-9 [&>svg]:stroke-[1.5]">{icon}</span>}
      </div>
      <Heading className="font-display text-lg wrap-anywhere text-ink">{title}</Heading>
      {description !== undefined && <p className="mt-2 max-w-md text-sm text-ink-soft">{description}</p>}
      {action !== undefined && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
