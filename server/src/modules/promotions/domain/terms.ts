import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { isOfOneFamily, JOINED_KINDS, RANK_MAX, weightsOf } from '@fairground/contract/promotions/terms';
import type { Terms } from '@fairground/contract/promotions/terms';
import { gamesIn } from './spins.ts';

const PPM = 1_000_000n;
const CENT = 100n;
/** The least a bonus is wagered, in hundredths: without any wagering it would be cash. */
const BONUS_MULTIPLIER_MIN_X100 = 100;
/** No account holds more, so that a larger cap says nothing. */
const CAP_UNITS_MAX = 1_000_000_000_000_000_000n;

/** Two decimals, rounded down: the rest stays with the house. */
const cents = (amount: bigint): Money => money((amount / CENT) * CENT);

/**
 * What an offer gives; of free spins the most that their winnings bring. `base` is the deposit, the net loss of a week, or what registration promises; nothing for a deposit or
 * a loss that is too small.
 */
export const rewardOf = (terms: Terms, base: Money | undefined): Money => {
  switch (terms.kind) {
    case 'GIFT':
    case 'BIRTHDAY':
    case 'FREE_SPINS':
      return terms.amount;
    case 'SIGNUP':
      return money(least(base ?? 0n, terms.amount));
    case 'FIRST_DEPOSIT':
    case 'RELOAD':
    case 'CASHBACK':
      if (base === undefined || base <= 0n || base < terms.minDeposit) return money(0n);
      return money(least(cents((base * BigInt(terms.percentPpm)) / PPM), terms.amount));
  }
};

/** What a week took from a member: stakes of cash less what came back for them, rebates and promotions; never below nothing. */
export const netLossOf = (sums: {
  readonly stakeCash: bigint;
  readonly payoutCash: bigint;
  readonly rebate: bigint;
  readonly promo: bigint;
}): Money => {
  const loss = sums.stakeCash - sums.payoutCash - sums.rebate - sums.promo;
  return money(loss > 0n ? loss : 0n);
};

/** How much has to be wagered for what was given. */
export const wagerOf = ({ multiplierX100 }: Pick<Terms, 'multiplierX100'>, given: Money): Money =>
  money((given * BigInt(multiplierX100)) / 100n);

/** Most of a bonus that becomes cash. */
export const capOf = ({ capX100 }: Pick<Terms, 'capX100'>, bonus: Money): Money | undefined =>
  capX100 === null ? undefined : money(least((bonus * BigInt(capX100)) / 100n, CAP_UNITS_MAX));

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** In which period a member is given it once: for good, on each day, in each week that begins on a Monday, or in each year. */
export const periodOf = ({ kind }: Pick<Terms, 'kind'>, day: string): string => {
  switch (kind) {
    case 'RELOAD':
      return day;
    case 'CASHBACK':
      return `week ${mondayOf(day)}`;
    case 'BIRTHDAY':
      return `year ${day.slice(0, 4)}`;
    default:
      return 'once';
  }
};

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
};

/** Whether terms ask for no more wagering than a market allows, as a multiple of what is given. */
export const isWageringWithin = ({ multiplierX100 }: Pick<Terms, 'multiplierX100'>, timesMax: number): boolean =>
  multiplierX100 <= timesMax * 100;

/** What the law says of offers: how many times a bonus may be wagered, and whether in one family of products alone. */
export type BonusLaw = { readonly timesMax: number; readonly oneFamily: boolean };

/** Whether the law of a market allows terms. */
export const isLawful = (
  terms: Pick<Terms, 'multiplierX100' | 'products'>,
  { timesMax, oneFamily }: BonusLaw,
): boolean => isWageringWithin(terms, timesMax) && (!oneFamily || terms.multiplierX100 === 0 || isOfOneFamily(terms));

/** Whether terms can be kept: a bonus is wagered, a first deposit brings bonus money alone, and only some kinds are joined. */
export const areSound = (terms: Terms): boolean => {
  const { kind, credit, multiplierX100, mustJoin, rankFrom, rankTo } = terms;
  return (
    (credit === 'CASH' || multiplierX100 >= BONUS_MULTIPLIER_MIN_X100) &&
    (!mustJoin || JOINED_KINDS.includes(kind)) &&
    rankFrom <= rankTo &&
    // Something of what is named counts.
    Object.values(weightsOf(terms)).some((ppm) => ppm > 0) &&
    // Who registers has no rank yet, and registers today.
    (kind !== 'SIGNUP' || !isNarrowed(terms)) &&
    (kind !== 'FREE_SPINS' || hasSpins(terms))
  );
};

/** Whether free spins say how many, of which bet, in which games and for how long. */
const hasSpins = ({ spinsCount, spinsBet, spinsVendor, spinsGames, spinsHours }: Terms): boolean =>
  spinsCount > 0 && spinsBet > 0n && spinsVendor !== '' && gamesIn(spinsGames).length > 0 && spinsHours > 0;

/** Whether an offer is not meant for everybody. */
export const isNarrowed = ({ rankFrom, rankTo, registeredFrom }: Audience): boolean =>
  rankFrom > 0 || rankTo < RANK_MAX || registeredFrom !== null;

/** Whether an offer is meant for a member of a rank that registered on a day. */
export const isMeantFor = (
  { rankFrom, rankTo, registeredFrom }: Audience,
  { rank, registeredOn }: { readonly rank: number; readonly registeredOn: string },
): boolean => rank >= rankFrom && rank <= rankTo && (registeredFrom === null || registeredOn >= registeredFrom);

type Audience = Pick<Terms, 'rankFrom' | 'rankTo' | 'registeredFrom'>;

/** Which birthdays are kept on a day: those of the 29th of February on the 28th where the year has none. */
export const birthdaysOn = (day: string): readonly string[] => {
  const [year, monthDay] = [day.slice(0, 4), day.slice(5)];
  const isLeap = new Date(Date.UTC(Number(year), 1, 29)).getUTCDate() === 29;
  return monthDay === '02-28' && !isLeap ? ['02-28', '02-29'] : [monthDay];
};
