import { contentChanged } from '@fairground/contract/content/pushes';
import type { Cached } from '../../../platform/cached.ts';
import { createCached } from '../../../platform/cached.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { OffersDeps } from '../deps.ts';
import type { StoredPromotion } from '../domain/promotion.ts';
import { listLivePromotions } from '../store/promotions.ts';

/** The offers this node knows, and how every node and every open page learns of a change. */
export type OfferBoard = {
  readonly promotions: Cached<readonly StoredPromotion[]>;
  readonly tell: () => void;
  /** Open pages read offers again when one comes on show or goes off it by itself. */
  readonly tellAtEdges: (tx: Tx, edges: readonly (Date | null)[]) => Promise<void>;
  readonly tellEdge: Job<null>;
};

/** Published to every node when offers changed, so that no cache shows an old one. */
export const PROMOTIONS_TOPIC = 'promotions.changed';

/** How long a node can be wrong when the message of a change is lost. */
const MAX_AGE_MS = 5_000;

export const createOfferBoard = ({ db, clock, bus, realtime, enqueue }: OffersDeps): OfferBoard => {
  const promotions = createCached({ clock, maxAgeMs: MAX_AGE_MS, load: () => listLivePromotions(db, clock.now()) });
  bus.subscribe(PROMOTIONS_TOPIC, { onMessage: promotions.drop, onGap: promotions.drop });

  // Nodes drop their caches before pages read again.
  const tell = (): void => {
    promotions.drop();
    bus.publish(PROMOTIONS_TOPIC, null);
    realtime.toSite(contentChanged, { what: 'promotion' });
  };
  const tellEdge: Job<null> = { name: 'promotions.tell-edge', run: () => Promise.resolve(tell()) };
  const tellAtEdges: OfferBoard['tellAtEdges'] = async (tx, edges) => {
    for (const runAt of edges) if (runAt && runAt > clock.now()) await enqueue(tx, tellEdge, null, { runAt });
  };
  return { promotions, tell, tellAtEdges, tellEdge };
};
