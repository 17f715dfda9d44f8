import { type ReactNode, useEffect, useRef } from 'react';
import { takeArrival } from './arrival.ts';

type PageHeadingProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** The page is a lobby: one glides there. */
  readonly isCategory?: boolean;
};

/**
 * The one `h1` of a page. Anyone who moves here by a link finds the focus on it, and the page at its top or its hash;
 * anyone who comes back finds the page where it was left.
 */
export function PageHeading({ children, className, isCategory = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // A page that is loaded already is drawn by the router before anybody else has heard of the move.
    const timer = setTimeout(() => {
      if (takeArrival(isCategory)) heading.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isCategory]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className} data-page-heading>
      {children}
    </h1>
  );
}
