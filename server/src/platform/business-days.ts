/** The days of the business, in the time zone of the brand: there it is midnight, quotas start again, birthdays count. */
export type BusinessDays = {
  readonly timeZone: string;
  /** `yyyy-MM-dd`. */
  readonly dayOf: (moment: Date) => string;
};

export const createBusinessDays = (timeZone: string): BusinessDays => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return { timeZone, dayOf: (moment) => format.format(moment) };
};

/** Writes moments as the zone has them, `2026-11-18 23:05:09`: they sort as they follow each other. */
export const stampsIn = (timeZone: string): ((moment: Date) => string) => {
  // Swedish writes a moment the way it is sorted.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(moment);
};
