import { divide, fraction, multiply, ONE, parseDecimal, subtract } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';

export const ODDS_FORMATS = ['decimal', 'hong-kong', 'malay', 'indonesian', 'american', 'fractional'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** What a stake of one wins beyond itself. */
export const profitOf = (oddsMilli: number): Fraction => fraction(oddsMilli - 1_000, 1_000);

/**
 * Odds in a format, never better than they are: positive figures are rounded down, negative ones away from zero.
 * The sign is a plain minus; the page sets it.
 */
export const oddsText = (oddsMilli: number, format: OddsFormat): string => {
  const profit = profitOf(oddsMilli);
  switch (format) {
    case 'decimal':
      return decimalText(fraction(oddsMilli, 1_000), 'down');
    case 'hong-kong':
      return decimalText(profit, 'down');
    case 'american':
      return isNegative(profit, format)
        ? `-${wholeText(divide(fraction(100), profit), 'up')}`
        : `+${wholeText(multiply(fraction(100), profit), 'down')}`;
    case 'fractional':
      return `${profit.n}/${profit.d}`;
    default:
      return isNegative(profit, format) ? `-${decimalText(divide(ONE, profit), 'up')}` : decimalText(profit, 'down');
  }
};

/** The profit that a text in a format promises; the reverse of `oddsText` up to its rounding. */
export const parseOdds = (text: string, format: OddsFormat): Fraction => {
  const isBelow = text.startsWith('-');
  const figure = isBelow || text.startsWith('+') ? text.slice(1) : text;
  if (format === 'fractional') {
    const [top = '', bottom = '1'] = figure.split('/');
    return divide(parseDecimal(top), parseDecimal(bottom));
  }
  const value = parseDecimal(figure);
  if (format === 'decimal') return subtract(value, ONE);
  const unit = format === 'american' ? fraction(100) : ONE;
  return isBelow ? divide(unit, value) : divide(value, unit);
};

/** Whether a stake typed under these odds is the amount to win: negative Malay and Indonesian odds say so. */
export const isStakeToWin = (profit: Fraction, format: OddsFormat): boolean =>
  (format === 'malay' || format === 'indonesian') && isNegative(profit, format);

/** What is debited for an amount typed under odds of a format, rounded up to the unit. */
export const riskOf = (typed: bigint, profit: Fraction, format: OddsFormat): bigint => {
  if (!isStakeToWin(profit, format)) return typed;
  return (typed * profit.d + profit.n - 1n) / profit.n;
};

/** Malay odds turn negative above even money, Indonesian and American odds below it. */
const isNegative = (profit: Fraction, format: OddsFormat): boolean =>
  format === 'malay' ? profit.n > profit.d : profit.n < profit.d;

/** Two places, three where the third says something. */
const decimalText = (value: Fraction, rounding: 'up' | 'down'): string => {
  const thousandths = scaled(value, 1_000n, rounding);
  const text = thousandths.toString().padStart(4, '0');
  const places = text.endsWith('0') ? text.slice(-3, -1) : text.slice(-3);
  return `${text.slice(0, -3)}.${places}`;
};

const wholeText = (value: Fraction, rounding: 'up' | 'down'): string => scaled(value, 1n, rounding).toString();

const scaled = ({ n, d }: Fraction, scale: bigint, rounding: 'up' | 'down'): bigint =>
  rounding === 'down' ? (n * scale) / d : (n * scale + d - 1n) / d;
