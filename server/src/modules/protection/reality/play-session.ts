import type { MemberId } from '@fairground/contract/ids';
import type { MarketPolicy } from '@fairground/contract/market/policy';
import { money } from '@fairground/contract/money';
import type { PlaySession } from '@fairground/contract/protection/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ProtectionDeps } from '../deps.ts';
import { intervalOf, offeredMinutes, resumesAt } from '../domain/reality-check.ts';
import type { Asker } from '../limits/change-limit.ts';
import { writeCheck } from '../store/checks.ts';
import { lockMember } from '../store/protection-in.ts';
import { block, keepCheck } from './keep-check.ts';

/** How long and how dear: read by every page with a game, which is also when a due check is held. */
export const showSession = (deps: ProtectionDeps, { member, policy }: Asker): Promise<PlaySession> =>
  inTransaction(deps.db, async (tx) => {
    await lockMember(tx, member);
    return shown(deps, tx, member, policy);
  });

/** Lets play go on. Answering a check that is not held changes nothing. */
export const answerCheck = (deps: ProtectionDeps, { member, policy }: Asker): Promise<PlaySession> =>
  inTransaction(deps.db, async (tx) => {
    await lockMember(tx, member);
    const { minutes, heldAt } = await keepCheck(deps, tx, member, byMarket(policy));
    if (heldAt !== null) {
      const resumes = resumesAt(deps.clock.now(), policy.realityCheckBreakMinutes);
      await writeCheck(tx, member, { minutes, answeredAt: resumes, dueAt: null, heldAt: null });
      await block(deps, tx, member, policy.realityCheckBreakMinutes === 0 ? null : resumes);
    }
    return shown(deps, tx, member, policy);
  });

export const setInterval = (deps: ProtectionDeps, { member, policy }: Asker, minutes: number): Promise<PlaySession> =>
  inTransaction(deps.db, async (tx) => {
    if (!offeredMinutes(policy.realityCheckMinutesMax).includes(minutes))
      throw new Refusal('protection.interval-refused');
    await lockMember(tx, member);
    const { answeredAt, dueAt, heldAt } = await keepCheck(deps, tx, member, byMarket(policy));
    await writeCheck(tx, member, { minutes, answeredAt, dueAt, heldAt });
    return shown(deps, tx, member, policy);
  });

const byMarket =
  ({ realityCheckMinutesMax }: MarketPolicy) =>
  (chosen: number): number =>
    intervalOf(chosen, realityCheckMinutesMax);

const shown = async (deps: ProtectionDeps, tx: Tx, member: MemberId, policy: MarketPolicy): Promise<PlaySession> => {
  const now = deps.clock.now();
  const { since = now, minutes, answeredAt, dueAt, heldAt } = await keepCheck(deps, tx, member, byMarket(policy));
  const days = await deps.wallet.activityOf(tx, member, { from: since });
  const staked = days.reduce((sum, day) => sum + day.staked, 0n);
  const returned = days.reduce((sum, day) => sum + day.returned, 0n);
  return {
    since,
    now,
    staked: money(staked),
    returned: money(returned),
    net: money(returned - staked),
    check: {
      minutes: byMarket(policy)(minutes),
      offered: [...offeredMinutes(policy.realityCheckMinutesMax)],
      dueAt: dueAt ?? now,
      isHeld: heldAt !== null,
      resumesAt: answeredAt !== null && answeredAt > now ? answeredAt : null,
    },
  };
};
