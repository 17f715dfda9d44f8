import type { MemberId } from '@fairground/contract/ids';
import type { PresetRate } from '@fairground/contract/members/preset-rates';
import type { Insertable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { MembersTables } from '../tables.ts';
import { membersIn } from './members-in.ts';

/** Writes the link; false when the code is taken. */
export const insertLink = async (tx: Tx, link: Insertable<MembersTables['members_link']>): Promise<boolean> => {
  const inserted = await membersIn(tx)
    .insertInto('members_link')
    .values(link)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

export const insertLinkRates = async (tx: Tx, code: string, rates: readonly PresetRate[]): Promise<void> => {
  for (const { product, rate } of rates)
    await membersIn(tx)
      .insertInto('members_link_rate')
      .columns(['link_id', 'product', 'rate_ppm'])
      .expression((from) =>
        from
          .selectFrom('members_link')
          .select((row) => ['id', row.val(product).as('product'), row.val(rate).as('rate_ppm')])
          .where('code', '=', code),
      )
      .execute();
};

/** What a link gives to those who come by it. */
export const findLinkPresets = async (
  reader: Reader,
  id: bigint,
): Promise<{ readonly series: number | undefined; readonly rates: readonly PresetRate[] }> => {
  const [link, rates] = await Promise.all([
    membersIn(reader).selectFrom('members_link').select('series').where('id', '=', id).executeTakeFirst(),
    membersIn(reader)
      .selectFrom('members_link_rate')
      .select(['product', 'rate_ppm as rate'])
      .where('link_id', '=', id)
      .execute(),
  ]);
  return { series: link?.series ?? undefined, rates };
};

/** The link of a code as long as it can be used. */
export const findLink = (reader: Reader, code: string, now: Date) =>
  membersIn(reader)
    .selectFrom('members_link')
    .select(['id', 'owner_id as ownerId', 'kind', 'opens'])
    .where('code', '=', code)
    .where('status', '=', 'active')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .where((where) => where.or([where('max_uses', 'is', null), where('used_count', '<', where.ref('max_uses'))]))
    .executeTakeFirst();

/** Counts one use; false when the link ended or was used up meanwhile. */
export const useLink = async (tx: Tx, id: bigint, now: Date): Promise<boolean> => {
  const used = await membersIn(tx)
    .updateTable('members_link')
    .set((set) => ({ used_count: set('used_count', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .where((where) => where.or([where('max_uses', 'is', null), where('used_count', '<', where.ref('max_uses'))]))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
};

export const findReferralCode = async (reader: Reader, owner: MemberId): Promise<string | undefined> => {
  const row = await membersIn(reader)
    .selectFrom('members_link')
    .select('code')
    .where('owner_id', '=', owner)
    .where('kind', '=', 'referral')
    .executeTakeFirst();
  return row?.code;
};

export const closeLinkRow = (tx: Tx, code: string) =>
  membersIn(tx)
    .updateTable('members_link')
    .set({ status: 'closed' })
    .where('code', '=', code)
    .where('kind', '=', 'affiliate')
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();

/** Ends every affiliate link of somebody who may no longer have them. */
export const closeLinksOf = async (tx: Tx, owner: MemberId): Promise<void> => {
  await membersIn(tx)
    .updateTable('members_link')
    .set({ status: 'closed' })
    .where('owner_id', '=', owner)
    .where('kind', '=', 'affiliate')
    .where('status', '=', 'active')
    .execute();
};

export const expireLinks = async (db: Db, now: Date): Promise<void> => {
  await membersIn(db)
    .updateTable('members_link')
    .set({ status: 'expired' })
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .execute();
};

/** The agent the first bound one of these hosts belongs to. */
export const findDomainAgent = async (reader: Reader, hosts: readonly string[]): Promise<MemberId | undefined> => {
  if (hosts.length === 0) return undefined;
  const rows = await membersIn(reader)
    .selectFrom('members_domain')
    .select(['host', 'agent_id as agentId'])
    .where('host', 'in', hosts)
    .execute();
  const bound = hosts.find((host) => rows.some((row) => row.host === host));
  return rows.find(({ host }) => host === bound)?.agentId;
};

export const bindDomainRow = async (tx: Tx, host: string, agentId: MemberId, now: Date): Promise<void> => {
  await membersIn(tx)
    .insertInto('members_domain')
    .values({ host, agent_id: agentId, bound_at: now })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ agent_id: agentId, bound_at: now }))
    .execute();
};

export const listDomains = async (reader: Reader, agentId: MemberId): Promise<readonly string[]> => {
  const rows = await membersIn(reader)
    .selectFrom('members_domain')
    .select('host')
    .where('agent_id', '=', agentId)
    .orderBy('host')
    .limit(100)
    .execute();
  return rows.map(({ host }) => host);
};
