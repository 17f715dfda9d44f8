import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './app.css';
import { App } from './app/app.tsx';
import type { Boot } from './app/boot.ts';
import { BOOT_ID, ROOT_ID } from './app/boot.ts';
import { followLinks } from './app/follow-links.ts';
import { keepTitle } from './app/head.ts';
import { BESIDE_PAGE, loadSideBars } from './app/layout/side-bar.tsx';
import { loadFirstPage, loadPage } from './app/pages.ts';
import { matchRoute } from './app/routes.ts';
import { Site } from './app/site.tsx';
import { loadClosedSite } from './features/site-closed/index.ts';
import { createQueryClient, fetchTransport, keepPreloaded } from '@fairground/client/api';
import { fullStyles } from './shared/full-styles.ts';
import { allowOwnScripts } from './shared/own-scripts.ts';
import { afterQuiet, firstSignOfLife, whenSettled } from './shared/hooks/settled.ts';
import { whenIdle } from './shared/hooks/when-idle.ts';
import { startRealtime } from '@fairground/client/realtime';
import { changeLanguage, forgottenChoice, runTexts, createTexts } from '@fairground/client/texts';
import { tabStorage } from '@fairground/client/session';

const readBoot = (): Boot => JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;

const start = async (): Promise<void> => {
  allowOwnScripts();
  const boot = readBoot();
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no place to draw into.');

  // React walks its tree for every event; placeholders that shimmer would make it do so each time they have done it once.
  window.addEventListener('animationiteration', (event) => event.stopPropagation(), true);
  keepPreloaded(boot.answers, Date.now());
  const texts = createTexts({ language: boot.language, offered: boot.offered, ...boot.texts });
  const queryClient = createQueryClient(fetchTransport);
  runTexts({ texts, onChange: () => void queryClient.invalidateQueries() });

  // The page's own chunk was preloaded beside this script: once it is here, nothing suspends.
  // Should it fail, the site is drawn all the same and says so in the page's place.
  const { route } = matchRoute(boot.path);
  const isAsRendered = boot.isRendered && !hasSession();
  const bringPage = boot.isClosed ? loadClosedSite : isAsRendered ? loadFirstPage : loadPage;
  const bringBars = matchMedia(BESIDE_PAGE).matches ? loadSideBars() : undefined;
  await Promise.all([bringPage(route), bringBars]).catch((error: unknown) => console.warn(error));
  const site = (
    <Site
      brand={boot.brand}
      queryClient={queryClient}
      texts={texts}
      now={new Date(boot.at)}
      path={boot.path}
      search={boot.search}
    >
      <App />
    </Site>
  );
  startTransition(() => {
    if (boot.isRendered) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });

  // A lazy part asks for the whole stylesheet by itself; the rest is what a pointer or a key lights up. Working all styles
  // out again holds the page for a moment, so it is not done to a page somebody only reads.
  void firstSignOfLife()
    .then(fullStyles)
    .catch((error: unknown) => console.warn(error));
  startRealtime({ siteSeq: boot.siteSeq, when: whenSettled() });
  followLinks(queryClient);
  keepTitle(boot, texts);
  // The last of all: what it brings is for the next visit, and must not push aside anything of this one.
  void afterQuiet()
    .then(() => import('./app/quiet-work.ts'))
    .then(({ doQuietWork }) => doQuietWork({ texts, queryClient }))
    .catch((error: unknown) => console.warn(error));
  const choice = forgottenChoice(texts);
  // Not before the page is taken over: what is still to be compared with its markup must be in the markup's language.
  if (choice) whenIdle(() => void changeLanguage(choice).catch((error: unknown) => console.warn(error)));
};

/** Somebody known here sees more than was rendered for everybody, and it must not appear unstyled. */
const hasSession = (): boolean => tabStorage.read('token') !== null;

// Not awaited at the top level: a page's chunk may import from this one, and would wait for it for ever.
void start();
