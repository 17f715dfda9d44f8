import type { ReactNode } from 'react';
import { StateCard } from './empty-state.tsx';
import type { EmptyStateProps } from './empty-state.tsx';

export type ErrorStateProps = EmptyStateProps & {
  /** The code or request number a player can quote to support. */
  readonly reference?: ReactNode;
};

/** What happened, what it means and what to do; it is read out when it appears. */
export function ErrorState({ reference, action, ...rest }: ErrorStateProps) {
  return (
    <StateCard
      {...rest}
      lit={2}
      role="alert"
      action={
        action !== undefined || reference !== undefined ? (
          <>
            {action}
            {reference !== undefined && <p className="w-full text-xs text-ink-faint tabular-nums">{reference}</p>}
          </>
        ) : undefined
      }
    />
  );
}
