import * as z from 'zod/mini';

/** A moment; on the wire ISO 8601 in UTC. */
export const momentSchema = z.codec(
  z.iso.datetime({ offset: true }),
  z.custom<Date>((value) => value instanceof Date && !Number.isNaN(value.getTime())),
  { decode: (text) => new Date(text), encode: (moment) => moment.toISOString() },
);
