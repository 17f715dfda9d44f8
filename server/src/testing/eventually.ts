import { vi } from 'vitest';

/**
 * Waits until a check passes. Only what hangs is ended: beside other tests a fact may have to wait for their transactions,
 * and how fast something is, benches say.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000 });
