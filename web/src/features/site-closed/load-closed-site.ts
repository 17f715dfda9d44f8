import type { Namespace } from '@fairground/locales/messages';
import { fullStyles } from '../../shared/full-styles.ts';
import { loadChunk } from '../../shared/hooks/load-chunk.ts';
import { loadTexts } from '@fairground/client/texts';

type ClosedPages = Awaited<ReturnType<typeof importPages>>;

export const CLOSED_NAMESPACES = ['states'] as const satisfies readonly Namespace[];

let loaded: ClosedPages | undefined;
let loading: Promise<ClosedPages> | undefined;

/** The pages if they are here already: they can then be drawn at once, on the server and by a browser taking over. */
export const loadedClosedSite = (): ClosedPages | undefined => loaded;

/** Brings the pages, which an open site never needs, with their texts and styles. */
export const loadClosedSite = (): Promise<ClosedPages> => {
  loading ??= loadChunk(() => Promise.all([importPages(), loadTexts(CLOSED_NAMESPACES), fullStyles()])).then(
    ([pages]) => (loaded = pages),
  );
  return loading;
};

const importPages = async () => {
  const [{ MaintenancePage }, { RegionPage }] = await Promise.all([
    import('./components/maintenance-page.tsx'),
    import('./components/region-page.tsx'),
  ]);
  return { MaintenancePage, RegionPage };
};
