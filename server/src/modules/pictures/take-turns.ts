/** Lets so many work at once; the others wait in the order they came. */
export const createTurns = (atOnceMax: number) => {
  const waiting: (() => void)[] = [];
  let working = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (working >= atOnceMax) await new Promise<void>((begin) => waiting.push(begin));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next waiter takes over the place.
      if (next) next();
      else working -= 1;
    }
  };
};
