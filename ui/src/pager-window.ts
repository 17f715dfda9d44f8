export type PagerStep =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number };

export type PagerOptions = {
  readonly page: number;
  readonly pageCount: number;
  /** How many pages stand around the present one, itself included. */
  readonly range?: number | undefined;
  /** How many pages always stand at either end. */
  readonly margin?: number | undefined;
};

/** Which page numbers a pager shows, and where it leaves some out. */
export function pagerWindow({ page, pageCount, range = 3, margin = 1 }: PagerOptions): readonly PagerStep[] {
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), pageCount - range + 1));
  const last = first + range - 1;
  const isShown = (candidate: number) =>
    candidate <= margin || candidate > pageCount - margin || (candidate >= first && candidate <= last);
  const steps: PagerStep[] = [];
  for (let candidate = 1; candidate <= pageCount; candidate += 1) {
    // A gap that hides a single page would be as wide as the page itself.
    const isLonelyGap = isShown(candidate - 1) && isShown(candidate + 1);
    if (isShown(candidate) || isLonelyGap) steps.push({ kind: 'page', page: candidate });
    else if (steps.at(-1)?.kind !== 'gap') steps.push({ kind: 'gap', after: candidate - 1 });
  }
  return steps;
}
