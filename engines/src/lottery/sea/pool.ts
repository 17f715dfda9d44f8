import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Play } from '../play.ts';
import { returnOf } from '../price.ts';
import type { Odds } from '../price.ts';
import { decimal, floorOf, plus, ratio, times } from '../ratio.ts';
import type { Ratio } from '../ratio.ts';

/**
 * Prizes that are shared: a part of the sales for each tier, split equally among its winning tickets. Below them stand
 * fixed prizes. A ticket is one stake; a multiple counts as that many tickets.
 */
export type PoolTier = {
  readonly tier: string;
  /** The part of sales that goes into it. */
  readonly part: Ratio;
  /** Of a jackpot: the house seeds it with this many stakes, and what is not won rolls over to the next draw. */
  readonly seed?: bigint;
};

export type PoolRules = {
  /** The first one is a jackpot; what tiers that are none leave over goes there. */
  readonly tiers: readonly PoolTier[];
  /** What a ticket wins in the other tiers, for a stake of one. */
  readonly fixed: Odds;
  /**
   * After so many draws without a winner the next one is the last: should nobody win again, what sales brought into the
   * first jackpot goes down to the next tier that is won. The seed of the house stays, or few tickets could win it.
   */
  readonly rollsMax?: number;
};

const percent = (text: string): Ratio => times(decimal(text), ratio(1, 100));

/** TOTO: 54 % of sales make the prize money, shared by the four upper tiers; the rest of it pays the fixed prizes. */
const TOTO_OF_SALES = percent('54');
export const TOTO_POOL: PoolRules = {
  tiers: [
    { tier: 'hit6', part: times(TOTO_OF_SALES, percent('38')), seed: 1_000_000n },
    { tier: 'hit5+', part: times(TOTO_OF_SALES, percent('8')) },
    { tier: 'hit5', part: times(TOTO_OF_SALES, percent('5.5')) },
    { tier: 'hit4+', part: times(TOTO_OF_SALES, percent('3')) },
  ],
  fixed: new Map([
    ['hit4', ratio(50)],
    ['hit3+', ratio(25)],
    ['hit3', ratio(10)],
  ]),
  rollsMax: 3,
};

/** Mega: a ticket of 10,000 wins 10 million, 300 and 30 thousand; the jackpot gets what makes it up to 55 % of sales. */
export const MEGA_POOL: PoolRules = {
  tiers: [{ tier: 'hit6', part: percent('41.3'), seed: 1_200_000n }],
  fixed: new Map([
    ['hit5', ratio(1_000)],
    ['hit4', ratio(30)],
    ['hit3', ratio(3)],
  ]),
};

/** Power: two jackpots; below them 40 million, 500 and 50 thousand for a ticket of 10,000. */
export const POWER_POOL: PoolRules = {
  tiers: [
    { tier: 'hit6', part: percent('37.4'), seed: 3_000_000n },
    { tier: 'hit5+', part: percent('4.2'), seed: 300_000n },
  ],
  fixed: new Map([
    ['hit5', ratio(4_000)],
    ['hit4', ratio(50)],
    ['hit3', ratio(5)],
  ]),
};

/** What a play pays for sure: the fixed prizes. A shared prize is nothing until it is drawn. */
export const fixedOdds = ({ tiers, fixed }: PoolRules): Odds =>
  new Map([...tiers.map(({ tier }) => [tier, ratio(0)] as const), ...fixed]);

/**
 * The part of sales that comes back in the long run: all shares, because what is not won waits, and the fixed prizes.
 * What the house puts into jackpots comes on top and is not counted.
 */
export const poolReturnOf = (rules: PoolRules, play: Play): Ratio =>
  rules.tiers.reduce((sum, { part }) => plus(sum, part), returnOf(play, rules.fixed, [...rules.fixed.keys()]));

/** What waits in a jackpot, and for how many draws it was not won. */
export type Jackpot = { readonly amount: Money; readonly rolls: number };

export type Draw = {
  readonly sales: Money;
  /** What one ticket costs. */
  readonly stake: Money;
  /** By tier, as the draw before left them; one that is not there is begun. */
  readonly jackpots: ReadonlyMap<string, Jackpot>;
  /** Winning tickets by tier. */
  readonly winners: ReadonlyMap<string, bigint>;
};

/** What a draw did to a tier: before + seeded + added + given − won = after. */
export type PoolMove = {
  readonly tier: string;
  readonly before: Money;
  /** What the house put in. */
  readonly seeded: Money;
  readonly added: Money;
  /** What came from other tiers, or went to them. */
  readonly given: bigint;
  readonly won: Money;
  readonly after: Money;
  /** What was there to be won, and what each winning ticket gets of it. */
  readonly held: Money;
  readonly each: Money;
  readonly rolls: number;
};

/** Shares the prize money of a draw. Everything is whole units; what does not divide stays, so that nothing is lost. */
export const sharePool = (rules: PoolRules, { sales, stake, jackpots, winners }: Draw): readonly PoolMove[] => {
  const ticketsOf = (tier: string): bigint => winners.get(tier) ?? 0n;
  const pots = rules.tiers.map(({ tier, part, seed }) => {
    const known = jackpots.get(tier);
    const begun = (seed ?? 0n) * stake;
    const seeded = known === undefined ? begun : 0n;
    const added = floorOf(sales, part);
    const before: bigint = known?.amount ?? 0n;
    return {
      tier,
      seed: begun,
      isJackpot: seed !== undefined,
      rolls: known?.rolls ?? 0,
      before,
      seeded,
      added,
      given: 0n,
    };
  });
  const [first] = pots;
  if (first === undefined) return [];
  if (ticketsOf(first.tier) === 0n && rules.rollsMax !== undefined && first.rolls >= rules.rollsMax) {
    const next = pots.find(({ tier }) => ticketsOf(tier) > 0n);
    const ofSales = first.before + first.seeded + first.added - first.seed;
    if (next !== undefined && ofSales > 0n) {
      first.given -= ofSales;
      next.given += ofSales;
      // This draw is the first of the next jackpot's.
      first.rolls = -1;
    }
  }
  const shared = pots.map((pot) => {
    const held = pot.before + pot.seeded + pot.added + pot.given;
    const tickets = ticketsOf(pot.tier);
    const each = tickets === 0n ? 0n : held / tickets;
    return { ...pot, held, each, won: each * tickets, isWon: tickets > 0n };
  });
  const left = shared.reduce((sum, { isJackpot, held, won }) => (isJackpot ? sum : sum + held - won), 0n);
  return shared.map((pot, index): PoolMove => {
    const again = pot.isJackpot && pot.isWon ? pot.seed : 0n;
    const given = pot.given + (index === 0 ? left : pot.isJackpot ? 0n : pot.won - pot.held);
    const seeded = pot.seeded + again;
    return {
      tier: pot.tier,
      before: money(pot.before),
      seeded: money(seeded),
      added: money(pot.added),
      given,
      won: money(pot.won),
      after: money(pot.before + seeded + pot.added + given - pot.won),
      held: money(pot.held),
      each: money(pot.each),
      // A draw nobody played is none.
      rolls: pot.isWon ? 0 : sales > 0n ? pot.rolls + 1 : pot.rolls,
    };
  });
};
