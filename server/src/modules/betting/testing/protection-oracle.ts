/**
 * Blocks, limits, markets and groups written a second time, for a member with cash and bonus money and within one day. It knows nothing
 * of the rules: what it says is what a person would say by the book.
 */

export type Step =
  | {
      readonly does: 'place';
      readonly key: string;
      readonly round: string;
      readonly stake: bigint;
      readonly market?: bigint;
    }
  | {
      readonly does: 'win';
      readonly key: string;
      readonly round: string;
      readonly amount: bigint;
      readonly ends: boolean;
    }
  | { readonly does: 'undo'; readonly key: string; readonly round: string; readonly bet: string }
  | { readonly does: 'void'; readonly key: string; readonly round: string };

export type Protection = {
  readonly isBlocked: boolean;
  readonly openMarkets: ReadonlySet<bigint>;
  /** What stakes may come to in a day, and what cash may be lost in it. */
  readonly stakeCap: bigint;
  readonly lossCap: bigint;
};

type Round = {
  bets: { key: string; stake: bigint; bonus: bigint; stands: boolean }[];
  wins: bigint[];
  isOver: boolean;
  isOfMarket: boolean;
};
type Book = { cash: bigint; bonus: bigint; staked: bigint; lost: bigint; rounds: Map<string, Round> };

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

const standingOf = ({ bets }: Round): { readonly stake: bigint; readonly bonus: bigint } => {
  const standing = bets.filter(({ stands }) => stands);
  return { stake: sumOf(standing.map(({ stake }) => stake)), bonus: sumOf(standing.map(({ bonus }) => bonus)) };
};

export const createProtectionOracle = (protection: Protection, cash: bigint, bonus: bigint) => {
  let book: Book = { cash, bonus, staked: 0n, lost: 0n, rounds: new Map() };

  const stake = (step: Extract<Step, { does: 'place' }>): string => {
    const round = book.rounds.get(step.round);
    if (protection.isBlocked) return 'blocked';
    if (step.market !== undefined && !protection.openMarkets.has(step.market)) return 'market-closed';
    if (round && (round.isOver || round.isOfMarket || step.market !== undefined)) return 'round-over';
    if (step.stake > 0n && book.staked + step.stake > protection.stakeCap) return 'limit-reached';
    const paid = step.stake < book.cash ? step.stake : book.cash;
    if (paid > 0n && book.lost + paid > protection.lossCap) return 'limit-reached';
    if (step.stake - paid > book.bonus) return 'insufficient-funds';
    const bet = { key: step.key, stake: step.stake, bonus: step.stake - paid, stands: true };
    if (round) round.bets.push(bet);
    else book.rounds.set(step.round, { bets: [bet], wins: [], isOver: false, isOfMarket: step.market !== undefined });
    book.cash -= paid;
    book.bonus -= bet.bonus;
    book.staked += step.stake;
    book.lost += paid;
    return 'applied';
  };

  const win = ({ round: name, amount, ends }: Extract<Step, { does: 'win' }>): string => {
    const round = book.rounds.get(name);
    if (!round) return 'bet-unknown';
    if (round.isOver) return 'round-over';
    round.wins.push(amount);
    round.isOver = ends;
    const { stake: staked, bonus: ofBonus } = standingOf(round);
    const back = staked === 0n ? 0n : (amount * ofBonus) / staked;
    book.cash += amount - back;
    book.bonus += back;
    book.lost -= amount - back;
    return 'applied';
  };

  const giveBack = (given: { readonly stake: bigint; readonly bonus: bigint }): string => {
    book.cash += given.stake - given.bonus;
    book.bonus += given.bonus;
    book.staked -= given.stake;
    book.lost -= given.stake - given.bonus;
    return 'applied';
  };

  const undo = ({ round: name, bet: key }: Extract<Step, { does: 'undo' }>): string => {
    const made = [...book.rounds.values()].flatMap(({ bets }) => bets).find((bet) => bet.key === key);
    if (!made?.stands) return 'nothing-to-undo';
    const round = book.rounds.get(name);
    if (!round) return 'bet-unknown';
    if (round.isOver) return 'round-over';
    if (!round.bets.includes(made)) return 'bet-unknown';
    if (round.wins.length > 0) return 'win-stands';
    made.stands = false;
    round.isOver = round.bets.every(({ stands }) => !stands);
    return giveBack(made);
  };

  const annul = ({ round: name }: Extract<Step, { does: 'void' }>): string => {
    const round = book.rounds.get(name);
    if (!round) return 'bet-unknown';
    if (round.isOver) return 'round-over';
    if (round.wins.length > 0) return 'win-stands';
    round.isOver = true;
    return giveBack(standingOf(round));
  };

  const judge = (step: Step): string => {
    switch (step.does) {
      case 'place':
        return stake(step);
      case 'win':
        return win(step);
      case 'undo':
        return undo(step);
      case 'void':
        return annul(step);
    }
  };

  /** All of them stand or none: the first that fails says why, the others that one failed. */
  const judgeTogether = (steps: readonly Step[]): readonly string[] => {
    const before = structuredClone(book);
    const said: string[] = [];
    for (const step of steps) {
      const verdict = judge(step);
      said.push(verdict);
      if (verdict === 'applied' || verdict === 'nothing-to-undo') continue;
      book = before;
      const failed = said.length - 1;
      return steps.map((_, place) => (place === failed ? verdict : 'group-failed'));
    }
    return said;
  };

  return {
    judge,
    judgeTogether,
    sums: () => ({ cash: book.cash, bonus: book.bonus, staked: book.staked, lost: book.lost }),
  };
};
