import { grouped, withoutZeros } from './numbers.ts';
import type { NumberStyle } from './numbers.ts';

/*
 * How a field reads a number while somebody types it, in the convention of `numbers.ts`; apart from that file, for the
 * first visit of the site has no such field.
 */

/** What was typed or pasted, as decimal text that may still lack its end: separators go, other digits are read. */
export const readTypedNumber = (style: NumberStyle, text: string, places = 2): string => {
  const marks = asciiDigits(text)
    .replaceAll(/[^\d.,\u066B]/g, '')
    .replaceAll('\u066B', style.decimal);
  const [whole = '', fraction, ...more] = onlySign(marks, style.decimal).split(style.decimal);
  if (more.length > 0) return withoutZeros([whole, fraction, ...more].join(''));
  const digits = withoutZeros(whole);
  if (fraction === undefined || places === 0) return digits;
  return `${digits === '' ? '0' : digits}.${fraction.slice(0, places)}`;
};

/** The same text as the field shows it: thousands set apart, an unfinished fraction as it is. */
export const showTypedNumber = (style: NumberStyle, typed: string): string => {
  const [whole = '', fraction] = typed.split('.');
  const shown = grouped(whole, style);
  return fraction === undefined ? shown : `${shown}${style.decimal}${fraction}`;
};

/** The digits and the one sign that means something; whatever sets thousands apart goes. */
const onlySign = (text: string, sign: string): string =>
  [...text].filter((character) => character === sign || /\d/.test(character)).join('');

/** The zero of each script whose keyboard may be used; its nine digits follow it. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];

/** Turns the digits of other scripts into 0–9 and leaves the rest as it is. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((candidate) => code >= candidate && code < candidate + 10);
    return zero === undefined ? digit : String(code - zero);
  });
