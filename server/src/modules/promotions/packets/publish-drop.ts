import { writeMoney } from '@fairground/contract/money';
import { dropPlanSchema } from '@fairground/contract/promotions/bonus-operator-endpoints';
import type * as z from 'zod/mini';
import { mapLocalized } from '../../../platform/localized.ts';
import { cleanLine } from '../../../platform/rich-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { cutEnvelopes } from '../domain/envelopes.ts';
import { insertDrop } from '../store/drops.ts';

export type DropPlan = z.output<typeof dropPlanSchema>;

/** A red packet gives money away: one person plans it, another one publishes it. Its envelopes are cut in that moment. */
export const registerDrop = (deps: ApplicationsDeps): Hold<DropPlan> => {
  const { clock, audit, approvals, random, wallet, languages } = deps;
  const cut = ({ budget, envelopes }: DropPlan) => {
    const amounts = cutEnvelopes(random, budget, envelopes);
    if (amounts === undefined) throw new Refusal('promotions.drop-uncut');
    return amounts;
  };
  return approvals.register({
    kind: 'promotions.publish-drop',
    permission: 'promotions.write',
    schema: dropPlanSchema,
    describe: (_tx, plan) =>
      Promise.resolve({
        target: `red packet of ${plan.envelopes} envelopes`,
        changes: Object.entries(shown(plan)).map(([field, after]) => ({ field, before: null, after })),
      }),
    validate: (_tx, plan) => {
      if (plan.closesAt <= plan.opensAt || plan.closesAt <= clock.now())
        throw new Refusal('promotions.window-backwards');
      if (plan.texts[languages[0]] === undefined) throw new Refusal('content.text-missing');
      cut(plan);
      return Promise.resolve();
    },
    versionOf: () => Promise.resolve('1'),
    execute: async (tx, plan, { actor }) => {
      const { texts, multiplierX100, opensAt, closesAt, budget, envelopes } = plan;
      const currency = await wallet.currencyOf({ account: 'member' });
      const drop = {
        texts: mapLocalized(texts, cleanLine),
        budget,
        envelopes,
        multiplierX100,
        currency,
        opensAt,
        closesAt,
      };
      const id = await insertDrop(tx, drop, cut(plan), clock.now());
      await audit.record(tx, {
        ...{ ...actor, action: 'promotions.publish-drop', resource: 'drop', resourceId: id.toString() },
        before: null,
        after: shown(plan),
      });
    },
  });
};

const shown = ({
  texts,
  budget,
  envelopes,
  multiplierX100,
  opensAt,
  closesAt,
}: DropPlan): Readonly<Record<string, string>> => ({
  title: Object.values(texts).join(' · '),
  budget: writeMoney(budget),
  envelopes: envelopes.toString(),
  multiplierX100: multiplierX100.toString(),
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
});
