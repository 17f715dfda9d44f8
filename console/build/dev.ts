import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

const CONSOLE = join(import.meta.dirname, '..');
/** Beside the one of the site, which keeps the usual port. */
const RELOAD_PORT = 24_679;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type DevConsole = { readonly middleware: Middleware; readonly close: () => Promise<void> };

/** The console from its sources, under /console of the product's own server. */
export const devConsole = async (): Promise<DevConsole> => {
  const vite = await createServer({
    root: CONSOLE,
    configFile: join(CONSOLE, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { port: RELOAD_PORT }, fs: { allow: [join(CONSOLE, '..')] } },
  });
  return {
    middleware: (request, response, next) => {
      // Its pages begin with a slash behind the name.
      if (/^\/console(\?|$)/.test(request.url ?? ''))
        request.url = (request.url ?? '').replace('/console', '/console/');
      vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
};
