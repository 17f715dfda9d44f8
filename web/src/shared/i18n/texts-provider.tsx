import { TextsProvider as ClientTextsProvider, useLanguage } from '@fairground/client/texts';
import type { TextsProviderProps } from '@fairground/client/texts';
import { UiProvider } from '@fairground/ui/provider';
import type { ReactNode } from 'react';

/** Gives the site its texts, and the design system their reading direction and the brand's numbers. */
export function TextsProvider({ children, ...props }: TextsProviderProps) {
  return (
    <ClientTextsProvider {...props}>
      <Directed numbers={props.numbers}>{children}</Directed>
    </ClientTextsProvider>
  );
}

type DirectedProps = Pick<TextsProviderProps, 'numbers'> & { readonly children: ReactNode };

function Directed({ numbers, children }: DirectedProps) {
  const { language } = useLanguage();
  return (
    <UiProvider direction={language.direction} numbers={numbers}>
      {children}
    </UiProvider>
  );
}
