type Window = { readonly opensAt: Date | null; readonly closesAt: Date | null };

/** A timer of the browser holds no more. */
const LONGEST_MS = 2 ** 31 - 1;
/** The clock of the server decides; a page that is early would get the old answer again. */
const LATE_MS = 750;

/** How long until the window opens or closes; nothing where neither is to come. */
export const msToNextEdge = (window: Window | undefined, now: number): number | undefined => {
  const edges = [window?.opensAt, window?.closesAt].flatMap((edge) => edge?.getTime() ?? []);
  const next = Math.min(...edges.filter((edge) => edge > now));
  return Number.isFinite(next) ? Math.min(next - now + LATE_MS, LONGEST_MS) : undefined;
};
