import { writeMoney, money } from '@fairground/contract/money';
import { revokeGrantSchema } from '@fairground/contract/promotions/bonus-operator-endpoints';
import type * as z from 'zod/mini';
import type { Reader } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { GrantRow } from '../../wallet/index.ts';
import type { ApplicationsDeps } from '../deps.ts';

/** Taking a bonus from a member takes two people. What it became in cash is not touched. */
export const registerRevoke = (deps: ApplicationsDeps): Hold<z.output<typeof revokeGrantSchema>> => {
  const { approvals, audit, wallet } = deps;
  const openGrant = async (reader: Reader, id: bigint): Promise<GrantRow> => {
    const grant = needed(await wallet.grants.find(reader, id), 'wallet.grant-unknown');
    if (grant.state !== 'QUEUED' && grant.state !== 'ACTIVE') throw new Refusal('promotions.grant-over');
    return grant;
  };
  return approvals.register({
    kind: 'promotions.revoke-grant',
    permission: 'promotions.write',
    schema: revokeGrantSchema,
    describe: async (tx, { grantId }) => {
      const { member_id: member, amount, state } = await openGrant(tx, grantId);
      return {
        target: `bonus ${grantId} of member ${member}`,
        changes: [
          { field: 'state', before: state, after: 'REVOKED' },
          { field: 'amount', before: writeMoney(money(amount)), after: null },
        ],
      };
    },
    validate: async (tx, { grantId }) => void (await openGrant(tx, grantId)),
    // It may go on being played meanwhile: only that it is still open counts.
    versionOf: async (tx, { grantId }) => (await openGrant(tx, grantId)).id.toString(),
    execute: async (tx, { grantId }, { actor }) => {
      const before = await openGrant(tx, grantId);
      const after = await wallet.grants.revokeIn(tx, grantId);
      await audit.record(tx, {
        ...{ ...actor, action: 'promotions.revoke-grant', resource: 'grant', resourceId: grantId.toString() },
        before: { state: before.state },
        after: { state: after.state },
      });
    },
  });
};
