import { sql } from 'kysely';
import { anEvent } from '../../../platform/member-timeline.ts';
import type { TimelineSource } from '../../../platform/member-timeline.ts';

type Award = {
  readonly id: bigint;
  readonly at: Date;
  readonly promotion: bigint;
  readonly amount: bigint;
  readonly currency: string;
};

/** What a member was given by offers. */
export const awardTimeline: TimelineSource = {
  module: 'promotions',
  needs: 'promotions.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<Award>`
      select id, given_at as at, promotion_id as promotion, amount, currency from promotions_award
       where member_id = ${member} and given_at < ${until} order by id desc limit ${limit}`.execute(reader);
    return rows.map(({ id, at, promotion, amount, currency }) =>
      anEvent({
        ...{ at, amount, currency },
        key: `promotions_award:${id}`,
        kind: 'promotions.award',
        record: { kind: 'promotion', id: promotion.toString() },
      }),
    );
  },
};

type Application = { readonly id: bigint; readonly at: Date; readonly promotion: bigint; readonly state: string };

/** What a member applied for, each with the state it has now. */
export const applicationTimeline: TimelineSource = {
  module: 'promotions',
  needs: 'promotions.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<Application>`
      select id, applied_at as at, promotion_id as promotion, state from promotions_application
       where member_id = ${member} and applied_at < ${until} order by id desc limit ${limit}`.execute(reader);
    return rows.map(({ id, at, promotion, state }) =>
      anEvent({
        at,
        key: `promotions_application:${id}`,
        kind: 'promotions.application',
        text: state,
        record: { kind: 'promotion', id: promotion.toString() },
      }),
    );
  },
};
