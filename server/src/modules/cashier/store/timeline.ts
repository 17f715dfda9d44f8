import { sql } from 'kysely';
import type { TimelineEvent, TimelineSource } from '../../../platform/member-timeline.ts';
import { anEvent } from '../../../platform/member-timeline.ts';

type Row = {
  readonly id: bigint;
  readonly no: string;
  readonly at: Date;
  readonly status: string;
  readonly amount: bigint;
  readonly currency: string;
};

const eventOf =
  (what: 'deposit' | 'withdrawal') =>
  ({ id, no, at, status, amount, currency }: Row): TimelineEvent =>
    anEvent({
      ...{ at, amount, currency, text: status },
      key: `cashier_${what}:${id}`,
      kind: `cashier.${what}`,
      record: { kind: what, id: no },
    });

/** What a member paid in, by the moment it was begun and the state it has now. */
export const depositTimeline: TimelineSource = {
  module: 'cashier',
  needs: 'deposits.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<Row>`
      select id, no, created_at as at, status, amount, currency from cashier_deposit
       where member_id = ${member} and created_at < ${until} order by id desc limit ${limit}`.execute(reader);
    return rows.map(eventOf('deposit'));
  },
};

/** What a member took out. */
export const withdrawalTimeline: TimelineSource = {
  module: 'cashier',
  needs: 'withdrawals.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<Row>`
      select id, no, requested_at as at, status, amount, currency from cashier_withdrawal
       where member_id = ${member} and requested_at < ${until} order by id desc limit ${limit}`.execute(reader);
    return rows.map(eventOf('withdrawal'));
  },
};
