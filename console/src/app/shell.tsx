import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../texts/texts.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { Header } from './header.tsx';
import { later } from './later.ts';
import { SideMenu } from './side-menu.tsx';
import { useKeys } from './use-keys.ts';

const Palette = later(async () => (await import('./palette.tsx')).Palette);
const KeysHelp = later(async () => (await import('./keys-help.tsx')).KeysHelp);

/** What stands around every page: menu, header, palette and help with keys. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  const [address] = useLocation();
  const [isSearching, setSearching] = useState(false);
  const [isHelping, setHelping] = useState(false);
  // Opened on one page, it is closed on the next.
  const [menuOn, setMenuOn] = useState<string>();
  const isMenuOpen = menuOn === address;
  useKeys({ onSearch: () => setSearching(true), onHelp: () => setHelping(true) });
  return (
    <div className="grid min-h-dvh grid-rows-[3rem_1fr] lg:grid-cols-[14rem_minmax(0,1fr)]">
      <a href="#page" className="sr-only focus:not-sr-only">
        {t('skip')}
      </a>
      <div className="lg:col-span-2">
        <Header
          onSearch={() => setSearching(true)}
          onHelp={() => setHelping(true)}
          isMenuOpen={isMenuOpen}
          onMenu={() => setMenuOn(isMenuOpen ? undefined : address)}
        />
      </div>
      <SideMenu isOpen={isMenuOpen} />
      <main id="page" className={`min-w-0 px-4 py-4 md:px-6 ${isMenuOpen ? 'hidden lg:block' : ''}`}>
        <Breadcrumb />
        <FailureBoundary key={address}>
          <Suspense fallback={null}>{children}</Suspense>
        </FailureBoundary>
      </main>
      <Suspense fallback={null}>
        {isSearching && <Palette onClose={() => setSearching(false)} />}
        {isHelping && <KeysHelp onClose={() => setHelping(false)} />}
      </Suspense>
    </div>
  );
}
