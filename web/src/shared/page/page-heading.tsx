import { type ReactNode, useEffect, useRef } from 'react';
import { takeArrival } from './arrival.ts';
import { scrollTargetOf, scrollToTarget } from './scroll-target.ts';

type PageHeadingProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** The page is a lobby: one glides there. */
  readonly isCategory?: boolean;
};

/** The one `h1` of a page. Whoever moves here by a link finds the focus on it, and the page at its top or its hash. */
export function PageHeading({ children, className, isCategory = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!takeArrival()) return;
    heading.current?.focus({ preventScroll: true });
    scrollToTarget(scrollTargetOf({ hash: location.hash, isCategory }));
  }, [isCategory]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className} data-page-heading>
      {children}
    </h1>
  );
}
