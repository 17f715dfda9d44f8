/** The day of the business: where it is midnight, quotas begin anew and a birthday counts. */
const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Ho_Chi_Minh',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `yyyy-MM-dd`. */
export const businessDayOf = (moment: Date): string => day.format(moment);
