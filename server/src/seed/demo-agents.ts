import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import { money } from '@fairground/contract/money';
import type { Agents } from '../modules/agents/index.ts';
import type { Actor } from '../modules/audit/index.ts';
import type { Members } from '../modules/members/index.ts';

const ACTOR: Actor = { actorKind: 'system', actor: 'seed', reason: 'demo line', ip: '' };

const tier = (rate: number, bet: bigint) => ({
  ...{ minValidBet: money(bet * 10_000n), minLoss: money(0n), minActive: 0, rate },
});

const OFFERS: readonly ContractTerms[] = [
  {
    ...{ type: 'DIVIDEND', periodType: 'DAILY', carryMode: 'LAST_PERIOD', matchMode: 'ALL', base: 'TEAM_LOSS' },
    ...{ betStep: money(0n), deductRebate: true, deductPromo: true, deductSalary: true, deductFee: false },
    ...{ products: null, tiers: [tier(100_000, 0n), tier(200_000, 1_000_000n), tier(300_000, 5_000_000n)] },
  },
  {
    ...{ type: 'RT_SALARY', periodType: 'FIVE_MINUTES', carryMode: 'NONE', matchMode: 'ALL', base: 'TEAM_BET' },
    ...{ betStep: money(0n), deductRebate: true, deductPromo: true, deductSalary: true, deductFee: false },
    ...{ products: null, tiers: [tier(2_000, 0n)] },
  },
];

/** Offers of the house that wait for the head of the demo line, so that contracts can be tried from the first day. */
export const seedDemoAgents = async ({
  agents,
  members,
}: {
  readonly agents: Pick<Agents, 'offerOfHouse'>;
  readonly members: Pick<Members, 'findByAccount'>;
}): Promise<void> => {
  const head = await members.findByAccount('demohead');
  if (head === undefined) return;
  // Asked again, each stays the one offer it was.
  for (const terms of OFFERS)
    await agents.offerOfHouse(ACTOR, { receiver: head.id, terms, key: `seed-${terms.type.toLowerCase()}` });
};
