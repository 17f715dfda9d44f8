import type { CustomerServiceEntry } from '@fairground/contract/system/endpoints';
import type { Localized } from '../../../platform/localized.ts';

/** What every row has that the product ships and an operator may change. */
type Shown = {
  /** Still as the product ships it: follows its next version. */
  readonly isDefault: boolean;
};

export type ShownResource = Shown & {
  /** The English label by which pages find it: Android, AFFILIATELINK … */
  readonly key: string;
  readonly resourceType: string;
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly sort: number;
};

/** A way to reach the customer service, or a place to follow us. */
export type Channel = Shown & {
  readonly key: string;
  readonly csType: CustomerServiceEntry['csType'];
  readonly titles: Localized;
  readonly path: string;
  /** When people answer there, in the site's time zone: `08:00-23:00`; null at any hour. */
  readonly hours: string | null;
  readonly sort: number;
};

/** Another address of the site; of two the heavier one is listed first. */
export type Mirror = Shown & { readonly host: string; readonly weight: number };

export type HelpSection = Shown & { readonly sectionId: string; readonly titles: Localized; readonly sort: number };

export type HelpArticle = Shown & {
  readonly articleId: string;
  readonly sectionId: string;
  readonly titles: Localized;
  /** HTML, cleaned before it was stored. */
  readonly contents: Localized;
  readonly sort: number;
};
