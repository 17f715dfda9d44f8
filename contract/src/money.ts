/** An amount in units of 1/10,000 of its currency. Never a float, never a bare number. */
export type Money = bigint & { readonly unit: '1/10000' };

export const UNITS_PER_WHOLE = 10_000n;

/** Names a count of units as money. */
export const money = (units: bigint): Money => units as Money;

/** How an amount travels. */
export const AMOUNT_TEXT = /^-?\d{1,14}(\.\d{1,4})?$/;

/** Reads a decimal text such as `123.4567`; anything else is a programming error and throws. */
export const parseMoney = (text: string): Money => {
  if (!AMOUNT_TEXT.test(text)) throw new TypeError(`Not an amount: ${text}`);
  const isNegative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (isNegative ? text.slice(1) : text).split('.');
  const units = BigInt(whole) * UNITS_PER_WHOLE + BigInt(fraction.padEnd(4, '0'));
  return money(isNegative ? -units : units);
};

/** Writes the amount as the decimal text that travels: always four places. */
export const writeMoney = (amount: Money): string => {
  const size = amount < 0n ? -amount : amount;
  const text = `${size / UNITS_PER_WHOLE}.${(size % UNITS_PER_WHOLE).toString().padStart(4, '0')}`;
  return amount < 0n ? `-${text}` : text;
};
