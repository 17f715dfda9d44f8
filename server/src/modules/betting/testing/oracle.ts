import type { WagerOutcome } from '../answer.ts';
import type { Wager } from '../wager.ts';

type Verdict = { readonly outcome: WagerOutcome; readonly cash: bigint; readonly bonus: bigint };

type OracleBet = { readonly key: string; readonly cash: bigint; readonly bonus: bigint; isVoid: boolean };

export type OracleRound = {
  readonly currency: string;
  readonly bets: OracleBet[];
  readonly wins: Map<string, { readonly cash: bigint; readonly bonus: bigint }>;
  payout: bigint;
  bonusPayout: bigint;
  /** Stake of what was void, as the last operation on the round said it. */
  givenBack: bigint;
  isClosed: boolean;
  isCancelled: boolean;
  hasResult: boolean;
};

/** Without a fingerprint where only its undo came: the key is taken. */
type Kept = { readonly said: string | null; readonly currency: string; readonly verdict: Verdict; isUndone: boolean };

const refusedAs = (outcome: WagerOutcome): Verdict => ({ outcome, cash: 0n, bonus: 0n });
const atLeast = (least: bigint, amount: bigint): bigint => (amount > least ? amount : least);
const atMost = (most: bigint, amount: bigint): bigint => (amount < most ? amount : most);

/** The rules of rounds written a second time, in memory and one after the other: what the register must agree with. */
export const createOracle = () => {
  const funds = new Map<string, { cash: bigint; bonus: bigint }>();
  const rounds = new Map<string, OracleRound>();
  const kept = new Map<string, Kept>();

  const roundName = ({ member, round }: Wager): string => `${member} ${round}`;
  const keyOf = ({ member }: Wager, word: string, id: string): string => `${member} ${word} ${id}`;
  const isTombstone = (key: string): boolean => kept.get(key)?.said === null;
  const walletOf = ({ member, currency }: Pick<Wager, 'member' | 'currency'>) => {
    const known = funds.get(`${member} ${currency}`) ?? { cash: 0n, bonus: 0n };
    funds.set(`${member} ${currency}`, known);
    return known;
  };
  const standing = (round: OracleRound) => round.bets.filter(({ isVoid }) => !isVoid);
  const stakesOf = (round: OracleRound) =>
    standing(round).reduce((sum, bet) => ({ cash: sum.cash + bet.cash, bonus: sum.bonus + bet.bonus }), {
      cash: 0n,
      bonus: 0n,
    });
  const bonusShare = (amount: bigint, of: { cash: bigint; bonus: bigint }): bigint =>
    of.bonus === 0n ? 0n : (amount * of.bonus) / (of.cash + of.bonus);

  const move = (wager: Wager, cash: bigint, bonus: bigint): Verdict => {
    const wallet = walletOf(wager);
    wallet.cash += cash;
    wallet.bonus += bonus;
    return { outcome: 'applied', cash, bonus };
  };

  const stake = (wager: Extract<Wager, { action: 'place' | 'place-and-settle' }>): Verdict => {
    const round = rounds.get(roundName(wager));
    if (wager.refusedAs) return refusedAs(wager.refusedAs);
    if (round && round.currency !== wager.currency) return refusedAs('currency-mismatch');
    if (round && (round.isClosed || round.isCancelled || wager.action === 'place-and-settle'))
      return refusedAs('round-over');
    const wallet = walletOf(wager);
    if (wager.stake > 0n && wallet.cash < 0n) return refusedAs('insufficient-funds');
    const cash = atMost(wager.stake, atLeast(0n, wallet.cash));
    const bonus = wager.stake - cash;
    if (bonus > atLeast(0n, wallet.bonus)) return refusedAs('insufficient-funds');
    const key = keyOf(wager, 'bet', wager.transactionId);
    if (round) round.bets.push({ key, cash, bonus, isVoid: false });
    else
      rounds.set(roundName(wager), {
        currency: wager.currency,
        bets: [{ key, cash, bonus, isVoid: false }],
        wins: new Map(),
        payout: 0n,
        bonusPayout: 0n,
        givenBack: 0n,
        isClosed: false,
        isCancelled: false,
        hasResult: false,
      });
    return move(wager, -cash, -bonus);
  };

  const pay = (wager: Wager, round: OracleRound, amount: bigint): Verdict => {
    const bonus = bonusShare(amount, stakesOf(round));
    round.payout += amount;
    round.bonusPayout += bonus;
    round.hasResult = true;
    round.wins.set(keyOf(wager, 'win', wager.transactionId), { cash: amount - bonus, bonus });
    return move(wager, amount - bonus, bonus);
  };

  const undo = (wager: Extract<Wager, { action: 'undo' }>): Verdict => {
    const key = keyOf(wager, wager.undoes.what, wager.undoes.transactionId);
    const target = kept.get(key);
    if (target === undefined) {
      const verdict = refusedAs('cancelled-before');
      kept.set(key, { said: null, currency: wager.currency, verdict, isUndone: false });
      return refusedAs('nothing-to-undo');
    }
    // What is undone moved between accounts of another currency.
    if (target.currency !== wager.currency) return refusedAs('conflict');
    if (target.said === null || target.verdict.outcome !== 'applied' || target.isUndone)
      return refusedAs('nothing-to-undo');
    const round = rounds.get(roundName(wager));
    if (!round) return refusedAs('bet-unknown');
    if (round.isCancelled || (round.isClosed && wager.isResettlement !== true)) return refusedAs('round-over');
    if (wager.undoes.what === 'win') {
      const win = round.wins.get(key);
      if (!win) return refusedAs('bet-unknown');
      target.isUndone = true;
      round.wins.delete(key);
      round.payout -= win.cash + win.bonus;
      round.bonusPayout -= win.bonus;
      if (round.wins.size === 0 && !round.isClosed) round.hasResult = false;
      return move(wager, -win.cash, -win.bonus);
    }
    const bet = round.bets.find((candidate) => candidate.key === key);
    if (!bet) return refusedAs('bet-unknown');
    if (round.wins.size > 0) return refusedAs('win-stands');
    target.isUndone = true;
    bet.isVoid = true;
    if (standing(round).length === 0) round.isCancelled = true;
    return move(wager, bet.cash, bet.bonus);
  };

  const decide = (wager: Wager): Verdict => {
    const verdict = decideMoney(wager);
    const round = rounds.get(roundName(wager));
    // A further bet changes nothing of what the round has come to.
    if (round && wager.action !== 'place' && verdict.outcome === 'applied')
      round.givenBack = 'givenBack' in wager ? (wager.givenBack?.now ?? 0n) : 0n;
    return verdict;
  };

  const decideMoney = (wager: Wager): Verdict => {
    if (wager.action === 'place') return stake(wager);
    if (wager.action === 'undo') return undo(wager);
    const round = rounds.get(roundName(wager));
    if (wager.action === 'place-and-settle') {
      const staked = stake(wager);
      const made = rounds.get(roundName(wager));
      if (staked.outcome !== 'applied' || !made) return staked;
      if (isTombstone(keyOf(wager, 'win', wager.transactionId))) {
        // Its win was undone before it came, and the bet does not stand without it.
        rounds.delete(roundName(wager));
        move(wager, -staked.cash, -staked.bonus);
        return refusedAs('group-failed');
      }
      pay(wager, made, wager.payout);
      made.isClosed = true;
      return staked;
    }
    if (!round) return refusedAs('bet-unknown');
    if (round.currency !== wager.currency) return refusedAs('currency-mismatch');
    if (round.isCancelled) return refusedAs('round-over');
    if (wager.action === 'resettle') {
      if (!round.isClosed) return refusedAs('round-open');
      const bonus = bonusShare(wager.payout, stakesOf(round)) - round.bonusPayout;
      const all = wager.payout - round.payout;
      round.payout += all;
      round.bonusPayout += bonus;
      // Earlier wins are replaced by this one and cannot be undone any more.
      round.wins.clear();
      if (wager.payout > 0n) round.wins.set(keyOf(wager, 'resettle', wager.transactionId), { cash: 0n, bonus: 0n });
      return move(wager, all - bonus, bonus);
    }
    if (round.isClosed && !(wager.action === 'void' && wager.isResettlement === true)) return refusedAs('round-over');
    if (wager.action === 'end-round') {
      round.isClosed = true;
      return move(wager, 0n, 0n);
    }
    if (wager.action === 'win') {
      const paid = pay(wager, round, wager.amount);
      if (wager.ends === true) round.isClosed = true;
      return paid;
    }
    if (!round.isClosed && round.wins.size > 0) return refusedAs('win-stands');
    const stakes = stakesOf(round);
    const cash = stakes.cash - (round.payout - round.bonusPayout);
    const bonus = stakes.bonus - round.bonusPayout;
    for (const bet of round.bets) bet.isVoid = true;
    Object.assign(round, { payout: 0n, bonusPayout: 0n, isCancelled: true });
    round.wins.clear();
    return move(wager, cash, bonus);
  };

  const WORD = {
    place: 'bet',
    'place-and-settle': 'bet',
    win: 'win',
    award: 'award',
    undo: 'undo',
    'end-round': 'end',
    void: 'void',
    resettle: 'resettle',
  } as const;

  /** Judges a wager and remembers it; the same again is answered the same. */
  const judge = (wager: Wager): Verdict => {
    const key = keyOf(wager, WORD[wager.action], wager.transactionId);
    const said = JSON.stringify(wager, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
    const known = kept.get(key);
    if (known?.said === null) return known.verdict;
    if (known) return known.said === said ? known.verdict : refusedAs('conflict');
    const verdict = decide(wager);
    // A conflict is not kept: the same number may come again.
    if (verdict.outcome === 'conflict') return verdict;
    const { currency } = wager;
    kept.set(key, { said, currency, verdict, isUndone: false });
    if (wager.action === 'place-and-settle' && !isTombstone(keyOf(wager, 'win', wager.transactionId)))
      kept.set(keyOf(wager, 'win', wager.transactionId), {
        said,
        currency,
        verdict: { ...verdict, cash: 0n, bonus: 0n },
        isUndone: false,
      });
    return verdict;
  };

  return { funds, rounds, judge };
};

export const stateOf = (round: OracleRound): 'OPEN' | 'WON' | 'LOST' | 'CANCELLED' => {
  if (round.isCancelled) return 'CANCELLED';
  if (round.payout > round.givenBack) return 'WON';
  return round.hasResult || round.isClosed ? 'LOST' : 'OPEN';
};
