import { contentChanged } from '@fairground/contract/content/pushes';
import type { Cached } from '../../platform/cached.ts';
import { createCached } from '../../platform/cached.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { ContentDeps } from './deps.ts';
import type { StoredAnnouncement } from './domain/announcement.ts';
import type { StoredBanner } from './domain/banner.ts';
import { listLiveAnnouncements, listLiveBanners } from './store.ts';

export type ContentKind = 'banner' | 'announcement';

/** What this node knows of the content, and how every node and every open page learns of a change. */
export type NoticeBoard = {
  readonly banners: Cached<readonly StoredBanner[]>;
  readonly announcements: Cached<readonly StoredAnnouncement[]>;
  readonly tell: (what: ContentKind) => void;
  /** Open pages get a push when the window of an item opens or closes. */
  readonly tellAtEdges: (tx: Tx, what: ContentKind, edges: readonly (Date | null)[]) => Promise<void>;
  readonly tellEdge: Job<ContentKind>;
};

/** Sent to every node when banners or announcements changed, to invalidate their caches. */
export const CONTENT_TOPIC = 'content.changed';

/** A change travels by the bus; should that message be lost, this is how long a node can be wrong. */
const MAX_AGE_MS = 5_000;

export const createNoticeBoard = ({ db, clock, bus, realtime, enqueue }: ContentDeps): NoticeBoard => {
  const banners = createCached({ clock, maxAgeMs: MAX_AGE_MS, load: () => listLiveBanners(db, clock.now()) });
  const announcements = createCached({
    clock,
    maxAgeMs: MAX_AGE_MS,
    load: () => listLiveAnnouncements(db, clock.now()),
  });
  const drop = (): void => {
    banners.drop();
    announcements.drop();
  };
  bus.subscribe(CONTENT_TOPIC, { onMessage: drop, onGap: drop });

  // Nodes are notified before pages, so that no page is answered from a stale cache.
  const tell = (what: ContentKind): void => {
    drop();
    bus.publish(CONTENT_TOPIC, null);
    realtime.toSite(contentChanged, { what });
  };
  const tellEdge: Job<ContentKind> = { name: 'content.tell-edge', run: (what) => Promise.resolve(tell(what)) };

  return {
    banners,
    announcements,
    tell,
    tellEdge,
    tellAtEdges: async (tx, what, edges) => {
      for (const runAt of edges) if (runAt && runAt > clock.now()) await enqueue(tx, tellEdge, what, { runAt });
    },
  };
};
