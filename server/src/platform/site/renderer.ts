import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@fairground/contract/brand';
import type { Endpoint, Envelope, InputOf } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import type { SiteStatus } from '@fairground/contract/system/endpoints';

/** Answers a call for a visitor nobody knows. */
export type Ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Envelope<unknown>>;

export type RenderRequest = {
  /** The address under which the page is rendered and kept, as `pageOf` gave it. */
  readonly path: string;
  /** What of the query changes the page, in one form for all who ask for the same. */
  readonly search: string;
  readonly language: LanguageCode;
  readonly offered: readonly LanguageCode[];
  readonly brand: Brand;
  readonly status: SiteStatus;
  readonly at: Date;
  /** The last push of the site that the page includes; its script subscribes from there on. */
  readonly siteSeq: number | null;
  readonly ask: Ask;
};

/** What a page with a word in its address is about. Where nobody knows it, the page of all unknown words is shown. */
export type PageSubject = {
  readonly isKnown: (ask: Ask) => Promise<boolean>;
  readonly unknownPath: string;
};

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
