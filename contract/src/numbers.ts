import type { Money } from './money.ts';
import { writeMoney } from './money.ts';

/** How a brand writes numbers, the same in every language: what stands between thousands and before decimals. */
export type NumberStyle = { readonly group: string; readonly decimal: string };

/** The convention of the specification: 1,234.50. */
export const SEED_STYLE: NumberStyle = { group: ',', decimal: '.' };

/**
 * The one way numbers are written. Digits are 0–9 in every language, so that a page never mixes two conventions; amounts
 * come as the decimal text that travels and are cut, never rounded: nobody is shown money that is not there.
 */
export type Numbers = {
  /** Two decimals. */
  readonly amount: (amount: Money | string) => string;
  /** Two decimals, and more only where the amount has them. */
  readonly exactAmount: (amount: Money | string) => string;
  /** Two decimals, or none where they would be zeros: for chips and marks with little room. */
  readonly shortAmount: (amount: Money | string) => string;
  /** A count. */
  readonly whole: (count: number | bigint) => string;
  /** Rounded to so many decimals. */
  readonly decimal: (value: number, places: number) => string;
  /** With the decimals it has, at most four of a float. */
  readonly plain: (value: number | bigint | string) => string;
  /** A share given as `96.50` of a hundred: `96.5%`. */
  readonly percent: (share: number | string) => string;
  /** The two signs, for fields that read what is typed. */
  readonly style: NumberStyle;
};

const AMOUNT_PLACES = 2;
const PLAIN_PLACES = 4;

export const createNumbers = (style: NumberStyle): Numbers => {
  const write = (parts: Decimal, fraction: string): string => {
    const isZero = /^0*$/.test(parts.whole + fraction);
    const sign = parts.isNegative && !isZero ? '-' : '';
    const whole = grouped(parts.whole, style);
    return `${sign}${whole}${fraction === '' ? '' : `${style.decimal}${fraction}`}`;
  };
  const amountOf = (amount: Money | string, fractionOf: (fraction: string) => string): string => {
    const parts = partsOf(typeof amount === 'bigint' ? writeMoney(amount) : amount);
    return write(parts, fractionOf(parts.fraction));
  };
  const decimal = (value: number, places: number): string => {
    const parts = partsOf(value.toFixed(places));
    return write(parts, parts.fraction);
  };
  const plain: Numbers['plain'] = (value) => {
    const parts = partsOf(typeof value === 'number' ? value.toFixed(PLAIN_PLACES) : String(value));
    return write(parts, trimmed(parts.fraction));
  };
  return {
    amount: (amount) => amountOf(amount, cut),
    exactAmount: (amount) => amountOf(amount, (fraction) => trimmed(fraction).padEnd(AMOUNT_PLACES, '0')),
    shortAmount: (amount) => amountOf(amount, (fraction) => cut(fraction).replace(/^0+$/, '')),
    whole: (count) => plain(typeof count === 'number' ? Math.round(count) : count),
    decimal,
    plain,
    percent: (share) => `${plain(typeof share === 'number' ? share.toFixed(2) : share)}%`,
    style,
  };
};

/** Sets the thousands of these digits apart. */
export const grouped = (digits: string, { group }: NumberStyle): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+$)/g, () => group);

type Decimal = { readonly isNegative: boolean; readonly whole: string; readonly fraction: string };

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

const partsOf = (text: string): Decimal => {
  const [, sign, whole, fraction] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) throw new TypeError(`not a decimal: ${text}`);
  return { isNegative: sign === '-', whole: withoutZeros(whole), fraction: fraction ?? '' };
};

const cut = (fraction: string): string => fraction.slice(0, AMOUNT_PLACES).padEnd(AMOUNT_PLACES, '0');
const trimmed = (fraction: string): string => fraction.replace(/0+$/, '');
/** These digits without zeros before the first that counts. */
export const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
