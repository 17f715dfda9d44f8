import { liftAnswerSchema } from '@fairground/contract/protection/operator-endpoints';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { liftsAt } from '../domain/exclusion.ts';
import { lockExclusion, updateExclusion } from '../store/exclusions.ts';
import type { StoredExclusion } from '../store/exclusions.ts';

export type LiftAnswer = { readonly id: bigint; readonly answer: 'GRANT' | 'REFUSE' };

/** Of one request: another request has another moment. */
export const versionOf = ({ state, askedAt }: Pick<StoredExclusion, 'state' | 'askedAt'>): string =>
  `${state} ${askedAt?.toISOString() ?? ''}`.trim();

/** An exclusion is lifted by two people who read the reason, and by nobody before its term. */
export const registerLiftAnswer = (
  { clock, audit, messages }: ProtectionDeps,
  approvals: Approvals,
): Hold<LiftAnswer> =>
  approvals.register<typeof liftAnswerSchema>({
    kind: 'protection.answer-lift',
    permission: 'protection.write',
    schema: liftAnswerSchema,
    describe: async (tx, { id, answer }) => {
      const { member, reason } = await needed(tx, id);
      return {
        target: `exclusion ${id} of member ${member}`,
        changes: [
          { field: 'request', before: reason, after: reason },
          { field: 'state', before: 'LIFT_ASKED', after: answer === 'GRANT' ? 'LIFT_GRANTED' : 'ACTIVE' },
        ],
      };
    },
    validate: async (tx, { id }) => {
      if ((await needed(tx, id)).state !== 'LIFT_ASKED') throw new Refusal('protection.lift-not-due');
    },
    versionOf: async (tx, { id }) => versionOf(await needed(tx, id)),
    execute: async (tx, { id, answer }, { actor }) => {
      const { member } = await needed(tx, id);
      const now = clock.now();
      const change =
        answer === 'GRANT'
          ? ({ state: 'LIFT_GRANTED', lifts_at: liftsAt(now) } as const)
          : ({ state: 'ACTIVE', lift_reason: null, asked_at: null } as const);
      await updateExclusion(tx, id, change);
      const key = `exclusion:${id}:answered:${now.toISOString()}`;
      if (change.state === 'LIFT_GRANTED') {
        const params = { from: change.lifts_at.toISOString() };
        await messages.write(tx, { member, kind: 'exclusion-lift-granted', params, key });
      } else await messages.write(tx, { member, kind: 'exclusion-lift-refused', params: {}, key });
      await audit.record(tx, {
        ...actor,
        action: 'protection.answer-lift',
        resource: 'member',
        resourceId: member.toString(),
        before: { state: 'LIFT_ASKED' },
        after: { state: change.state },
      });
    },
  }) as Hold<LiftAnswer>;

const needed = async (tx: Tx, id: bigint): Promise<StoredExclusion> => {
  const exclusion = await lockExclusion(tx, id);
  if (exclusion === undefined) throw new Refusal('protection.exclusion-unknown');
  return exclusion;
};
