type Visits = {
  /** The visits of this tab to this site, one after another. */
  readonly entries: readonly { readonly key: string; readonly url: string | null; readonly sameDocument: boolean }[];
  /** Which of them is the present one. */
  readonly index: number;
};

/** The history of the tab, where the browser tells it; nothing elsewhere. */
export const readNavigation = (): Visits => {
  if (!('navigation' in globalThis)) return { entries: [], index: 0 };
  const { navigation } = globalThis;
  return { entries: navigation.entries(), index: navigation.currentEntry?.index ?? 0 };
};
