import { AMOUNT_TEXT, money, parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { isStakeToWin, profitOf, riskOf } from '@fairground/engines/sports/odds-formats';
import type { OddsFormat } from '@fairground/engines/sports/odds-formats';
import { linePayout, systemPayout, wholeFactor } from '@fairground/engines/sports/payout';
import { systemLines } from '@fairground/engines/sports/systems';

/** What a typed amount comes to: what is debited and what it pays when all legs win. */
export type Wager = { readonly risk: Money; readonly payout: Money; readonly lines: number };

const NOTHING: Wager = { risk: money(0n), payout: money(0n), lines: 1 };

/** A typed amount, which may lack its end; nothing while it says nothing. */
export const typedMoney = (typed: string): Money | undefined => {
  const text = typed.endsWith('.') ? typed.slice(0, -1) : typed;
  return AMOUNT_TEXT.test(text) ? parseMoney(text) : undefined;
};

/** Whether an amount typed under these odds is the amount to win. */
export const isToWin = (oddsMilli: number, format: OddsFormat): boolean => isStakeToWin(profitOf(oddsMilli), format);

/** A single or a combination at its odds. The combination pays by its exact product, so its legs are handed in. */
export const wagerOf = (typed: string, legsMilli: readonly number[], format: OddsFormat): Wager => {
  const amount = typedMoney(typed);
  const [only] = legsMilli;
  if (amount === undefined || only === undefined) return NOTHING;
  const risk = legsMilli.length === 1 ? riskOf(amount, profitOf(only), format) : amount;
  return { risk: money(risk), payout: money(linePayout(risk, legsMilli.map(wholeFactor))), lines: 1 };
};

/** A system: the amount stands on every line. */
export const systemWager = (typed: string, system: string, legsMilli: readonly number[]): Wager => {
  const lines = systemLines(system, legsMilli.length);
  const amount = typedMoney(typed) ?? money(0n);
  return {
    risk: money(amount * BigInt(lines.length)),
    payout: money(systemPayout(amount, lines, legsMilli.map(wholeFactor))),
    lines: lines.length,
  };
};

/** The odds of all legs together in thousandths, rounded down. */
export const productMilli = (legsMilli: readonly number[]): number =>
  Number(legsMilli.reduce((all, odds) => all * BigInt(odds), 1_000n) / 1_000n ** BigInt(legsMilli.length));

/** Quick stakes: steps of a hundred, five hundred, a thousand and five thousand times the smallest stake's tenth. */
export const quickStakes = (minStake: Money): readonly string[] =>
  [10n, 50n, 100n, 500n].map((times) => plainText(money(minStake * times)));

/** An amount as somebody types it. */
export const plainText = (amount: Money): string => writeMoney(amount).replace(/\.?0+$/, '');

/** What a key of the number pad makes of a typed amount. */
export const pressKey = (typed: string, key: string): string => {
  if (key === 'back') return typed.slice(0, -1);
  if (key === 'clear') return '';
  if (key === '.') return typed.includes('.') ? typed : `${typed === '' ? '0' : typed}.`;
  const next = `${typed === '0' ? '' : typed}${key}`.replace(/^0+(?=\d)/, '');
  const [whole = '', places = ''] = next.split('.');
  return whole.length > WHOLE_DIGITS || places.length > 2 ? typed : next;
};

const WHOLE_DIGITS = 12;

/** The sum of typed amounts. */
export const addTyped = (typed: string, more: string): string =>
  plainText(money((typedMoney(typed) ?? 0n) + (typedMoney(more) ?? 0n)));
