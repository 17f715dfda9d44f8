import type { MemberId } from '@fairground/contract/ids';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { VendorsTables } from '../tables.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export type CampaignKey = { readonly vendorId: bigint; readonly memberId: MemberId; readonly campaignId: string };

const COLUMNS = [
  'member_id',
  'campaign_id',
  'game',
  'games',
  'currency',
  'stake',
  'issued',
  'used',
  'wagering',
  'expires_at',
  'cancelled_at',
] as const;

export type CampaignRow = Pick<
  { [Column in keyof VendorsTables['vendors_campaign']]: VendorsTables['vendors_campaign'][Column] },
  Exclude<(typeof COLUMNS)[number], 'used'>
> & { readonly used: number };

/** Issues a campaign unless it is there already. */
export const insertCampaign = async (
  tx: Tx,
  campaign: Insertable<VendorsTables['vendors_campaign']>,
): Promise<void> => {
  await vendorsIn(tx)
    .insertInto('vendors_campaign')
    .values(campaign)
    .onConflict((conflict) => conflict.columns(['vendor_id', 'member_id', 'campaign_id']).doNothing())
    .execute();
};

/** The campaign, held still for the rest of the transaction. */
export const lockCampaign = (
  tx: Tx,
  { vendorId, memberId, campaignId }: CampaignKey,
): Promise<CampaignRow | undefined> =>
  vendorsIn(tx)
    .selectFrom('vendors_campaign')
    .select(COLUMNS)
    .where('vendor_id', '=', vendorId)
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();

export const listCampaigns = (reader: Reader, vendorId: bigint, memberId: MemberId): Promise<CampaignRow[]> =>
  vendorsIn(reader)
    .selectFrom('vendors_campaign')
    .select(COLUMNS)
    .where('vendor_id', '=', vendorId)
    .where('member_id', '=', memberId)
    .orderBy('issued_at', 'desc')
    .limit(100)
    .execute();

/** From now on no round of it is taken, and it pays nothing more. */
export const markCancelled = async (tx: Tx, key: CampaignKey, at: Date): Promise<void> => {
  await vendorsIn(tx)
    .updateTable('vendors_campaign')
    .set({ cancelled_at: at })
    .where('vendor_id', '=', key.vendorId)
    .where('member_id', '=', key.memberId)
    .where('campaign_id', '=', key.campaignId)
    .where('cancelled_at', 'is', null)
    .execute();
};

/** The campaign a bet took a round of, if it did. */
export const findSpin = (reader: Reader, vendorId: bigint, memberId: MemberId, transactionId: string) =>
  vendorsIn(reader)
    .selectFrom('vendors_campaign_spin')
    .select(['campaign_id', 'returned_at'])
    .where('vendor_id', '=', vendorId)
    .where('member_id', '=', memberId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();

export const insertSpin = async (tx: Tx, key: CampaignKey, transactionId: string, at: Date): Promise<void> => {
  await vendorsIn(tx)
    .insertInto('vendors_campaign_spin')
    .values({
      vendor_id: key.vendorId,
      member_id: key.memberId,
      campaign_id: key.campaignId,
      transaction_id: transactionId,
      taken_at: at,
      returned_at: null,
    })
    .execute();
  await changeUsed(tx, key, 1);
};

/** Gives a round back once; answers whether it did. */
export const returnSpin = async (tx: Tx, key: CampaignKey, transactionId: string, at: Date): Promise<void> => {
  const returned = await vendorsIn(tx)
    .updateTable('vendors_campaign_spin')
    .set({ returned_at: at })
    .where('vendor_id', '=', key.vendorId)
    .where('member_id', '=', key.memberId)
    .where('transaction_id', '=', transactionId)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  if (returned.numUpdatedRows > 0n) await changeUsed(tx, key, -1);
};

const changeUsed = async (tx: Tx, key: CampaignKey, by: 1 | -1): Promise<void> => {
  await vendorsIn(tx)
    .updateTable('vendors_campaign')
    .set({ used: sql`used + ${by}` })
    .where('vendor_id', '=', key.vendorId)
    .where('member_id', '=', key.memberId)
    .where('campaign_id', '=', key.campaignId)
    .execute();
};

/** Ours of a member that may be played at a moment, the first that expires first. */
export const listOpenOf = (
  reader: Reader,
  memberId: MemberId,
  now: Date,
): Promise<(CampaignRow & { readonly vendor_id: bigint })[]> =>
  vendorsIn(reader)
    .selectFrom('vendors_campaign')
    .select([...COLUMNS, 'vendor_id'])
    .where('member_id', '=', memberId)
    .where('games', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'issued')
    .orderBy('expires_at')
    .orderBy('campaign_id')
    .limit(100)
    .execute();

/** Ours that are used up or expired at a moment, and not closed. */
export const listOver = (reader: Reader, now: Date, limit: number) =>
  vendorsIn(reader)
    .selectFrom('vendors_campaign')
    .select(['vendor_id', 'member_id', 'campaign_id'])
    .where('games', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('used', '=', eb.ref('issued'))]))
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** The rounds of a campaign that were taken and not given back. */
export const listTaken = (reader: Reader, { vendorId, memberId, campaignId }: CampaignKey) =>
  vendorsIn(reader)
    .selectFrom('vendors_campaign_spin')
    .select(['transaction_id', 'taken_at'])
    .where('vendor_id', '=', vendorId)
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .where('returned_at', 'is', null)
    .execute();
