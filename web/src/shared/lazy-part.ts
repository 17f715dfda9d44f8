import type { Namespace } from '@fairground/locales/messages';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { fullStyles } from './full-styles.ts';
import { loadChunk } from './hooks/load-chunk.ts';
import { loadTexts } from '@fairground/client/texts';

type Manners = {
  /** Its rules come with every page it belongs to (`web/build/late-sample.ts`): it does not wait for the whole stylesheet. */
  readonly isStyled?: boolean;
  /** Nothing of it is asked for before: for parts that nobody waits for. */
  readonly after?: () => Promise<void>;
};

/**
 * A part of the site that comes when it is needed, such as a popup: with its texts, and never unstyled.
 * `const LoginDialog = lazyPart(() => import('./login-dialog.tsx').then((part) => part.LoginDialog), ['login'])`
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[] = [],
  { isStyled, after }: Manners = {},
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    await after?.();
    const [part] = await loadChunk(() => Promise.all([load(), loadTexts(namespaces), isStyled || fullStyles()]));
    return { default: part };
  });
