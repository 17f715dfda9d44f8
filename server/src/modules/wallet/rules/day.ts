/** The date a moment has in a zone, as YYYY-MM-DD. */
export const dayIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );

const MONTHS_A_YEAR = 12n;
const FIRST_YEAR = 2020n;
const MONTH_BITS = 51n;

/** Numbers begin with the month, so that a table partitioned by number is partitioned by month. */
export const monthBase = (day: string): bigint => {
  const [year = '', month = ''] = day.split('-');
  return ((BigInt(year) - FIRST_YEAR) * MONTHS_A_YEAR + BigInt(month)) << MONTH_BITS;
};

/** The first number of the month that a number belongs to. */
export const monthBaseOf = (id: bigint): bigint => (id >> MONTH_BITS) << MONTH_BITS;
