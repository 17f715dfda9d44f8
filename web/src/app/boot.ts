import type { Brand } from '@fairground/contract/brand';
import type { LanguageCode } from '@fairground/contract/language';
import type { TextAddresses, TextParts } from '@fairground/client/texts';

/** What a page tells its script, as JSON inside it. */
export type Boot = {
  readonly brand: Brand;
  readonly language: LanguageCode;
  /** The languages of this site, the default one first. */
  readonly offered: readonly LanguageCode[];
  /** The address that was rendered: the pattern's own for an unknown one, without a query. */
  readonly path: string;
  /** What of its query was drawn. */
  readonly search: string;
  /** Whether the site is closed to this visitor, and another page stands in the place of this one. */
  readonly isClosed: boolean;
  /** When it was rendered, in milliseconds. */
  readonly at: number;
  /** Up to which push of the site the page is true; null when that was not known. */
  readonly siteSeq: number | null;
  readonly texts: { readonly parts: TextParts; readonly addresses: TextAddresses; readonly manifest: string };
  /** Answers by query hash, as they travel. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Whether the markup is there to be hydrated, or only an empty place to draw into. */
  readonly isRendered: boolean;
};

export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
