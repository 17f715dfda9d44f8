/**
 * The pages one went through, each by the last id of the page before; the first has none. The record is read by such
 * marks and not by numbers, because money that moves meanwhile would shift numbered pages.
 */
export type PageTrail<RowId> = readonly RowId[];

/** The trail that leads to a page: back along what is known, or one step further. */
export const trailTo = <RowId>(trail: PageTrail<RowId>, page: number, lastId: RowId | undefined): PageTrail<RowId> => {
  if (page <= trail.length) return trail.slice(0, Math.max(0, page - 1));
  return lastId === undefined ? trail : [...trail, lastId];
};
