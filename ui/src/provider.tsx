import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { Numbers } from '@fairground/contract/numbers';
import type { ReactNode } from 'react';
import { NumbersContext } from './numbers.tsx';

export type UiProviderProps = {
  readonly direction: 'ltr' | 'rtl';
  /** How numbers are written. */
  readonly numbers: Numbers;
  readonly children: ReactNode;
};

/** Stands once around the app: parts learn the reading direction and how numbers are written, and popups never write style elements of their own. */
export function UiProvider({ direction, numbers, children }: UiProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <NumbersContext value={numbers}>{children}</NumbersContext>
      </DirectionProvider>
    </CSPProvider>
  );
}
