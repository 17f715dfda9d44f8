import type { Find } from '../../../platform/console.ts';
import { findRows } from '../../../platform/find-rows.ts';
import type { ContentDeps } from '../deps.ts';
import { listBannerRows, listLiveAnnouncements } from '../store.ts';

/** Banners by their headline and announcements by their title, in any language. */
export const contentFinds = ({ db, clock }: Pick<ContentDeps, 'db' | 'clock'>): Readonly<Record<string, Find>> => ({
  'content.find-banner': async (words) =>
    findRows(
      (await listBannerRows(db)).map(({ id, groupName, texts }) => ({
        key: id.toString(),
        title: (texts.EN ?? Object.values(texts)[0])?.headline ?? id.toString(),
        detail: groupName,
        texts: Object.values(texts).map(({ headline }) => headline),
      })),
      words,
    ),
  'content.find-announcement': async (words) =>
    findRows(
      (await listLiveAnnouncements(db, clock.now())).map(({ id, type, texts }) => ({
        key: id.toString(),
        title: (texts.EN ?? Object.values(texts)[0])?.title ?? id.toString(),
        detail: type,
        texts: Object.values(texts).map(({ title }) => title),
      })),
      words,
    ),
});
