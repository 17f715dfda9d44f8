import * as z from 'zod/mini';
import { AMOUNT_TEXT, parseMoney, writeMoney } from './money.ts';
import type { Money } from './money.ts';

/**
 * On the wire a decimal string, because a JSON number loses precision. In a file of its own: the first page of the site
 * writes amounts and must not carry the schema library for it.
 */
export const moneySchema = z.codec(
  z.string().check(z.regex(AMOUNT_TEXT)),
  z.custom<Money>((value) => typeof value === 'bigint'),
  { decode: parseMoney, encode: writeMoney },
);
