import { vendorCodeSchema } from '@fairground/contract/catalog/game';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { VendorsDeps } from '../deps.ts';
import { isAddressRange } from '../domain/address-list.ts';
import type { CreditLimit } from '../domain/credit-limit.ts';
import type { SigningKey } from '../domain/signature.ts';
import type { KnownVendors } from '../known-vendors.ts';
import type { VendorSecrets } from './vendor-secrets.ts';
import { isAdapter } from '../adapters/all.ts';
import { upsertConnection } from '../store/connections.ts';
import { listCreditLimits, upsertCreditLimit } from '../store/credits.ts';
import type { CreditLimitRow } from '../store/credits.ts';
import {
  findVendor,
  insertKey,
  insertVendor,
  listKeys,
  listVendors,
  lockVendor,
  retireKeyAt,
  retireKeysExcept,
  updateStage,
  updateVendor,
} from '../store/vendors.ts';
import type { VendorRow } from '../store/vendors.ts';
import { limitVersion, shownLimit, vendorVersion } from './vendor-version.ts';

export type VendorOverview = VendorRow & {
  readonly keys: readonly { readonly keyId: string; readonly addedAt: Date; readonly isLive: boolean }[];
  readonly version: string;
};

/** The version that the maker of a change saw; without one every version will do. */
type Seen = { readonly version?: string | undefined };

/** What an operator does with vendors. Every change goes into the trail, no secret ever does. */
export type Operators = {
  /** A new vendor, being certified, with its first key. The secret is shown once. */
  readonly addVendor: (actor: Actor, vendor: { readonly code: string; readonly name: string }) => Promise<SigningKey>;
  /**
   * A new key beside the newest one; older ones are retired, so that two are good while the vendor changes over: until
   * the next rotation, or for the hours of grace.
   */
  readonly rotateKey: (
    actor: Actor,
    code: string,
    options?: Seen & { readonly graceHours?: number | undefined },
  ) => Promise<RotatedKey>;
  readonly setStage: (actor: Actor, code: string, stage: VendorRow['stage'], seen?: Seen) => Promise<void>;
  /** Says where a vendor is called and what becomes of its wins without a bet; what is not named stays. */
  readonly changeVendor: (actor: Actor, code: string, changes: VendorChanges, seen?: Seen) => Promise<void>;
  /** Bounds what a vendor may give without a bet in a currency; what is null is not bounded. */
  readonly limitCredits: (
    actor: Actor,
    code: string,
    currency: string,
    limit: CreditLimit,
    seen?: Seen,
  ) => Promise<void>;
  readonly listCreditLimits: (code: string) => Promise<readonly CreditLimitRow[]>;
  /** Lets a vendor play the games of one in the catalogue; connecting again changes how. */
  readonly connectVendor: (actor: Actor, code: string, connection: NewConnection) => Promise<void>;
  /** Takes a win that came without a bet off the work list, for the actor's reason; whether it was still on it. */
  readonly reviewParkedWin: (actor: Actor, operationKey: string) => Promise<boolean>;
  readonly listVendors: () => Promise<readonly VendorOverview[]>;
};

export type RotatedKey = SigningKey & {
  readonly retired: readonly string[];
  /** The key from before, and until when it still signs; without grace, until the next rotation. */
  readonly previous: { readonly keyId: string; readonly until: Date | null } | undefined;
};

export type VendorChanges = {
  /** Where it is asked about rounds that should be over; null asks no more. */
  readonly roundsUrl?: string | null | undefined;
  /** Where the wallets are that it keeps itself, called for transfers; null of a vendor that keeps none. */
  readonly walletUrl?: string | null | undefined;
  /** Pays wins without a bet, for a vendor whose contract demands it; others are parked. */
  readonly takesOrphanWins?: boolean | undefined;
  /** Addresses and ranges it may call from; an empty list lets it call from anywhere. */
  readonly allowedIps?: readonly string[] | undefined;
};

export type NewConnection = {
  readonly catalogueCode: string;
  readonly adapter: string;
  readonly launchUrl?: string | undefined;
  readonly launchUrl2?: string | undefined;
  readonly takesTrials: boolean;
};

export type OperatorsDeps = Pick<VendorsDeps, 'db' | 'clock' | 'random' | 'audit' | 'betting' | 'mode'> & {
  readonly known: KnownVendors;
  readonly secrets: VendorSecrets;
};

/** Hexadecimal, because it will be typed behind options that begin with a dash. */
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const HOUR_MS = 3_600_000;
const URL_LENGTH_MAX = 500;
const CODE = /^[a-z][a-z0-9_-]{1,39}$/;

export const createOperators = (deps: OperatorsDeps): Operators => {
  const { db, clock, random, audit, betting, known, secrets, mode } = deps;

  const change = async <Result>(
    actor: Actor,
    action: string,
    code: string,
    work: (tx: Tx) => Promise<{ readonly before?: unknown; readonly after: unknown; readonly result: Result }>,
  ): Promise<Result> => {
    const result = await inTransaction(db, async (tx) => {
      const done = await work(tx);
      await audit.record(tx, {
        ...actor,
        action,
        resource: 'vendor',
        resourceId: code,
        before: done.before ?? null,
        after: done.after,
      });
      return done.result;
    });
    known.drop();
    return result;
  };

  const newKey = async (tx: Tx, vendorId: bigint): Promise<SigningKey> => {
    const key = { keyId: hexOf(random.bytes(12)), secret: hexOf(random.bytes(32)) };
    await insertKey(tx, {
      key_id: key.keyId,
      vendor_id: vendorId,
      secret: null,
      sealed: secrets.close(key.keyId, key.secret),
      added_at: clock.now(),
      retired_at: null,
    });
    return key;
  };

  const needVendor = async (tx: Tx, code: string, seen: Seen = {}): Promise<VendorRow> => {
    const vendor = await lockVendor(tx, code);
    if (!vendor) throw new Refusal('vendors.vendor-unknown');
    if (seen.version === undefined) return vendor;
    const version = vendorVersion(vendor, await listKeys(tx, vendor.id));
    if (seen.version !== version) throw new Refusal('approvals.state-conflict', { version });
    return vendor;
  };

  return {
    addVendor: (actor, { code, name }) =>
      change(actor, 'vendors.add-vendor', code, async (tx) => {
        if (!CODE.test(code) || name.trim() === '') throw new Refusal('vendors.vendor-refused');
        const added = await insertVendor(tx, {
          code,
          name,
          stage: 'certifying',
          added_at: clock.now(),
        });
        if (!added) throw new Refusal('vendors.vendor-exists');
        const key = await newKey(tx, added.id);
        return { after: { name, keyId: key.keyId }, result: key };
      }),
    rotateKey: (actor, code, { graceHours, ...seen } = {}) =>
      change(actor, 'vendors.rotate-key', code, async (tx) => {
        const { id } = await needVendor(tx, code, seen);
        const newest = (await listKeys(tx, id)).find(({ retired_at }) => retired_at === null);
        const key = await newKey(tx, id);
        const kept = newest ? [newest.key_id, key.keyId] : [key.keyId];
        const retired = await retireKeysExcept(tx, id, kept, clock.now());
        const until = graceHours === undefined ? null : new Date(clock.now().getTime() + graceHours * HOUR_MS);
        if (newest && until) await retireKeyAt(tx, newest.key_id, until);
        const previous = newest && { keyId: newest.key_id, until };
        return { after: { keyId: key.keyId, retired, previous }, result: { ...key, retired, previous } };
      }),
    setStage: (actor, code, stage, seen) =>
      change(actor, 'vendors.set-stage', code, async (tx) => {
        const { id, stage: before } = await needVendor(tx, code, seen);
        await updateStage(tx, id, stage);
        return { before: { stage: before }, after: { stage }, result: undefined };
      }),
    changeVendor: (actor, code, { roundsUrl, walletUrl, takesOrphanWins, allowedIps }, seen) =>
      change(actor, 'vendors.change-vendor', code, async (tx) => {
        const { id, rounds_url, wallet_url, takes_orphan_wins, allowed_ips } = await needVendor(tx, code, seen);
        const before = {
          roundsUrl: rounds_url,
          walletUrl: wallet_url,
          takesOrphanWins: takes_orphan_wins,
          allowedIps: allowed_ips,
        };
        const after = {
          roundsUrl: roundsUrl === undefined ? rounds_url : callableFrom(roundsUrl, mode),
          walletUrl: walletUrl === undefined ? wallet_url : callableFrom(walletUrl, mode),
          takesOrphanWins: takesOrphanWins ?? takes_orphan_wins,
          allowedIps: allowedIps === undefined ? allowed_ips : rangesOf(allowedIps),
        };
        await updateVendor(tx, id, {
          rounds_url: after.roundsUrl,
          wallet_url: after.walletUrl,
          takes_orphan_wins: after.takesOrphanWins,
          allowed_ips: [...after.allowedIps],
        });
        return { before, after, result: undefined };
      }),
    limitCredits: (actor, code, currency, limit, seen) =>
      change(actor, 'vendors.limit-credits', code, async (tx) => {
        const { id } = await needVendor(tx, code);
        const before = (await listCreditLimits(tx)).find((row) => row.vendorId === id && row.currency === currency);
        const isRight = [limit.singleMax, limit.dayMax, limit.playerHourMax].every(
          (most) => most === null || most >= 0,
        );
        if (!isRight || !/^[A-Z][A-Z0-9]{1,9}$/.test(currency)) throw new Refusal('vendors.vendor-refused');
        const version = limitVersion(before);
        if (seen?.version !== undefined && seen.version !== version)
          throw new Refusal('approvals.state-conflict', { version });
        await upsertCreditLimit(tx, { vendorId: id, currency, ...limit });
        return { before: before && shownLimit(before), after: { currency, ...shownLimit(limit) }, result: undefined };
      }),
    listCreditLimits: async (code) => {
      const vendor = await findVendor(db, code);
      if (!vendor) throw new Refusal('vendors.vendor-unknown');
      return (await listCreditLimits(db)).filter(({ vendorId }) => vendorId === vendor.id);
    },
    connectVendor: (actor, code, connection) =>
      change(actor, 'vendors.connect-vendor', code, async (tx) => {
        const { id } = await needVendor(tx, code);
        const { catalogueCode, adapter, launchUrl, launchUrl2, takesTrials } = connection;
        requireConnectable(connection);
        await upsertConnection(tx, {
          catalogue_code: catalogueCode,
          vendor_id: id,
          adapter,
          launch_url: launchUrl ?? null,
          launch_url2: launchUrl2 ?? null,
          takes_trials: takesTrials,
        });
        return { after: connection, result: undefined };
      }),
    reviewParkedWin: (actor, operationKey) =>
      inTransaction(db, async (tx) => {
        const isReviewed = await betting.reviewParkedWin(tx, operationKey, actor.actor, actor.reason);
        if (!isReviewed) return false;
        await audit.record(tx, {
          ...actor,
          action: 'vendors.review-parked-win',
          resource: 'parked-win',
          resourceId: operationKey,
          before: null,
          after: { isReviewed },
        });
        return true;
      }),
    listVendors: async () =>
      Promise.all(
        (await listVendors(db)).map(async (vendor) => {
          const keys = await listKeys(db, vendor.id);
          return {
            ...vendor,
            keys: keys.map(({ key_id, added_at, retired_at }) => ({
              keyId: key_id,
              addedAt: added_at,
              isLive: retired_at === null || retired_at > clock.now(),
            })),
            version: vendorVersion(vendor, keys),
          };
        }),
      ),
  };
};

const ADDRESSES_MAX = 200;

const rangesOf = (allowedIps: readonly string[]): readonly string[] => {
  if (allowedIps.length > ADDRESSES_MAX || !allowedIps.every(isAddressRange))
    throw new Refusal('vendors.vendor-refused');
  return allowedIps;
};

/** Signed calls about money go over https, except to a vendor that is tried out beside a sandbox; paths are put behind. */
const callableFrom = (address: string | null, mode: OperatorsDeps['mode']): string | null => {
  if (address === null) return null;
  const url = URL.parse(address);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && mode === 'sandbox');
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!url || !isSafe || !isPlain || url.href.length > URL_LENGTH_MAX) throw new Refusal('vendors.connection-refused');
  return `${url.origin}${url.pathname}`;
};

/** Only what can really be opened: a frame takes no address that is not https. */
const requireConnectable = ({ catalogueCode, adapter, launchUrl, launchUrl2 }: NewConnection): void => {
  const urls = [launchUrl, launchUrl2].filter((url) => url !== undefined);
  const areWhole = urls.every((url) => URL.canParse(url) && new URL(url).protocol === 'https:');
  const isNamed = vendorCodeSchema.safeParse(catalogueCode).success;
  const isPlaced = adapter === 'outside' ? launchUrl !== undefined : urls.length === 0;
  if (!isNamed || !isAdapter(adapter) || !areWhole || !isPlaced) throw new Refusal('vendors.connection-refused');
};
