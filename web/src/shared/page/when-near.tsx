import { type ReactNode, useRef } from 'react';
import { useNear } from '../hooks/use-near.ts';

type WhenNearProps = {
  /** Of the size of what comes, so that nothing moves. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** Keeps the place of a part until it comes near the screen. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="min-w-0">
      {isNear ? children : fallback}
    </div>
  );
}
