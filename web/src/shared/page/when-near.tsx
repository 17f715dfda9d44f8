import { type ReactNode, Suspense, useRef } from 'react';
import { useNear } from '../hooks/use-near.ts';

type WhenNearProps = {
  /** Of the size of what comes, so that nothing moves. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** Keeps the place of a part until it comes near the screen, and while it is on its way. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="min-w-0">
      {isNear ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
