/** What is known of one mirror's speed. */
export type RouteSpeed =
  | { readonly state: 'waiting' }
  | { readonly state: 'testing' }
  | { readonly state: 'measured'; readonly ms: number; readonly answered: number }
  | { readonly state: 'unreachable' };

/** So many requests are timed, after one that opens the connection and is not counted. */
export const ATTEMPTS = 5;

/** The middle of several measurements: one slow answer does not condemn a route. */
const medianOf = (values: readonly number[]): number => {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? Number.POSITIVE_INFINITY;
};

/**
 * The speed out of several attempts; a failed one is null. One answer makes a route reachable, and their number is
 * shown.
 */
export const speedOf = (attempts: readonly (number | null)[]): RouteSpeed => {
  const answered = attempts.filter((ms) => ms !== null);
  if (answered.length === 0) return { state: 'unreachable' };
  return { state: 'measured', ms: Math.round(medianOf(answered)), answered: answered.length };
};

/** Whether every route has been measured, so that one may be called the fastest. */
export const fastestHost = (speeds: ReadonlyMap<string, RouteSpeed>): string | undefined => {
  let fastest: { readonly host: string; readonly ms: number } | undefined;
  for (const [host, speed] of speeds) {
    if (speed.state === 'waiting' || speed.state === 'testing') return undefined;
    if (speed.state === 'measured' && (!fastest || speed.ms < fastest.ms)) fastest = { host, ms: speed.ms };
  }
  return fastest?.host;
};
