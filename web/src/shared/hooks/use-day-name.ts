import { useLocale } from '../i18n/index.ts';

/** Writes a day of the business, `2026-11-18`, as the reader's language does. */
export const useDayName = (): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};
