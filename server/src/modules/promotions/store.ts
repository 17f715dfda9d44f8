import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Window } from './domain/standing.ts';
import { promotionsIn } from './store/promotions-in.ts';
import type { PromotionsTables } from './tables.ts';

export const findOffer = (reader: Reader, promotionId: bigint): Promise<Window | undefined> =>
  promotionsIn(reader)
    .selectFrom('promotions_offer')
    .select(['opens_at as opensAt', 'closes_at as closesAt'])
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst();

/** When which offers may be applied for. */
export const listWindows = async (reader: Reader): Promise<ReadonlyMap<bigint, Window>> => {
  const rows = await promotionsIn(reader)
    .selectFrom('promotions_offer')
    .select(['promotion_id as id', 'opens_at as opensAt', 'closes_at as closesAt'])
    .execute();
  return new Map(rows.map(({ id, ...window }) => [id, window]));
};

export const writeOffer = async (tx: Tx, promotionId: bigint, { opensAt, closesAt }: Window): Promise<void> => {
  const window = { opens_at: opensAt, closes_at: closesAt };
  await promotionsIn(tx)
    .insertInto('promotions_offer')
    .values({ promotion_id: promotionId, ...window })
    .onConflict((conflict) => conflict.column('promotion_id').doUpdateSet(window))
    .execute();
};

/** What one member sends for one offer is taken one after another. */
export const queueApplicant = async (tx: Tx, promotionId: bigint, memberId: MemberId): Promise<void> => {
  const applicant = `${promotionId} ${memberId}`;
  await sql`select pg_advisory_xact_lock(hashtext('promotions_application'), hashtext(${applicant}))`.execute(tx);
};

const COLUMNS = [
  'id',
  'promotion_id as promotionId',
  'member_id as memberId',
  'comment',
  'state',
  'amount',
  'currency',
  'answer',
  'applied_at as appliedAt',
  'decided_at as decidedAt',
] as const;

export type Application = {
  readonly id: bigint;
  readonly promotionId: bigint;
  readonly memberId: MemberId;
  readonly comment: string;
  readonly state: 'applying' | 'rejected' | 'issued';
  readonly amount: Money | null;
  readonly currency: string | null;
  /** What a rejected member reads. */
  readonly answer: string;
  readonly appliedAt: Date;
  readonly decidedAt: Date | null;
};

/** The newest of a member: one that stands is always the newest. */
export const findLastOf = (reader: Reader, promotionId: bigint, memberId: MemberId): Promise<Application | undefined> =>
  promotionsIn(reader)
    .selectFrom('promotions_application')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertApplication = (
  tx: Tx,
  application: Pick<Application, 'promotionId' | 'memberId' | 'comment' | 'appliedAt'>,
): Promise<Application> => {
  const { promotionId, memberId, comment, appliedAt } = application;
  return promotionsIn(tx)
    .insertInto('promotions_application')
    .values({
      ...{ promotion_id: promotionId, member_id: memberId, comment, applied_at: appliedAt },
      ...{ amount: null, currency: null, decided_at: null },
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
};

export const findApplication = (reader: Reader, id: bigint): Promise<Application | undefined> =>
  promotionsIn(reader).selectFrom('promotions_application').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const lockApplication = (tx: Tx, id: bigint): Promise<Application | undefined> =>
  promotionsIn(tx)
    .selectFrom('promotions_application')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Decision =
  | { readonly state: 'rejected'; readonly answer: string; readonly decidedAt: Date }
  | { readonly state: 'issued'; readonly amount: Money; readonly currency: string; readonly decidedAt: Date };

export const writeDecision = async (tx: Tx, id: bigint, { decidedAt, ...decision }: Decision): Promise<void> => {
  await promotionsIn(tx)
    .updateTable('promotions_application')
    .set({ ...decision, decided_at: decidedAt })
    .where('id', '=', id)
    .execute();
};

const LIST_MAX = 50;

/** What waits for a decision, oldest first. */
export const listWaiting = (reader: Reader, promotionId?: bigint): Promise<readonly Application[]> => {
  const waiting = promotionsIn(reader)
    .selectFrom('promotions_application')
    .select(COLUMNS)
    .where('state', '=', 'applying')
    .orderBy('id')
    .limit(LIST_MAX);
  return promotionId === undefined ? waiting.execute() : waiting.where('promotion_id', '=', promotionId).execute();
};

/** What one member asks for is given one after another. */
export const queueRefills = async (tx: Tx, memberId: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('promotions_refill'), hashtext(${memberId.toString()}))`.execute(tx);
};

/** How many refills a member had on a day; their places run from one without a gap. */
export const countRefills = async (reader: Reader, memberId: MemberId, day: string): Promise<number> => {
  const { given } = await promotionsIn(reader)
    .selectFrom('promotions_refill')
    .select(sql<number>`count(*)::integer`.as('given'))
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return given;
};

export const insertRefill = async (tx: Tx, refill: PromotionsTables['promotions_refill']): Promise<void> => {
  await promotionsIn(tx).insertInto('promotions_refill').values(refill).execute();
};
