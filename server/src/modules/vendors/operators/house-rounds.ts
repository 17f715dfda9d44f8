import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { operationIdOf } from '../calls/look-up.ts';
import type { VendorsDeps } from '../deps.ts';
import type { KnownVendors } from '../known-vendors.ts';
import { insertCampaign, listOpenOf, listOver, listTaken, lockCampaign, markCancelled } from '../store/campaigns.ts';
import type { CampaignKey, CampaignRow } from '../store/campaigns.ts';
import { stateOf } from './campaigns.ts';
import type { Campaigns } from './campaigns.ts';

export type HouseRoundsOrder = {
  readonly vendorId: bigint;
  readonly member: MemberId;
  readonly campaign: string;
  /** The vendor's own numbers of the games; the rounds may be played in any of them. */
  readonly games: readonly [string, ...string[]];
  readonly currency: string;
  /** What a round is worth. */
  readonly bet: Money;
  readonly count: number;
  readonly expiresAt: Date;
};

/** Free rounds that are left. */
export type OpenRounds = {
  readonly campaign: string;
  readonly games: readonly string[];
  readonly currency: string;
  readonly bet: Money;
  readonly left: number;
  readonly expiresAt: Date;
};

export type OverKey = { readonly vendorId: bigint; readonly member: MemberId; readonly campaign: string };

/** Free rounds that the house gives for the games it plays itself, as campaigns of their vendors. */
export type HouseRounds = {
  /** The vendor behind a code of the catalogue, where this house plays its games. */
  readonly findVendor: (catalogueCode: string) => Promise<bigint | undefined>;
  /** Gives rounds under the campaign's name; given again, it does nothing more. */
  readonly issueIn: (tx: Tx, order: HouseRoundsOrder) => Promise<void>;
  /** Those of a member that may be played now, the first that expires first; of a game, where one is named. */
  readonly listOpen: (reader: Reader, member: MemberId, vendorId?: bigint, game?: string) => Promise<OpenRounds[]>;
  /** Those that are used up or expired and not closed yet. */
  readonly listOver: (reader: Reader, limit: number) => Promise<readonly OverKey[]>;
  /**
   * How many rounds were taken by bets that stand; nothing while a bet may still come. A round whose bet never came goes
   * back, and then its campaign may not be over.
   */
  readonly countStanding: (key: OverKey) => Promise<number | undefined>;
  /** Closes what is over with so many rounds that stand, so that no other is taken; false where that is not so any more. */
  readonly closeIn: (tx: Tx, key: OverKey, standing: number) => Promise<boolean>;
};

/** A bet that is not in the books after so long is not going to come: its process has gone. */
const LOST_MS = 10 * 60_000;

type Deps = Pick<VendorsDeps, 'db' | 'clock' | 'wallet' | 'tenant'> & {
  readonly known: Pick<KnownVendors, 'findConnection' | 'findVendor'>;
  readonly campaigns: Pick<Campaigns, 'returnRound'>;
};

export const createHouseRounds = (deps: Deps): HouseRounds => {
  const { clock, known } = deps;
  return {
    findVendor: async (code) => {
      const connection = await known.findConnection(code);
      return connection?.adapter === 'studio' ? connection.vendor_id : undefined;
    },
    issueIn: (tx, { vendorId, member, campaign, games, currency, bet, count, expiresAt }) =>
      insertCampaign(tx, {
        ...{ vendor_id: vendorId, member_id: member, campaign_id: campaign, game: games[0], games: [...games] },
        ...{ currency, stake: bet, issued: count, wagering: 0, expires_at: expiresAt },
        ...{ issued_at: clock.now(), cancelled_at: null },
      }),
    listOpen: async (reader, member, vendorId, game) =>
      (await listOpenOf(reader, member, clock.now()))
        .filter((row) => vendorId === undefined || row.vendor_id === vendorId)
        .map((row) => openFrom(row))
        .filter(({ games }) => game === undefined || games.includes(game)),
    listOver: async (reader, limit) =>
      (await listOver(reader, clock.now(), limit)).map((row) => ({
        ...{ vendorId: row.vendor_id, member: row.member_id, campaign: row.campaign_id },
      })),
    countStanding: (key) => countStanding(deps, keyOf(key)),
    closeIn: async (tx, key, standing) => {
      const row = await lockCampaign(tx, keyOf(key));
      const state = row && stateOf(row, clock.now());
      if (row?.used !== standing || state === 'open' || state === 'cancelled') return false;
      await markCancelled(tx, keyOf(key), clock.now());
      return true;
    },
  };
};

const countStanding = async (
  { db, clock, wallet, tenant, known, campaigns }: Deps,
  key: CampaignKey,
): Promise<number | undefined> => {
  const vendor = await known.findVendor(key.vendorId);
  if (vendor === undefined) return undefined;
  const taken = await listTaken(db, key);
  const bets = await wallet.findOperations(
    taken.map(({ transaction_id: transactionId }) =>
      operationIdOf(tenant, vendor.code, { player: key.memberId, action: 'bet', transactionId }),
    ),
  );
  const lostBefore = clock.now().getTime() - LOST_MS;
  const open = taken.filter((_, place) => bets[place]?.state !== 'applied');
  for (const { transaction_id } of open.filter(({ taken_at }) => taken_at.getTime() < lostBefore))
    await campaigns.returnRound(key.vendorId, key.memberId, transaction_id);
  return open.length > 0 ? undefined : taken.length;
};

const keyOf = ({ vendorId, member, campaign }: OverKey): CampaignKey => ({
  ...{ vendorId, memberId: member, campaignId: campaign },
});

const openFrom = (row: CampaignRow & { readonly vendor_id: bigint }): OpenRounds => ({
  campaign: row.campaign_id,
  games: row.games ?? [row.game],
  currency: row.currency,
  bet: money(row.stake),
  left: row.issued - row.used,
  expiresAt: row.expires_at,
});
