import { writeMoney } from '@fairground/contract/money';
import { offerTermsSchema } from '@fairground/contract/promotions/bonus-operator-endpoints';
import type { Terms } from '@fairground/contract/promotions/terms';
import type * as z from 'zod/mini';
import type { Reader } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { FieldChange, Hold } from '../../approvals/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { dryRun } from './dry-run.ts';
import { gamesIn } from '../domain/spins.ts';
import { areSound, isLawful } from '../domain/terms.ts';
import { insertTerms, listTerms } from '../store/terms.ts';

export type OfferTerms = z.output<typeof offerTermsSchema>;

/** Terms cost money: one person writes them, another one publishes them. Each time they are a version of their own. */
export const registerTerms = (deps: ApplicationsDeps): Hold<OfferTerms> => {
  const { clock, audit, approvals, offers, wagering } = deps;
  const needOffer = async (promotionId: bigint): Promise<void> => {
    if ((await offers.find(promotionId)) === undefined) throw new Refusal('content.promotion-unknown');
  };
  return approvals.register({
    kind: 'promotions.publish-terms',
    permission: 'promotions.write',
    schema: offerTermsSchema,
    describe: async (tx, { promotionId, ...terms }) => {
      const [last] = await listTerms(tx, promotionId);
      const before = last && shown(last.terms);
      const changes: readonly FieldChange[] = Object.entries(shown(terms)).map(([field, after]) => ({
        ...{ field, before: before?.[field] ?? null, after },
      }));
      // Who approves it sees what it would have cost.
      const { awards, given } = await dryRun(deps, terms);
      const past = { field: 'lastThirtyDays', before: null, after: `${awards} × = ${writeMoney(given)}` };
      return { target: `offer ${promotionId}`, changes: [...changes, past] };
    },
    validate: async (_tx, { promotionId, ...terms }) => {
      await needOffer(promotionId);
      if (!areSound(terms) || !isLawful(terms, wagering.law)) throw new Refusal('promotions.terms-unfit');
      if (terms.kind === 'FREE_SPINS' && !(await areSpinsFit(deps, terms))) throw new Refusal('promotions.terms-unfit');
    },
    versionOf: async (tx, { promotionId }) => versionIn(tx, promotionId),
    execute: async (tx, { promotionId, ...terms }, { actor }) => {
      const [last] = await listTerms(tx, promotionId);
      const version = await insertTerms(tx, promotionId, terms, clock.now());
      await audit.record(tx, {
        ...{ ...actor, action: 'promotions.publish-terms', resource: 'promotion', resourceId: promotionId.toString() },
        before: last ? { version: last.version, ...shown(last.terms) } : null,
        after: { version, ...shown(terms) },
      });
    },
  });
};

const versionIn = async (reader: Reader, promotionId: bigint): Promise<string> =>
  ((await listTerms(reader, promotionId))[0]?.version ?? 0).toString();

const shown = ({
  amount,
  minDeposit,
  maxBet,
  budget,
  spinsBet,
  ...terms
}: Terms): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(terms).map(([field, value]) => [field, String(value ?? '')])),
  ...{ amount: writeMoney(amount), minDeposit: writeMoney(minDeposit) },
  ...{ maxBet: writeMoney(maxBet), budget: writeMoney(budget), spinsBet: writeMoney(spinsBet) },
});

/** Whether the games of free spins are ours and take such spins. */
const areSpinsFit = async (
  { above, wallet }: ApplicationsDeps,
  { spinsVendor: vendor, spinsGames, spinsBet: bet }: Terms,
): Promise<boolean> => {
  const currency = await wallet.currencyOf({ account: 'member' });
  return above.freeRounds.areFit({ vendor, games: gamesIn(spinsGames), currency, bet });
};
