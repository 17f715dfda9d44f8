import type { Numbers } from '@fairground/contract/numbers';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useStore } from 'zustand';
import { FORMATS } from './formats.ts';
import { intlOf } from './texts.ts';
import type { Texts } from './texts.ts';

export type TextsProviderProps = {
  readonly texts: Texts;
  /**
   * The zone business days and draw times are shown in; the same on server and browser, so that both write the same.
   */
  readonly timeZone: string;
  readonly now: Date;
  /** How the brand writes numbers, whatever the language. */
  readonly numbers: Numbers;
  readonly children: ReactNode;
};

type Written = { readonly texts: Texts; readonly numbers: Numbers };

const WrittenContext = createContext<Written | undefined>(undefined);

/** Gives the tree its language; what is below re-renders when it changes. The application adds its design system. */
export function TextsProvider({ texts, timeZone, now, numbers, children }: TextsProviderProps) {
  const state = useStore(texts.store);
  const written = useMemo(() => ({ texts, numbers }), [texts, numbers]);
  return (
    <WrittenContext value={written}>
      <IntlProvider {...intlOf(state)} formats={FORMATS} timeZone={timeZone} now={now}>
        {children}
      </IntlProvider>
    </WrittenContext>
  );
}

const useWritten = (): Written => {
  const written = use(WrittenContext);
  if (!written) throw new Error('Texts are used outside TextsProvider.');
  return written;
};

export const useTexts = (): Texts => useWritten().texts;

/** How numbers inside texts are written. */
export const useTextNumbers = (): Numbers => useWritten().numbers;
