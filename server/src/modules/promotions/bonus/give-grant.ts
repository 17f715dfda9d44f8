import { writeMoney } from '@fairground/contract/money';
import { manualGrantSchema } from '@fairground/contract/promotions/bonus-operator-endpoints';
import { DEFAULT_WEIGHTS } from '@fairground/contract/promotions/terms';
import type * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { isWageringWithin, wagerOf } from '../domain/terms.ts';

export type ManualGrant = z.output<typeof manualGrantSchema>;

/** A bonus that is no offer's, such as for a fault of the house, takes two people; it is given once for each approval. */
export const registerManualGrant = (deps: ApplicationsDeps): Hold<ManualGrant> => {
  const { approvals, audit, wallet, members, objectionToOffer, wagering } = deps;
  const currencyOf = async (tx: Tx, grant: ManualGrant): Promise<string> => {
    const { memberId } = grant;
    const member = await members.findIn(tx, memberId);
    if (member === undefined) throw new Refusal('members.member-unknown');
    // A trial has play money of its own, and nobody is given an offer who pauses or is at risk.
    if (member.status !== 'active' || member.isAgent === TRIAL) throw new Refusal('promotions.not-eligible');
    const objection = await objectionToOffer(tx, memberId);
    if (objection !== undefined) throw new Refusal(objection);
    if (!isWageringWithin(grant, (await wagering.lawOf(tx, memberId)).timesMax))
      throw new Refusal('promotions.terms-unfit');
    return wallet.currencyOf({ account: 'member' });
  };
  return approvals.register({
    kind: 'promotions.give-grant',
    permission: 'promotions.write',
    schema: manualGrantSchema,
    describe: (_tx, grant) =>
      Promise.resolve({
        target: `member ${grant.memberId}`,
        changes: Object.entries(shown(grant)).map(([field, after]) => ({ field, before: null, after })),
      }),
    validate: async (tx, grant) => {
      await currencyOf(tx, grant);
    },
    // What is given is added to whatever the member has by then.
    versionOf: () => Promise.resolve('1'),
    execute: async (tx, grant, { actor, approvalId }) => {
      const { memberId: member, amount, maxBet, runHours } = grant;
      const { id } = await wallet.grants.grantIn(tx, {
        ...{ key: `approval ${approvalId}`, member, currency: await currencyOf(tx, grant), source: 'manual' },
        ...{ amount, required: wagerOf(grant, amount), maxBet, runHours, weights: DEFAULT_WEIGHTS },
      });
      await audit.record(tx, {
        ...{ ...actor, action: 'promotions.give-grant', resource: 'member', resourceId: member.toString() },
        before: null,
        after: { grant: id.toString(), ...shown(grant) },
      });
    },
  });
};

const TRIAL = 4;

const shown = ({ amount, multiplierX100, maxBet, runHours }: ManualGrant): Readonly<Record<string, string>> => ({
  amount: writeMoney(amount),
  multiplierX100: multiplierX100.toString(),
  maxBet: writeMoney(maxBet),
  runHours: runHours.toString(),
});
