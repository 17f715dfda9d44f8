/** Where the offline page holds its words in every language of the site. */
export const OFFLINE_TEXTS_ID = 'offline-texts';
/** Marks what is written in words, with the name of the text. */
export const TEXT_MARK = 'data-text';

/** The offline page in one language: the document's tag, direction and title, and its texts by name. */
export type OfflineWords = {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly texts: Readonly<Record<string, string>>;
};

export type OfflineCatalogue = Readonly<Record<string, OfflineWords>>;

/**
 * What the page shall speak instead of what it was kept in: the visitor may have chosen another language since, in a tab
 * the worker did not hear. Nothing where it speaks the right one, or where the choice is none of the site's.
 */
export const wordsToSpeak = (
  catalogue: OfflineCatalogue,
  { kept, chosen }: { readonly kept: string | undefined; readonly chosen: string | null },
): OfflineWords | undefined =>
  chosen !== null && chosen !== kept && Object.hasOwn(catalogue, chosen) ? catalogue[chosen] : undefined;
