import type { ReactNode } from 'react';

export type LiveRegionProps = {
  /** Alert interrupts; use it for what cannot wait. */
  readonly urgency?: 'polite' | 'alert' | undefined;
  /** For screen readers only, unless stated otherwise. */
  readonly visible?: boolean | undefined;
  readonly children: ReactNode;
};

/** Reads its text out whenever it changes: a balance, a result, the count found. Keep it mounted; change its text. */
export function LiveRegion({ urgency = 'polite', visible = false, children }: LiveRegionProps) {
  return (
    <div role={urgency === 'alert' ? 'alert' : 'status'} className={visible ? undefined : 'sr-only'}>
      {children}
    </div>
  );
}
