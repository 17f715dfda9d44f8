import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Terms } from '@fairground/contract/promotions/terms';

const PPM = 1_000_000n;
const CENT = 100n;
/** No account holds more, so that a larger cap says nothing. */
const CAP_UNITS_MAX = 1_000_000_000_000_000_000n;

/** Two decimals, rounded down: the rest stays with the house. */
const cents = (amount: bigint): Money => money((amount / CENT) * CENT);

/** What a deposit brings, or a gift gives; nothing for a deposit that is too small. */
export const rewardOf = (terms: Terms, deposit: Money | undefined): Money => {
  if (terms.kind === 'GIFT') return terms.amount;
  if (deposit === undefined || deposit < terms.minDeposit) return money(0n);
  const part = cents((deposit * BigInt(terms.percentPpm)) / PPM);
  return part < terms.amount ? part : terms.amount;
};

/** How much has to be wagered for a bonus. */
export const wagerOf = ({ multiplierX100 }: Terms, bonus: Money): Money =>
  money((bonus * BigInt(multiplierX100)) / 100n);

/** Most of a bonus that becomes cash. */
export const capOf = ({ capX100 }: Terms, bonus: Money): Money | undefined =>
  capX100 === null ? undefined : money(least((bonus * BigInt(capX100)) / 100n, CAP_UNITS_MAX));

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** In which period a member is given it once: for good, or on each day. */
export const periodOf = ({ kind }: Pick<Terms, 'kind'>, day: string): string => (kind === 'RELOAD' ? day : 'once');
