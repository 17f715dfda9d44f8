import type { MemberId } from '@fairground/contract/ids';
import type { DeliveryState, RedeemState, RewardType } from '@fairground/contract/loyalty/states';
import type { Money } from '@fairground/contract/money';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Localized } from '../../../platform/localized.ts';
import type { RewardText } from '../domain/reward.ts';
import type { Address, LoyaltyTables } from '../tables.ts';
import { loyaltyIn } from './loyalty-in.ts';

const COLUMNS = [
  'id',
  'no',
  'member_id as memberId',
  'reward_id as rewardId',
  'type',
  'texts',
  'image',
  'hue',
  'quantity',
  'points',
  'amount',
  'currency',
  'status',
  'delivery',
  'tracking',
  'remark',
  'address',
  'idempotency_key as idempotencyKey',
  'placed_at as placedAt',
  'decided_at as decidedAt',
] as const;

export type Redeem = {
  readonly id: bigint;
  readonly no: string;
  readonly memberId: MemberId;
  readonly rewardId: bigint;
  readonly type: RewardType;
  readonly texts: Localized<RewardText>;
  readonly image: string;
  readonly hue: number;
  readonly quantity: number;
  readonly points: bigint;
  readonly amount: Money | null;
  readonly currency: string | null;
  readonly status: RedeemState;
  readonly delivery: DeliveryState | null;
  readonly tracking: string;
  readonly remark: string;
  readonly address: Address | null;
  readonly idempotencyKey: string;
  readonly placedAt: Date;
  readonly decidedAt: Date | null;
};

const select = (reader: Reader) => loyaltyIn(reader).selectFrom('loyalty_redeem').select(COLUMNS);

export const findByKey = (reader: Reader, member: MemberId, key: string): Promise<Redeem | undefined> =>
  select(reader).where('member_id', '=', member).where('idempotency_key', '=', key).executeTakeFirst();

export const findRedeem = (reader: Reader, id: bigint): Promise<Redeem | undefined> =>
  select(reader).where('id', '=', id).executeTakeFirst();

export const lockRedeem = (tx: Tx, id: bigint): Promise<Redeem | undefined> =>
  select(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertRedeem = (tx: Tx, row: Insertable<LoyaltyTables['loyalty_redeem']>): Promise<Redeem> =>
  loyaltyIn(tx)
    .insertInto('loyalty_redeem')
    .values({ ...row, texts: JSON.stringify(row.texts), address: row.address && JSON.stringify(row.address) } as never)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export type Move = {
  readonly status?: RedeemState;
  readonly delivery?: DeliveryState;
  readonly tracking?: string;
  readonly remark?: string;
  readonly decided_at?: Date;
};

export const moveRedeem = (tx: Tx, id: bigint, move: Move, now: Date): Promise<Redeem> =>
  loyaltyIn(tx)
    .updateTable('loyalty_redeem')
    .set({ ...move, moved_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const listRedeemsOf = (
  reader: Reader,
  member: MemberId,
  filter: {
    readonly status?: RedeemState | undefined;
    readonly from?: Date | undefined;
    readonly to?: Date | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<Redeem[]> => {
  let rows = select(reader).where('member_id', '=', member);
  if (filter.status) rows = rows.where('status', '=', filter.status);
  if (filter.from) rows = rows.where('placed_at', '>=', filter.from);
  if (filter.to) rows = rows.where('placed_at', '<', filter.to);
  return rows.orderBy('id', 'desc').offset(filter.offset).limit(filter.limit).execute();
};

const LIST_MAX = 100;

/** What waits for staff, the longest first; or the last of one member or of one state. */
export const listOrders = (
  reader: Reader,
  { memberId, status }: { readonly memberId?: MemberId | undefined; readonly status?: RedeemState | undefined },
): Promise<Redeem[]> => {
  let rows = select(reader);
  if (memberId !== undefined) rows = rows.where('member_id', '=', memberId);
  if (status !== undefined) rows = rows.where('status', '=', status);
  if (memberId !== undefined || status !== undefined) return rows.orderBy('id', 'desc').limit(LIST_MAX).execute();
  return rows
    .where((where) =>
      where.or([where('status', '=', 'IN_PROCESS'), where('delivery', 'in', ['TO_PACK', 'PACKED', 'SHIPPED'])]),
    )
    .orderBy('moved_at')
    .limit(LIST_MAX)
    .execute();
};
