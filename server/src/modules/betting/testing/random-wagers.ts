import type { seededRandom } from '../../../testing/random.ts';
import type { Wager } from '../wager.ts';
import type { aTable } from './table.ts';
import { member, units } from './table.ts';

type Table = Pick<Awaited<ReturnType<typeof aTable>>, 'asked' | 'bet'>;

/**
 * Wagers at random, with everything said so far: twins, altered twins, undos of what came or never came, and now and then
 * another currency than the round has.
 */
export const randomWagers = ({ asked, bet }: Table, random: ReturnType<typeof seededRandom>, members: number) => {
  const said: Wager[] = [];
  let serial = 0;

  /** Rounds are few and near each other, so that most wagers meet one in some interesting state. */
  const invent = (): Wager => {
    const who = member(1 + random.below(members));
    const round = `r${Math.floor(serial / 120) * 4 + random.below(5)}`;
    const common = { ...asked(who, round, `x${(serial += 1)}`) };
    const amount = units(random.below(9_000));
    const earlier = said.length > 0 ? said[Math.max(0, said.length - 1 - random.below(60))] : undefined;
    const chance = random.below(100);
    if (earlier && chance < 6) return earlier;
    if (earlier && chance < 8)
      return earlier.action === 'place' ? { ...earlier, stake: units(Number(earlier.stake) + 1) } : earlier;
    if (chance < 42) {
      const { transactionId } = common;
      const stake = { ...bet(who, round, 1 + random.below(4_000)), transactionId };
      if (chance < 10) return { action: 'place', ...stake, stake: units(0), campaign: 'spring' };
      if (chance < 11) return { action: 'place', ...stake, refusedAs: 'game-disabled' };
      return chance < 16 ? { action: 'place-and-settle', ...stake, payout: amount } : { action: 'place', ...stake };
    }
    if (chance < 56)
      return {
        action: 'win',
        ...common,
        amount: chance < 46 ? units(0) : amount,
        ...(chance % 2 === 0 ? { ends: true } : {}),
        ...(chance % 4 === 0 ? backOf(amount) : {}),
      };
    if (earlier && chance < 76) {
      // Some of these come before what they undo, or name the wrong round.
      const ahead =
        chance < 60
          ? { ...asked(member(Number(earlier.member)), earlier.round, `x${serial + random.below(8)}`) }
          : earlier;
      const what =
        earlier.action === 'win' || (earlier.action === 'place-and-settle' && chance % 2 === 0) ? 'win' : 'bet';
      return {
        action: 'undo',
        ...common,
        member: ahead.member,
        round: chance < 62 ? round : ahead.round,
        undoes: { what, transactionId: ahead.transactionId },
        ...(chance % 3 === 0 ? { isResettlement: true } : {}),
      };
    }
    if (chance < 84) return { action: 'end-round', ...common };
    if (chance < 90) return { action: 'void', ...common, ...(chance % 2 === 0 ? { isResettlement: true } : {}) };
    return { action: 'resettle', ...common, payout: amount, ...(chance % 2 === 0 ? backOf(amount) : {}) };
  };

  /** All of it, a part of it, or more than this operation pays. */
  const backOf = (amount: bigint) => ({
    givenBack: { now: units((Number(amount) * (1 + (serial % 3))) >> 1), before: units(0) },
  });

  const next = (): Wager => {
    const invented = invent();
    const wager = random.below(60) === 0 ? { ...invented, currency: 'TRIAL' } : invented;
    said.push(wager);
    return wager;
  };
  return { said, next };
};
