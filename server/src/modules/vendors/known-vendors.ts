import type { Clock } from '../../platform/clock.ts';
import { createCached } from '../../platform/cached.ts';
import type { Db } from '../../platform/database/index.ts';
import { findGame, listConnections } from './store/connections.ts';
import type { ConnectionRow } from './store/connections.ts';
import { listCreditLimits } from './store/credits.ts';
import { listGames, listVendors } from './store/vendors.ts';
import type { GameRow, VendorRow } from './store/vendors.ts';
import type { LiveKey, VendorSecrets } from './operators/vendor-secrets.ts';

/** Vendors, keys and games as this node knows them: asked on every call, changed by people now and then. */
export type KnownVendors = {
  readonly findKey: (keyId: string) => Promise<LiveKey | undefined>;
  readonly findVendor: (id: bigint) => Promise<VendorRow | undefined>;
  readonly findVendorByCode: (code: string) => Promise<VendorRow | undefined>;
  readonly findGame: (vendorId: bigint, code: string) => Promise<GameRow | undefined>;
  readonly findGameById: (id: bigint) => Promise<GameRow | undefined>;
  /** Who plays the games of a vendor of the catalogue. */
  readonly findConnection: (catalogueCode: string) => Promise<ConnectionRow | undefined>;
  readonly listConnections: () => Promise<readonly ConnectionRow[]>;
  readonly listKeys: (vendorId: bigint) => Promise<readonly LiveKey[]>;
  readonly hasCreditLimit: (vendorId: bigint, currency: string) => Promise<boolean>;
  /** Reads again on the next call, after a change on this node; other nodes reload within seconds by themselves. */
  readonly drop: () => void;
};

/** How long another node may still take a retired key for a good one. */
const MAX_AGE_MS = 5_000;
/** How often what nobody knows may make a node look again: strangers must not keep it busy. */
const LOOK_AGAIN_MS = 250;

export const createKnownVendors = ({
  db,
  clock,
  secrets,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: VendorSecrets;
}): KnownVendors => {
  const cached = createCached({
    clock,
    maxAgeMs: MAX_AGE_MS,
    load: async () => {
      const [keys, vendors, games, connections, limits] = await Promise.all([
        secrets.listLive(db),
        listVendors(db),
        listGames(db),
        listConnections(db),
        listCreditLimits(db),
      ]);
      return {
        limits: new Set(limits.map(({ vendorId, currency }) => `${vendorId} ${currency}`)),
        keys: new Map(keys.map((key) => [key.keyId, key])),
        vendors: new Map(vendors.map((vendor) => [vendor.id, vendor])),
        byCode: new Map(vendors.map((vendor) => [vendor.code, vendor])),
        connections: new Map(connections.map((connection) => [connection.catalogue_code, connection])),
        games: new Map([...Map.groupBy(games, (game) => game.vendor_id)].map(([id, own]) => [id, byCodeOf(own)])),
        gamesById: new Map(games.map((game) => [game.id, game])),
      };
    },
  });
  let lookedAt = 0;
  /** What is not known may have come a moment ago, by a command or another node. */
  const lookAgain = (): ReturnType<typeof cached.read> => {
    const now = clock.now().getTime();
    if (now - lookedAt >= LOOK_AGAIN_MS) {
      lookedAt = now;
      cached.drop();
    }
    return cached.read();
  };

  return {
    findKey: async (keyId) => {
      const now = cached.peek();
      return now?.keys.get(keyId) ?? (await (now ? lookAgain() : cached.read())).keys.get(keyId);
    },
    findVendor: async (id) => (await cached.read()).vendors.get(id),
    findVendorByCode: async (code) => (await cached.read()).byCode.get(code),
    // A game that another node let in a moment ago is not in this one's memory yet.
    findGame: async (vendorId, code) =>
      (await cached.read()).games.get(vendorId)?.get(code) ?? findGame(db, vendorId, code),
    findGameById: async (id) => (await cached.read()).gamesById.get(id),
    findConnection: async (code) =>
      (await cached.read()).connections.get(code) ?? (await lookAgain()).connections.get(code),
    listConnections: async () => [...(await cached.read()).connections.values()],
    listKeys: async (vendorId) => [...(await cached.read()).keys.values()].filter((key) => key.vendorId === vendorId),
    hasCreditLimit: async (vendorId, currency) => (await cached.read()).limits.has(`${vendorId} ${currency}`),
    drop: cached.drop,
  };
};

const byCodeOf = (games: readonly GameRow[]): ReadonlyMap<string, GameRow> =>
  new Map(games.map((game) => [game.code, game]));
