import { languageOf } from '@fairground/contract/language';
import type { Numbers } from '@fairground/contract/numbers';
import { UiProvider } from '@fairground/ui/provider';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useStore } from 'zustand';
import { FORMATS } from './formats.ts';
import { intlOf } from './texts.ts';
import type { Texts } from './texts.ts';

type TextsProviderProps = {
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

const TextsContext = createContext<Texts | undefined>(undefined);

/** Gives the tree its language and reading direction; what is below re-renders when they change. */
export function TextsProvider({ texts, timeZone, now, numbers, children }: TextsProviderProps) {
  const state = useStore(texts.store);
  return (
    <TextsContext value={texts}>
      <IntlProvider {...intlOf(state)} formats={FORMATS} timeZone={timeZone} now={now}>
        <UiProvider direction={languageOf(state.language).direction} numbers={numbers}>
          {children}
        </UiProvider>
      </IntlProvider>
    </TextsContext>
  );
}

export const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (!texts) throw new Error('Texts are used outside TextsProvider.');
  return texts;
};
