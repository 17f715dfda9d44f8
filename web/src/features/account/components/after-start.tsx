import type { ReactNode } from 'react';
import { AwakePart } from '../../../shared/page/awake-part.tsx';

type AfterStartProps = {
  /** Keeps the place of what comes. */
  readonly className: string;
  readonly children: ReactNode;
};

/** What only this browser can draw: the page is pre-rendered with its place kept. */
export function AfterStart({ className, children }: AfterStartProps) {
  return (
    <AwakePart fallback={<span aria-hidden="true" className={`sheen block w-full ${className}`} />}>
      {children}
    </AwakePart>
  );
}
