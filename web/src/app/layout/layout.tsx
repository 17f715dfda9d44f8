import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslations } from '../../shared/i18n/index.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import type { Chrome } from '../../shared/page/site-route.ts';
import { useSession } from '@fairground/client/session';
import { BottomBar } from './bottom-bar.tsx';
import { areBarsWanted, barsOf } from './chrome.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LatePart } from '../../shared/page/late-part.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SideBar } from './side-bar.tsx';

const MobileMenu = lazyPart(() => import('./mobile-menu.tsx').then((part) => part.MobileMenu));

type LayoutProps = { readonly chrome: Chrome; readonly children: ReactNode };

/** The regions around a page: side menu, header, content, footer, and on phones the bar below. */
export function Layout({ chrome, children }: LayoutProps) {
  const t = useTranslations('common');
  // The flag is read once the tab's storage may be read: the pre-rendered page hides the bars.
  const areBarsShown = useSession((session) => session.isReady && areBarsWanted());
  const { hasLeftBar, hasHeader, hasRest } = barsOf(chrome, areBarsShown);
  const menu = useMenu();
  return (
    <>
      <a
        href="#content"
        // The browser does so by itself, but only once the whole page has been drawn.
        onClick={() => document.getElementById('content')?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:font-semibold focus:text-accent-ink"
      >
        {t('nav.skip')}
      </a>
      <div className="flex">
        {hasLeftBar && <SideBar side="LeftBar" />}
        <div className="flex min-h-dvh min-w-0 flex-1 flex-col">
          {hasHeader && <Header onMenuOpen={menu.open} />}
          <OfflineNotice />
          {/* The right bar's place is kept before the bar arrives: a page is painted while it is still coming in. */}
          <div
            className={
              hasRest ? 'grid flex-1 grid-cols-1 xl:grid-cols-[minmax(0,1fr)_3.5rem]' : 'grid flex-1 grid-cols-1'
            }
          >
            <main id="content" tabIndex={-1} className="min-w-0 outline-none">
              {children}
            </main>
            {hasRest && <SideBar side="RightBar" />}
          </div>
          {hasRest && <Footer />}
        </div>
      </div>
      {hasRest && <BottomBar onMenuOpen={menu.open} />}
      {menu.wasOpened && (
        <LatePart>
          <MobileMenu isOpen={menu.isOpen} onClose={menu.close} />
        </LatePart>
      )}
    </>
  );
}

/**
 * The menu of a phone belongs to the page it was opened on: anyone who chose an entry has arrived and sees the page.
 */
const useMenu = () => {
  const [path] = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpenedAt(path);
    setWasOpened(true);
  };
  return { isOpen: openedAt === path, wasOpened, open, close: () => setOpenedAt(null) };
};
