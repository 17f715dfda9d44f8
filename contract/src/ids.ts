import * as z from 'zod/mini';

/** A bigint identity of the database that knows what it identifies. */
export type Id<Kind extends string> = bigint & { readonly idOf: Kind };

export type MemberId = Id<'member'>;

const DIGITS = /^[1-9]\d{0,18}$/;

/** The last identity a 64-bit column can hold. */
const LAST_ID = 2n ** 63n - 1n;

/** On the wire an id is a decimal string: distributed identities pass 2^53. */
export const idSchema = <Kind extends string>() =>
  z.codec(
    z.string().check(
      z.regex(DIGITS, { abort: true }),
      z.refine((text) => BigInt(text) <= LAST_ID),
    ),
    z.custom<Id<Kind>>((value) => typeof value === 'bigint'),
    { decode: (text) => BigInt(text) as Id<Kind>, encode: (id) => id.toString() },
  );

export const memberIdSchema = idSchema<'member'>();
