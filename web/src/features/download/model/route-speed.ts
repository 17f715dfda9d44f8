/** What is known of one mirror's speed. */
export type RouteSpeed =
  | { readonly state: 'waiting' }
  | { readonly state: 'testing' }
  | { readonly state: 'measured'; readonly ms: number }
  | { readonly state: 'unreachable' };

export const ATTEMPTS = 3;

/** The middle of several measurements: one slow handshake does not condemn a route. */
export const medianOf = (values: readonly number[]): number => {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? Number.POSITIVE_INFINITY;
};

/** The speed out of several attempts; a failed attempt is null. One answer is enough to call a route reachable. */
export const speedOf = (attempts: readonly (number | null)[]): RouteSpeed => {
  const answered = attempts.filter((ms) => ms !== null);
  return answered.length === 0 ? { state: 'unreachable' } : { state: 'measured', ms: Math.round(medianOf(answered)) };
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
