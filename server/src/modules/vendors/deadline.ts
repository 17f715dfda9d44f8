/** What was asked for is still under way; what becomes of it is not known here. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/** Waits so long and no longer. The work goes on: it is only the answer that cannot wait for it. */
export const within = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlinePassed(`not done within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
