import * as z from 'zod/mini';

/** A vendor's own numbering: visible characters without blanks. */
export const vendorWordSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/));

/** An amount in minor units of its currency, as digits: a JSON number would lose some. */
export const minorUnitsSchema = z.codec(
  z.string().check(z.regex(/^(0|[1-9]\d{0,17})$/)),
  z.custom<bigint>((value) => typeof value === 'bigint'),
  { decode: (text) => BigInt(text), encode: (amount) => amount.toString() },
);

/** A balance may be negative after a win was taken back. */
export const balanceSchema = z.codec(
  z.string().check(z.regex(/^(0|-?[1-9]\d{0,18})$/)),
  z.custom<bigint>((value) => typeof value === 'bigint'),
  { decode: (text) => BigInt(text), encode: (amount) => amount.toString() },
);

export const currencySchema = z.string().check(z.regex(/^[A-Z]{3,8}$/));

export const gameCodeSchema = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** 256 random bits and the player's number, base64url. */
export const tokenSchema = z.string().check(z.regex(/^[\w-]{16,255}$/));
