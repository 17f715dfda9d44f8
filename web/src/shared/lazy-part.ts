import type { Namespace } from '@fairground/locales/messages';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { fullStyles } from './full-styles.ts';
import { loadChunk } from './hooks/load-chunk.ts';
import { loadTexts } from './i18n/browser-texts.ts';

/**
 * A part of the site that comes when it is needed, such as a popup: with its texts, and never unstyled.
 * `const LoginDialog = lazyPart(() => import('./login-dialog.tsx').then((part) => part.LoginDialog), ['login'])`
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[] = [],
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [part] = await loadChunk(() => Promise.all([load(), loadTexts(namespaces), fullStyles()]));
    return { default: part };
  });
