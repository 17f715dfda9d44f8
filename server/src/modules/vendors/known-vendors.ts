import type { Clock } from '../../platform/clock.ts';
import { createCached } from '../../platform/cached.ts';
import type { Db } from '../../platform/database/index.ts';
import { listGames, listLiveKeys, listVendors } from './store/vendors.ts';
import type { GameRow, LiveKey, VendorRow } from './store/vendors.ts';

/** Vendors, keys and games as this node knows them: asked on every call, changed by people now and then. */
export type KnownVendors = {
  readonly findKey: (keyId: string) => Promise<LiveKey | undefined>;
  readonly findVendor: (id: bigint) => Promise<VendorRow | undefined>;
  readonly findVendorByCode: (code: string) => Promise<VendorRow | undefined>;
  readonly findGame: (vendorId: bigint, code: string) => Promise<GameRow | undefined>;
  /** Reads anew on the next call, after a change on this node; other nodes hear of it within seconds by themselves. */
  readonly drop: () => void;
};

/** How long another node may still take a retired key for a good one. */
const MAX_AGE_MS = 5_000;

export const createKnownVendors = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): KnownVendors => {
  const cached = createCached({
    clock,
    maxAgeMs: MAX_AGE_MS,
    load: async () => {
      const [keys, vendors, games] = await Promise.all([listLiveKeys(db), listVendors(db), listGames(db)]);
      return {
        keys: new Map(keys.map((key) => [key.keyId, key])),
        vendors: new Map(vendors.map((vendor) => [vendor.id, vendor])),
        byCode: new Map(vendors.map((vendor) => [vendor.code, vendor])),
        games: new Map(games.map((game) => [`${game.vendor_id} ${game.code}`, game])),
      };
    },
  });
  return {
    findKey: async (keyId) => (await cached.read()).keys.get(keyId),
    findVendor: async (id) => (await cached.read()).vendors.get(id),
    findVendorByCode: async (code) => (await cached.read()).byCode.get(code),
    findGame: async (vendorId, code) => (await cached.read()).games.get(`${vendorId} ${code}`),
    drop: cached.drop,
  };
};
