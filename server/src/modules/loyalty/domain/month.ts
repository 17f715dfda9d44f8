/** The first day of the month of a business day: `2026-11-18` becomes `2026-11-01`. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month before. */
export const monthBefore = (day: string): string => {
  const first = new Date(`${monthOf(day)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 10);
};
