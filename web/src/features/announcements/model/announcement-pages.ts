/** Nine to a page, as the popup shows them. */
export const ANNOUNCEMENTS_PER_PAGE = 9;

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / ANNOUNCEMENTS_PER_PAGE));

/** One page of a list; pages count from one. */
export const pageOf = <Entry>(entries: readonly Entry[], page: number): readonly Entry[] =>
  entries.slice((page - 1) * ANNOUNCEMENTS_PER_PAGE, page * ANNOUNCEMENTS_PER_PAGE);
