import { sql } from 'kysely';
import { anEvent } from '../../../platform/member-timeline.ts';
import type { TimelineSource } from '../../../platform/member-timeline.ts';

type Contract = { readonly id: bigint; readonly at: Date; readonly type: string };
type Bill = { readonly id: bigint; readonly at: Date; readonly type: string; readonly paid: bigint };

/** The contracts a member holds as an agent. */
export const contractTimeline: TimelineSource = {
  module: 'agents',
  needs: 'members.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<Contract>`
      select id, created_at as at, type from agents_contract
       where receiver_id = ${member} and created_at < ${until} order by created_at desc, id desc limit ${limit}`.execute(
      reader,
    );
    return rows.map(({ id, at, type }) =>
      anEvent({ at, key: `agents_contract:${id}`, kind: 'agents.contract', text: type }),
    );
  },
};

/** What settlements paid a member on its contracts. */
export const billTimeline: TimelineSource = {
  module: 'agents',
  needs: 'wallet.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<Bill>`
      select b.id, r.paid_at as at, r.type, b.paid from agents_bill b join agents_run r on r.id = b.run_id
       where b.receiver_id = ${member} and b.paid > 0 and r.paid_at < ${until}
       order by r.paid_at desc, b.id desc limit ${limit}`.execute(reader);
    return rows.map(({ id, at, type, paid }) =>
      anEvent({ at, key: `agents_bill:${id}`, kind: 'agents.bill', text: type, amount: paid }),
    );
  },
};
