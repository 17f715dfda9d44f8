const DAY_MS = 86_400_000;

const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day so many days later. */
export const nextDay = (day: string, days = 1): string =>
  new Date(momentOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
export const monday = (day: string): string => nextDay(day, -((momentOf(day).getUTCDay() + 6) % 7));
