import type { ServerResponse } from 'node:http';

/** Knows which requests are being answered, so that a stopping node can wait for them. */
export const createTraffic = () => {
  const running = new Set<ServerResponse>();
  let waiting: { readonly isDone: () => boolean; readonly settle: () => void }[] = [];

  const until = (isDone: () => boolean): Promise<void> =>
    isDone() ? Promise.resolve() : new Promise((settle) => waiting.push({ isDone, settle }));

  return {
    /** Counts a request until its answer is sent or its reader is gone: both close the response, once. */
    begin: (response: ServerResponse): void => {
      running.add(response);
      response.once('close', () => {
        running.delete(response);
        if (waiting.length === 0) return;
        const isSettled = Map.groupBy(waiting, ({ isDone }) => isDone());
        waiting = isSettled.get(false) ?? [];
        for (const { settle } of isSettled.get(true) ?? []) settle();
      });
    },
    /** Makes every answer that has not begun to leave the last one on its connection. */
    makeLast: (): void => {
      for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
    },
    /** Settles when nothing is being answered. */
    idle: (): Promise<void> => until(() => running.size === 0),
    /** Settles when no answer is handed over and not yet taken. */
    taken: (): Promise<void> => until(() => [...running].every((response) => !response.writableEnded)),
  };
};
