import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { compilePart } from '@fairground/locales/catalogue';
import { writeTypes } from '@fairground/locales/write-types';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import type { BuildFacts } from '../src/app/build-facts.ts';
import type { createRenderer } from '../src/entry-server.tsx';
import { plainAddresses, TEXTS_MANIFEST } from './texts-plugin.ts';

const WEB = join(import.meta.dirname, '..');

type Renderer = ReturnType<typeof createRenderer>;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type DevSite = {
  /** Fits the server's `RendererSource`: `startNode(config, { pages: devSite.source })`. */
  readonly source: {
    readonly isDevelopment: true;
    readonly renderer: () => Promise<Renderer>;
    readonly middleware: Middleware;
  };
  readonly close: () => Promise<void>;
};

/** The site from its sources, behind the product's own server: a change is in the browser at once. */
export const devSite = async (): Promise<DevSite> => {
  writeTypes();
  const vite = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, fs: { allow: [join(WEB, '..')] } },
  });
  return {
    source: {
      isDevelopment: true,
      renderer: () => loadRenderer(vite),
      middleware: (request, response, next) => vite.middlewares(request, response, next),
    },
    close: () => vite.close(),
  };
};

/** Asked for with every page, so that the server's side of a change is seen too. */
const loadRenderer = async (vite: ViteDevServer): Promise<Renderer> => {
  const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { createRenderer: typeof createRenderer };
  const renderer = entry.createRenderer({ facts: devFacts(), stylesheet: null, readPart: compilePart });
  return {
    ...renderer,
    // Vite adds its client and the hooks of hot reload.
    render: async (request) => vite.transformIndexHtml(request.path, await renderer.render(request)),
  };
};

const devFacts = (): BuildFacts => ({
  entry: '/src/entry-client.tsx',
  entryImports: [],
  samples: {},
  sideBars: [],
  pages: {},
  styles: '/src/app.css?direct',
  offline: null,
  texts: { manifest: `/${TEXTS_MANIFEST}`, addresses: plainAddresses() },
});
