import { asciiDigits } from './ascii-digits.ts';

/** Amounts are decimal strings from the wire to the screen; no float ever touches them. */
type Decimal = { readonly isNegative: boolean; readonly whole: string; readonly fraction: string };

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

function parse(decimal: string): Decimal {
  const [, sign, whole, fraction] = DECIMAL.exec(decimal) ?? [];
  if (whole === undefined) throw new TypeError(`not a decimal: ${decimal}`);
  return { isNegative: sign === '-', whole: whole.replace(/^0+(?=\d)/, ''), fraction: fraction ?? '' };
}

/** Comma thousands and two decimals, cut and never rounded: nobody is shown money that is not there. */
export function formatAmount(decimal: string, places = 2): string {
  const { isNegative, whole, fraction } = parse(decimal);
  const shownFraction = fraction.slice(0, places).padEnd(places, '0');
  const isZero = /^0*$/.test(whole + shownFraction);
  const sign = isNegative && !isZero ? '-' : '';
  return `${sign}${groupThousands(whole)}${places > 0 ? `.${shownFraction}` : ''}`;
}

/** Whether an amount is a gain, a loss or nothing. */
export function signOf(decimal: string): -1 | 0 | 1 {
  const { isNegative, whole, fraction } = parse(decimal);
  if (/^0*$/.test(whole + fraction)) return 0;
  return isNegative ? -1 : 1;
}

export function compareAmounts(left: string, right: string): -1 | 0 | 1 {
  const a = scaled(left, right);
  const b = scaled(right, left);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Reads what a person typed or pasted: commas and spaces go, a second dot makes all dots thousands. */
export function amountFromText(text: string, places = 2): string {
  const plain = asciiDigits(text).replaceAll(/[^\d.]/g, '');
  const [whole = '', fraction, ...more] = plain.split('.');
  if (more.length > 0) return plain.replaceAll('.', '').replace(/^0+(?=\d)/, '');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (fraction === undefined || places === 0) return digits;
  return `${digits === '' ? '0' : digits}.${fraction.slice(0, places)}`;
}

/** The typed text with its thousands set apart; an unfinished fraction stays as it is. */
export function groupAmountText(text: string): string {
  const [whole = '', fraction] = text.split('.');
  return fraction === undefined ? groupThousands(whole) : `${groupThousands(whole)}.${fraction}`;
}

/** A finished decimal for the wire, or nothing when no number was typed yet. */
export function decimalFromText(text: string): string | undefined {
  const decimal = text.replace(/\.$/, '');
  return DECIMAL.test(decimal) ? decimal : undefined;
}

function groupThousands(whole: string): string {
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Both numbers as integers of the finer one's unit. */
function scaled(decimal: string, other: string): bigint {
  const { isNegative, whole, fraction } = parse(decimal);
  const places = Math.max(fraction.length, parse(other).fraction.length);
  const units = BigInt(whole + fraction.padEnd(places, '0'));
  return isNegative ? -units : units;
}
