/** Where the script of the offline page finds its places. */
export const KEPT_SECTION_ID = 'kept';
export const KEPT_LIST_ID = 'kept-list';
export const KEPT_ENTRY_ID = 'kept-entry';

const ENTRIES_MAX = 8;

export type CachedPage = { readonly path: string; readonly title: string };

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The title of a document as the server writes one. It is read and not parsed: the page may make no HTML of texts. */
export const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll(
    /&(?:lt|gt|quot|amp);/g,
    (entity) => ENTITIES[entity] ?? '',
  );

/** What a page calls itself, without the name of the brand behind it. */
export const shortTitle = (title: string): string => title.replace(/ · [^·]*$/, '');

/** The pages worth offering, the last seen first: not the one that was asked for in vain, and no title twice. */
export const pagesToOffer = (kept: readonly CachedPage[], current: string): readonly CachedPage[] => {
  const titles = new Set<string>();
  return kept
    .toReversed()
    .filter(({ path, title }) => {
      if (path === current || title === '' || titles.has(title)) return false;
      titles.add(title);
      return true;
    })
    .slice(0, ENTRIES_MAX);
};
