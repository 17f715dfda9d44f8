import { catalogChanged } from '@fairground/contract/catalog/pushes';
import type { PushData } from '@fairground/contract/push';
import type { Cached } from '../../platform/cached.ts';
import { createCached } from '../../platform/cached.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { CatalogDeps } from './deps.ts';
import type { Catalogue } from './domain/catalogue.ts';
import { createCatalogue } from './domain/catalogue.ts';
import type { GameFacts } from './domain/facts.ts';
import type { CatalogueState } from './store/facts.ts';
import { listBlocked, listCategories, listGameFacts, listLabels, listVendorFacts, readState } from './store/facts.ts';

export type Change = PushData<typeof catalogChanged>;

/** What this node knows of the catalogue, and how every node and every open page learns of a change. */
export type NoticeBoard = {
  readonly catalogue: Cached<Catalogue>;
  /** Nodes read again what changed; open pages get a push. */
  readonly tell: (change: Change) => void;
  /** Nodes read again what changed; open pages get no push. */
  readonly notifyNodes: () => void;
  /** Open pages get a push when a vendor's maintenance begins or ends by itself. */
  readonly tellAtEdges: (tx: Tx, vendor: string, edges: readonly (Date | null)[]) => Promise<void>;
  readonly tellEdge: Job<string>;
};

/** Heard by every node when the catalogue changed, so that nothing old is listed from memory. */
export const CATALOG_TOPIC = 'catalog.changed';

/** A change travels by the bus; should that message be lost, this is how long a node can be wrong. */
const MAX_AGE_MS = 5_000;
/** Where there are calls all the time, none of them waits while a node makes sure. */
const RENEW_AFTER_MS = 2_500;

export const createNoticeBoard = ({ db, clock, bus, realtime, enqueue }: CatalogDeps): NoticeBoard => {
  const known: { catalogue?: Catalogue } = {};
  const catalogue = createCached({
    clock,
    maxAgeMs: MAX_AGE_MS,
    renewAfterMs: RENEW_AFTER_MS,
    load: async () => (known.catalogue = await readCatalogue(db, known.catalogue)),
  });
  bus.subscribe(CATALOG_TOPIC, { onMessage: catalogue.drop, onGap: catalogue.drop });

  const notifyNodes = (): void => {
    catalogue.drop();
    bus.publish(CATALOG_TOPIC, null);
  };
  // The nodes are notified before the pages are, so that no page is answered from an old picture.
  const tell = (change: Change): void => {
    notifyNodes();
    realtime.toSite(catalogChanged, change);
  };
  const tellEdge: Job<string> = {
    name: 'catalog.tell-edge',
    run: (vendor) => Promise.resolve(tell({ what: 'vendor', vendor, nodeId: null, gameCategory: null })),
  };

  return {
    catalogue,
    tell,
    notifyNodes,
    tellEdge,
    tellAtEdges: async (tx, vendor, edges) => {
      for (const runAt of edges) if (runAt && runAt > clock.now()) await enqueue(tx, tellEdge, vendor, { runAt });
    },
  };
};

/** Reads what a node lacks: nothing where nothing changed, else the games changed since and the few rows around them. */
const readCatalogue = async (db: Db, known: Catalogue | undefined): Promise<Catalogue> => {
  // The version comes first: what is written while the rest is read belongs to a later one and is read again.
  const state = await readState(db);
  if (known && isSame(known.facts, state)) return known;
  const isNewer = known === undefined || known.facts.version !== state.version;
  if (!isNewer) return createCatalogue({ ...known.facts, maintenance: state.maintenance });
  const [categories, vendors, labels, blocked, changed] = await Promise.all([
    listCategories(db),
    listVendorFacts(db),
    listLabels(db),
    listBlocked(db),
    listGameFacts(db, known?.facts.version ?? 0n),
  ]);
  const games = known ? withChanged(known.facts.games, changed) : changed;
  return createCatalogue({ ...state, categories, vendors, labels, blocked, games });
};

const isSame = (known: CatalogueState, read: CatalogueState): boolean =>
  known.version === read.version &&
  known.maintenance.length === read.maintenance.length &&
  known.maintenance.every(({ vendor, endsAt }, place) => {
    const other = read.maintenance[place];
    return other?.vendor === vendor && other.endsAt?.getTime() === endsAt?.getTime();
  });

/** Both lists are in the order of the ids, and so is what comes of them. */
const withChanged = (known: readonly GameFacts[], changed: readonly GameFacts[]): readonly GameFacts[] => {
  if (changed.length === 0) return known;
  const games: GameFacts[] = [];
  let place = 0;
  for (const game of known) {
    for (let next = changed[place]; next && next.id < game.id; next = changed[place]) {
      games.push(next);
      place += 1;
    }
    const next = changed[place];
    const isChanged = next?.id === game.id;
    games.push(isChanged ? next : game);
    if (isChanged) place += 1;
  }
  return [...games, ...changed.slice(place)];
};
