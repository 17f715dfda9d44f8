/** Knows how many requests are being answered, so that a stopping node can wait for them. */
export const createTraffic = () => {
  let running = 0;
  let waiting: (() => void)[] = [];

  const end = (): void => {
    running -= 1;
    if (running > 0) return;
    for (const settle of waiting) settle();
    waiting = [];
  };

  return {
    /**
     * Counts a request until what it gives is called: when the answer is sent or its reader is gone, and never for both.
     */
    begin: (): (() => void) => {
      running += 1;
      return end;
    },
    idle: (): Promise<void> => (running === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
};
