import { languageOf } from '@fairground/contract/language';
import type { Messages } from '@fairground/locales/messages';
import { toast } from '@fairground/ui/toast';
import { createTranslator } from 'use-intl';
import { loadTexts } from '@fairground/client/texts';
import type { Texts } from '@fairground/client/texts';
import type { WorkerMessage } from '../../worker/messages.ts';
import { isLookDue, isPlayingAt } from './model/new-version.ts';

const NOTICE_ID = 'new-version';

/** Says that a new version is ready, and lets the visitor choose when; nothing is ever loaded again by itself. */
export const offerNewVersions = (registration: ServiceWorkerRegistration, texts: Texts): void => {
  const { serviceWorker } = navigator;
  const consider = async (worker: ServiceWorker | null): Promise<void> => {
    if (!worker) return;
    const build = await buildOf(worker);
    if (build !== ownBuild()) await tellOutsideGames(() => showNotice(registration, texts));
    // This page is of the new version already: the worker may follow without a word.
    else if (worker === registration.waiting) send(worker, { kind: 'take-over' });
  };
  const considerSafely = (worker: ServiceWorker | null) =>
    void consider(worker).catch((error: unknown) => console.warn(error));

  if (serviceWorker.controller) considerSafely(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      // The very first worker replaces nobody: there is nothing new about it.
      if (coming.state === 'installed' && serviceWorker.controller) considerSafely(coming);
    });
  });
  serviceWorker.addEventListener('controllerchange', () => considerSafely(serviceWorker.controller));
  lookNowAndThen(registration);
};

/** A tab that stays open for days checks for a new version when it becomes visible again. */
const lookNowAndThen = (registration: ServiceWorkerRegistration): void => {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || !isLookDue(lookedAt, Date.now())) return;
    lookedAt = Date.now();
    registration.update().catch((error: unknown) => console.warn(error));
  });
};

const send = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

const buildOf = (worker: ServiceWorker): Promise<unknown> => {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  port1.addEventListener('message', ({ data }) => resolve(data));
  port1.start();
  send(worker, { kind: 'build' }, [port2]);
  return promise;
};

/** The page's own build: the script it started with. */
const ownBuild = (): string => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return entry ? new URL(entry.src).pathname : '';
};

/** A running game is not interrupted: the notice waits until the game is left. */
const tellOutsideGames = async (tell: () => Promise<void>): Promise<void> => {
  if (!isPlayingAt(location.pathname)) return tell();
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (isPlayingAt(location.pathname)) return;
    for (const kind of ['pushState', 'popstate']) removeEventListener(kind, look);
    resolve();
  };
  for (const kind of ['pushState', 'popstate']) addEventListener(kind, look);
  await promise;
  await tell();
};

const showNotice = async (registration: ServiceWorkerRegistration, texts: Texts): Promise<void> => {
  await loadTexts(['offline']);
  const { language, parts } = texts.store.getState();
  const t = createTranslator({
    locale: languageOf(language).tag,
    messages: parts as Pick<Messages, 'offline'>,
    namespace: 'offline',
  });
  toast.show({
    id: NOTICE_ID,
    tone: 'info',
    title: t('update.title'),
    description: t('update.text'),
    action: { label: t('update.action'), onPress: () => changeVersion(registration) },
    timeoutMs: 0,
  });
};

/** The page is loaded again once the new worker stands; only in the tab where somebody asked for it. */
const changeVersion = ({ waiting }: ServiceWorkerRegistration): void => {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  send(waiting, { kind: 'take-over' });
};
