import type { LanguageCode } from '@fairground/contract/language';
import type { RenderRequest } from '@fairground/contract/render';
import type { Namespace } from '@fairground/locales/messages';
import type { BuildFacts } from './app/build-facts.ts';
import { createCriticalStyles } from './app/critical-styles.ts';
import { shapeOf } from './app/page-shapes.ts';
import { pageAbout } from './app/page-subjects.ts';
import { preRenderOffline } from './app/pre-render-offline.tsx';
import { preRender, writeShell } from './app/pre-render.tsx';
import { matchRoute } from './app/routes.ts';
import { INSTALL_SCRIPT } from './app/install-script.ts';
import { THEME_SCRIPT } from './app/theme-script.ts';
import { OFFLINE_PATH } from './worker/messages.ts';

type RendererOptions = {
  readonly facts: BuildFacts;
  /** The text of the whole stylesheet; null in development, where styles come with their scripts. */
  readonly stylesheet: string | null;
  readonly readPart: (language: LanguageCode, namespace: Namespace) => unknown;
};

/** The door of the server build: makes the renderer of one build. */
export const createRenderer = ({ facts, stylesheet, readPart }: RendererOptions) => {
  const criticalStyles = stylesheet === null ? null : createCriticalStyles(stylesheet);
  const parts = { facts, criticalStyles, readPart };
  return {
    inlineScripts: [THEME_SCRIPT, INSTALL_SCRIPT],
    /** The one address under which a page is rendered and kept: unknown ones share a page. */
    pageOf: (path: string, search: string) => {
      if (path === OFFLINE_PATH) return { path, search: '', isFound: true };
      const match = matchRoute(path);
      const { route } = match;
      const isFound = route.id !== 'not-found';
      const page = isFound ? pageAbout(path, match) : { path: route.paths[0] };
      return { ...page, search: shapeOf(route, search), isFound };
    },
    render: (request: RenderRequest) =>
      request.path === OFFLINE_PATH && request.status.status === 0
        ? Promise.resolve(preRenderOffline(request, parts))
        : preRender(request, parts),
    shell: (request: Omit<RenderRequest, 'ask'>) => writeShell(request, parts),
  };
};
