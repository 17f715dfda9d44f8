import { useSyncExternalStore } from 'react';
import { INSTALL_OFFER } from '../../../shared/site/install-offer.ts';

/** The browser's offer to install the site. It can be taken up once, and only by a press of the visitor's. */
type InstallPrompt = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  /** Kept by the script at the head of the page; null once it is used up. */
  var installOffer: InstallPrompt | null | undefined;
}

export type InstallOffer =
  /** The browser makes no offer: the steps are the way. */
  | { readonly state: 'none' }
  | { readonly state: 'offered'; readonly install: () => void }
  /** The site runs as an app already. */
  | { readonly state: 'installed' };

/** Whether this browser can install the site at a press of a button. */
export const useInstallOffer = (): InstallOffer => {
  const isApp = useSyncExternalStore(onDisplayChange, isStandalone, () => false);
  const prompt = useSyncExternalStore(onOfferChange, keptOffer, () => null);
  if (isApp) return { state: 'installed' };
  return prompt ? { state: 'offered', install: () => void take(prompt) } : { state: 'none' };
};

const STANDALONE = '(display-mode: standalone)';

const isStandalone = (): boolean => matchMedia(STANDALONE).matches;

const onDisplayChange = (listener: () => void) => {
  const query = matchMedia(STANDALONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const keptOffer = (): InstallPrompt | null => globalThis.installOffer ?? null;

const onOfferChange = (listener: () => void) => {
  addEventListener(INSTALL_OFFER, listener);
  return () => removeEventListener(INSTALL_OFFER, listener);
};

/** Whatever the visitor answers, the offer is spent; the browser makes another when it sees fit. */
const take = async (prompt: InstallPrompt): Promise<void> => {
  globalThis.installOffer = null;
  try {
    await prompt.prompt();
  } finally {
    dispatchEvent(new Event(INSTALL_OFFER));
  }
};
