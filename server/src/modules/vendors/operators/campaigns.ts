import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { issueFreeRounds, listFreeRounds } from '@fairground/contract/vendors/endpoints';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Vendor } from '../../../platform/http/index.ts';
import { headOf } from '../calls/answer.ts';
import { readMinorUnits, writeMinorUnits } from '../domain/minor-units.ts';
import { CODE_OF } from '../domain/outcome.ts';
import { barOf } from '../domain/stage.ts';
import {
  findSpin,
  insertCampaign,
  insertSpin,
  listCampaigns,
  lockCampaign,
  markCancelled,
  returnSpin,
} from '../store/campaigns.ts';
import type { CampaignKey, CampaignRow } from '../store/campaigns.ts';

type Answer = ValueOf<typeof issueFreeRounds>;
type Campaign = NonNullable<Answer['campaign']>;

export type Campaigns = {
  readonly issue: (vendor: Vendor, order: BodyOf<typeof issueFreeRounds>) => Promise<Answer>;
  readonly cancel: (key: CampaignKey) => Promise<Answer>;
  readonly list: (vendorId: bigint, memberId: MemberId) => Promise<ValueOf<typeof listFreeRounds>>;
  /** Takes a round of the campaign for a bet; the same bet again takes no other. Answers whether it has one. */
  readonly takeRound: (key: CampaignKey, bet: { transactionId: string; game: string }) => Promise<boolean>;
  /** Gives the round of a bet back that does not stand; once. */
  readonly returnRound: (vendorId: bigint, memberId: MemberId, transactionId: string) => Promise<void>;
  /** Whether the campaign may still pay. */
  readonly pays: (key: CampaignKey) => Promise<boolean>;
};

const DAYS_AHEAD_MAX_MS = 30 * 24 * 3_600_000;

export const createCampaigns = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Campaigns => ({
  issue: ({ vendorId, stage }, { campaignId, player, stake, count, ...order }) =>
    inTransaction(db, async (tx) => {
      const bar = barOf(stage, order.currency);
      if (bar !== undefined) return headOf(CODE_OF[bar]);
      const now = clock.now();
      const value = readMinorUnits(stake, order.currency);
      const aheadMs = order.expiresAt.getTime() - now.getTime();
      if (value === undefined || aheadMs <= 0 || aheadMs > DAYS_AHEAD_MAX_MS) return headOf('INVALID_REQUEST');
      const key = { vendorId, memberId: player, campaignId };
      await insertCampaign(tx, {
        vendor_id: vendorId,
        member_id: player,
        campaign_id: campaignId,
        game: order.game,
        games: null,
        currency: order.currency,
        stake: value,
        issued: count,
        wagering: order.wagering,
        expires_at: order.expiresAt,
        issued_at: now,
        cancelled_at: null,
      });
      const row = await lockCampaign(tx, key);
      const isSame =
        row?.game === order.game &&
        row.currency === order.currency &&
        row.stake === value &&
        row.issued === count &&
        row.wagering === order.wagering &&
        row.expires_at.getTime() === order.expiresAt.getTime();
      return row && isSame ? { ...headOf('OK'), campaign: campaignOf(row, now) } : headOf('CONFLICT');
    }),
  cancel: (key) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      if (!(await lockCampaign(tx, key))) return headOf('CAMPAIGN_CLOSED');
      await markCancelled(tx, key, now);
      const row = await lockCampaign(tx, key);
      return row ? { ...headOf('OK'), campaign: campaignOf(row, now) } : headOf('CAMPAIGN_CLOSED');
    }),
  list: async (vendorId, memberId) => {
    const now = clock.now();
    const rows = await listCampaigns(db, vendorId, memberId);
    return { ...headOf('OK'), campaigns: rows.map((row) => campaignOf(row, now)) };
  },
  takeRound: (key, { transactionId, game }) =>
    inTransaction(db, async (tx) => {
      // The row is held first: of two bets that want the last round, one finds it gone.
      const row = await lockCampaign(tx, key);
      const taken = await findSpin(tx, key.vendorId, key.memberId, transactionId);
      if (taken) return taken.campaign_id === key.campaignId;
      const now = clock.now();
      if (!row || !gamesOf(row).includes(game) || stateOf(row, now) !== 'open') return false;
      await insertSpin(tx, key, transactionId, now);
      return true;
    }),
  returnRound: (vendorId, memberId, transactionId) =>
    inTransaction(db, async (tx) => {
      const spin = await findSpin(tx, vendorId, memberId, transactionId);
      if (!spin || spin.returned_at) return;
      const key = { vendorId, memberId, campaignId: spin.campaign_id };
      await lockCampaign(tx, key);
      await returnSpin(tx, key, transactionId, clock.now());
    }),
  pays: (key) =>
    inTransaction(db, async (tx) => {
      const row = await lockCampaign(tx, key);
      return row !== undefined && row.cancelled_at === null;
    }),
});

/** The games its rounds are played in. */
export const gamesOf = ({ game, games }: Pick<CampaignRow, 'game' | 'games'>): readonly string[] => games ?? [game];

export const stateOf = ({ used, issued, expires_at, cancelled_at }: CampaignRow, now: Date): Campaign['state'] => {
  if (cancelled_at) return 'cancelled';
  if (used >= issued) return 'used-up';
  return expires_at <= now ? 'expired' : 'open';
};

const campaignOf = (row: CampaignRow, now: Date): Campaign => ({
  campaignId: row.campaign_id,
  player: row.member_id.toString(),
  game: row.game,
  currency: row.currency,
  stake: writeMinorUnits(money(row.stake), row.currency),
  issued: row.issued,
  used: row.used,
  wagering: row.wagering,
  expiresAt: row.expires_at,
  state: stateOf(row, now),
});
