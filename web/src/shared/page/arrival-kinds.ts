/**
 * A page is `new` to anyone who follows a link, and come back to by the history or by leaving what was opened from it.
 */
export type ArrivalKind = 'new' | 'return';

/** Where the places of pages are kept between the loads of a tab. */
export const PLACES_KEY = 'scrollPlaces';
