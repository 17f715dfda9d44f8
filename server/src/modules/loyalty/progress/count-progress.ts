import type { Tx } from '../../../platform/database/index.ts';
import type { Fact } from '../../../platform/events/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { advanceMissions } from '../missions/advance-missions.ts';
import { advanceRanks } from '../ranks/advance-ranks.ts';
import { advanceRaffles } from '../raffle/advance-raffles.ts';
import { advanceReferrals, noteInvited } from '../referral/advance-referrals.ts';
import { gainsOf, takesPart } from './gains.ts';

/** Turns facts into progress of ranks, missions, invitations and raffles, in the transaction that notes the facts as handled: each counts once. */
export const countProgress = async (deps: LoyaltyDeps, tx: Tx, facts: readonly Fact<unknown>[]): Promise<void> => {
  await noteInvited(tx, facts);
  const all = await gainsOf(deps, facts);
  if (all.length === 0) return;
  const found = new Map((await deps.members.list([...new Set(all.map(({ member }) => member))])).map((m) => [m.id, m]));
  const gains = all.filter(({ member }) => takesPart(found.get(member)));
  if (gains.length === 0) return;
  await advanceRanks(deps, tx, gains, found);
  await advanceMissions(deps, tx, gains, found);
  await advanceReferrals(deps, tx, gains);
  await advanceRaffles(deps, tx, gains);
};
