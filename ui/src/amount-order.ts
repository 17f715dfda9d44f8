/** Amounts are decimal strings from the wire to the screen; no float ever touches them. */
type Decimal = { readonly isNegative: boolean; readonly digits: string; readonly fraction: string };

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

function parse(decimal: string): Decimal {
  const [, sign, digits, fraction] = DECIMAL.exec(decimal) ?? [];
  if (digits === undefined) throw new TypeError(`not a decimal: ${decimal}`);
  return { isNegative: sign === '-', digits, fraction: fraction ?? '' };
}

/** Whether an amount is a gain, a loss or nothing. */
export function signOf(decimal: string): -1 | 0 | 1 {
  const { isNegative, digits, fraction } = parse(decimal);
  if (/^0*$/.test(digits + fraction)) return 0;
  return isNegative ? -1 : 1;
}

export function compareAmounts(left: string, right: string): -1 | 0 | 1 {
  const a = scaled(left, right);
  const b = scaled(right, left);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Both numbers as integers of the finer one's unit. */
function scaled(decimal: string, other: string): bigint {
  const { isNegative, digits, fraction } = parse(decimal);
  const places = Math.max(fraction.length, parse(other).fraction.length);
  const units = BigInt(digits + fraction.padEnd(places, '0'));
  return isNegative ? -units : units;
}
