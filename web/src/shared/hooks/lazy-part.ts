import type { Namespace } from '@fairground/locales/messages';
import { type ComponentType, lazy } from 'react';
import { fullStyles } from '../full-styles.ts';
import { loadTexts } from '../i18n/index.ts';
import { loadChunk } from './load-chunk.ts';

/** A component that comes with its texts and styles when it is first drawn. */
export const lazyPart = <Props>(namespaces: readonly Namespace[], load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [component] = await loadChunk(() => Promise.all([load(), loadTexts(namespaces), fullStyles()]));
    return { default: component };
  });
