import type { LanguageCode } from '@fairground/contract/language';
import type { TextAddresses } from '@fairground/client/texts';

/** What a build says of itself: where its files lie. Written by web/build, read by the pre-render. */
export type BuildFacts = {
  readonly entry: string;
  /** The scripts the entry cannot run without. */
  readonly entryImports: readonly string[];
  /** The scripts of what stands beside the page where there is room for it. */
  readonly sideBars: readonly string[];
  /** The scripts of each page beyond the entry's, by the name of its file. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** By page, a markup with all that its late parts may show: its rules come with the page. */
  readonly samples: Readonly<Record<string, string>>;
  /** The whole stylesheet's address; in development Vite brings the styles itself and there is none. */
  readonly styles: string | null;
  /** The script of the offline page; null in development, where there is no worker to show it. */
  readonly offline: string | null;
  readonly texts: {
    readonly manifest: string;
    readonly addresses: Readonly<Record<LanguageCode, TextAddresses>>;
  };
};
