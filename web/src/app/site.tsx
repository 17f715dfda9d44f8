import type { Brand } from '@fairground/contract/brand';
import { createNumbers } from '@fairground/contract/numbers';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { Router } from 'wouter';
import { BrandContext } from '../shared/brand/use-brand.ts';
import { TextsProvider } from '../shared/i18n/index.ts';
import type { Texts } from '@fairground/client/texts';

type SiteProps = {
  readonly brand: Brand;
  readonly queryClient: QueryClient;
  readonly texts: Texts;
  readonly now: Date;
  /** The address the server rendered. The browser hydrates with the same and then looks at its own. */
  readonly path: string;
  readonly search: string;
  readonly children: ReactNode;
};

/** The same tree on the server and in the browser: what is known before the first line is drawn, around it. */
export function Site({ brand, queryClient, texts, now, path, search, children }: SiteProps) {
  const numbers = useMemo(() => createNumbers(brand.numbers), [brand]);
  return (
    <StrictMode>
      <BrandContext value={brand}>
        <QueryClientProvider client={queryClient}>
          <TextsProvider texts={texts} timeZone={brand.timeZone} now={now} numbers={numbers}>
            <Router ssrPath={path} ssrSearch={search}>
              {children}
            </Router>
          </TextsProvider>
        </QueryClientProvider>
      </BrandContext>
    </StrictMode>
  );
}
