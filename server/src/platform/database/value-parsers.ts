import pg from 'pg';

const asIs = (text: string): string => text;

/** Reads `{1,2,NULL}`. Values of the types below never need quotes, so a comma always divides two of them. */
const listOf =
  <Value>(parse: (text: string) => Value) =>
  (text: string): (Value | null)[] =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((value) => (value === 'NULL' ? null : parse(value)));

const readMoment: (text: string) => Date = pg.types.getTypeParser(1184);

/** Reads `{"2026-11-15 20:11:12.123456+00",NULL}`. What one statement wrote has one moment, which is read once. */
const momentsOf = (text: string): (Date | null)[] => {
  let [last, moment] = ['', 0];
  return listOf((quoted) => {
    if (quoted !== last) [last, moment] = [quoted, Number(readMoment(quoted.replaceAll('"', '')))];
    return new Date(moment);
  })(text);
};

/** How values leave the database, by type number. Whole numbers and amounts never pass through a float. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [20, BigInt], // int8
  [1016, listOf(BigInt)], // int8[]
  [1700, asIs], // numeric
  [1231, listOf(asIs)], // numeric[]
  // A date or a timestamp without a zone is no moment: as a Date it would shift by the zone of the machine.
  [1082, asIs], // date
  [1182, listOf(asIs)], // date[]
  [1114, asIs], // timestamp
  [1185, momentsOf], // timestamptz[]
]);

/** The value parsers of our connections, in the shape the driver takes. */
export const valueParsers: pg.CustomTypesConfig = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own signature answers any.
  getTypeParser: (oid: number, format?: any): any =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? pg.types.getTypeParser(oid, format),
};
