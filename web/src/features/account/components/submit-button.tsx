import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';

type SubmitButtonProps = {
  readonly isBusy: boolean;
  /** Seconds the form still waits after too many attempts. */
  readonly lockedFor?: number;
  readonly children: ReactNode;
};

/** The one main action of a form. */
export function SubmitButton({ isBusy, lockedFor = 0, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" size="lg" block loading={isBusy} aria-disabled={lockedFor > 0 || isBusy}>
      {children}
    </Button>
  );
}
