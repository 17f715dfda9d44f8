/** Days of the business calendar and names of countries, as people read them. */
export { dayOf, isTooLong, lastDays, momentsOf, nextRange } from './business-days.ts';
export type { DayRange } from './business-days.ts';
export { countryName } from './country-name.ts';
