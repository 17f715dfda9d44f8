import pg from 'pg';

const TEXT_ARRAY = 1009;

/** Reads `{…}` into strings; the driver's own parsers for arrays of numbers go through floats. */
const strings: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY, 'text');

const asIs = (text: string): string => text;

/** How values leave the database, by type number. Whole numbers and amounts never pass through a float. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [20, BigInt], // int8
  [1016, (text) => strings(text).map((value) => (value === null ? null : BigInt(value)))], // int8[]
  [1700, asIs], // numeric
  [1231, strings], // numeric[]
  // A date or a timestamp without a zone is no moment: as a Date it would shift by the zone of the machine.
  [1082, asIs],
  [1182, strings],
  [1114, asIs],
  [1115, strings],
]);

/** The value parsers of our connections, in the shape the driver takes. */
export const valueParsers: pg.CustomTypesConfig = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own signature answers any.
  getTypeParser: (oid: number, format?: any): any =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? pg.types.getTypeParser(oid, format),
};
