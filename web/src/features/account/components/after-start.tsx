import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../../shared/session/session-store.ts';

type AfterStartProps = {
  /** Keeps the place of what comes. */
  readonly className: string;
  readonly children: ReactNode;
};

/** What only this browser can draw: the page is pre-rendered with its place kept. */
export function AfterStart({ className, children }: AfterStartProps) {
  const isReady = useSession((session) => session.isReady);
  const place = <span aria-hidden="true" className={`sheen block w-full ${className}`} />;
  return isReady ? <Suspense fallback={place}>{children}</Suspense> : place;
}
