import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageSubject, RenderRequest } from '@fairground/contract/render';

/** What the web build hands to the server: markup in, documents out. Made by `createRenderer` of web/src/entry-server. */
export type Renderer = {
  /** The inline scripts of every document, to be pinned in its policy. */
  readonly inlineScripts: readonly string[];
  readonly pageOf: (
    path: string,
    search: string,
  ) => Pick<RenderRequest, 'path' | 'search'> & { readonly isFound: boolean; readonly subject?: PageSubject };
  readonly render: (request: RenderRequest) => Promise<string>;
  /** The document without markup, for when rendering failed. */
  readonly shell: (request: Omit<RenderRequest, 'ask'>) => string;
};

/** Where the renderer comes from: a finished build, or the development server, which builds one for each page. */
export type RendererSource = {
  readonly renderer: () => Promise<Renderer>;
  readonly isDevelopment: boolean;
  /** Sees every request first: in development it answers for the sources. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};
