import type { readWithdrawalSettings } from '@fairground/contract/cashier/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Session } from '../../../platform/http/route.ts';
import { listOpenTurnover } from '../store/turnover.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { countOnDay, hasOpenOf, sumHeld, sumTaken } from '../store/withdrawals.ts';
import { askedSources } from '../turnover/domain/asked-sources.ts';
import { leftOf } from '../turnover/domain/progress.ts';
import { largestWithin, levelNeededFor } from './domain/rules.ts';
import { isLockedOut, waitsOf } from './obstacles.ts';
import type { WithdrawalCore } from './parts.ts';

/** Everything the page shows before somebody asks for money: what can be taken out, and what is in the way. */
export const readSettings = async (
  core: WithdrawalCore,
  session: Session,
): Promise<ValueOf<typeof readWithdrawalSettings>> => {
  const { db, wallet, members, clock, days, standing, verification, protection } = core;
  const { memberId } = session;
  const currency = await wallet.currencyOf(session);
  const rules = await readRules(db);
  const asked = askedSources(await protection.pauseOf(db, memberId));
  const [{ cash }, member, held, owed, rows, waits, hasOpen] = await Promise.all([
    wallet.balanceOf(memberId, currency),
    members.find(memberId),
    sumHeld(db, memberId),
    wallet.readOwed(db, memberId, currency),
    listOpenTurnover(db, memberId, asked),
    waitsOf(core, session, rules),
    hasOpenOf(db, memberId),
  ]);
  const most = (await standing.dailyCountOf(db, memberId)) ?? rules.dailyCount;
  const leftToday = Math.max(0, most - (await countOnDay(db, memberId, days.dayOf(clock.now()))));
  const largest = largestWithin(rules, cash);
  const needed = levelNeededFor(rules, (await sumTaken(db, memberId)) + largest);
  const isLocked = isLockedOut(member?.status);
  const isFree = !isLocked && !hasOpen && leftToday > 0 && owed === 0n && rows.length === 0 && waits.length === 0;
  return {
    currency,
    currencySymbol: await wallet.symbolOf(currency),
    balance: cash,
    withdrawable: money(isFree ? largest : 0n),
    held,
    min: rules.min,
    max: rules.max,
    step: rules.step,
    leftToday,
    isLocked,
    hasOpen,
    owed,
    levelNeeded: (await verification.levelOf(db, memberId)) < needed ? needed : null,
    turnover: rows.map(({ id, source, required, progress, openedAt, weights }) => ({
      turnoverId: id,
      source,
      required,
      progress,
      openedAt,
      isWeighted: weights !== null,
    })),
    turnoverLeft: money(leftOf(rows)),
    hasActiveBonus: await standing.hasActiveBonus(db, memberId),
    waits: [...waits],
    confirmMinutes: rules.confirmMinutes,
    waitHours: rules.waitHours,
    expectedMinutes: rules.expectedMinutes,
  };
};
