/** A count in little room. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count));
