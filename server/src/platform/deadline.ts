/** What was asked for is still under way; what becomes of it is not known here. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * An answered caller needs nothing any more: nothing of the call is held until its time would have
 * passed.
 */
type Waiting = { readonly until: number; tooLate: (() => void) | undefined };

/**
 * Waits for work up to a time limit. The work itself goes on. All callers have the same limit, so deadlines pass in
 * order of arrival and one timer, for the first of them, is enough.
 */
export const createDeadline = (ms: number): (<Result>(work: Promise<Result>) => Promise<Result>) => {
  let line: Waiting[] = [];
  let first = 0;
  let timer: NodeJS.Timeout | undefined;

  const turnAway = (): void => {
    timer = undefined;
    const now = performance.now();
    for (let next = line[first]; next && (!next.tooLate || next.until <= now); next = line[first]) {
      next.tooLate?.();
      first += 1;
    }
    line = line.slice(first);
    first = 0;
    const [next] = line;
    if (next) timer = setTimeout(turnAway, Math.max(1, next.until - now)).unref();
  };

  return <Result>(work: Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const waiting: Waiting = {
        until: performance.now() + ms,
        tooLate: () => reject(new DeadlinePassed(`not done within ${ms} ms`)),
      };
      line.push(waiting);
      timer ??= setTimeout(turnAway, ms).unref();
      const settle = (tell: () => void): void => {
        waiting.tooLate = undefined;
        tell();
      };
      work.then(
        (result) => settle(() => resolve(result)),
        (error: unknown) => settle(() => reject(error)),
      );
    });
};
