import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

export type UiProviderProps = {
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
};

/** Stands once around the app: popups learn the reading direction and never write style elements of their own. */
export function UiProvider({ direction, children }: UiProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </CSPProvider>
  );
}
