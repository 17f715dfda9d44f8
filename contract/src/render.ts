import type { Brand } from './brand.ts';
import type { Endpoint, Envelope, InputOf } from './endpoint.ts';
import type { LanguageCode } from './language.ts';
import type { SiteStatus } from './system/endpoints.ts';

/** Answers a call in the process itself, for a visitor nobody knows. */
export type Ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Envelope<unknown>>;

/** What the server asks the site's build to render. */
export type RenderRequest = {
  /** The address under which the page is rendered and kept, as `pageOf` gave it. */
  readonly path: string;
  /** What of the query changes the page, in one form for all who ask for the same. */
  readonly search: string;
  readonly language: LanguageCode;
  readonly offered: readonly LanguageCode[];
  readonly brand: Brand;
  /** What the visitor may know of the site, without anything of the visitor: the page is shared by all. */
  readonly status: SiteStatus;
  readonly at: Date;
  /** The last push of the site that the page includes; its script subscribes from there on. */
  readonly siteSeq: number | null;
  readonly ask: Ask;
};

/** What a page with a word in its address is about. An unknown word is answered with the page of all unknown words. */
export type PageSubject = {
  readonly isKnown: (ask: Ask) => Promise<boolean>;
  readonly unknownPath: string;
};
