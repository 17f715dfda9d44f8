/** Draws few pictures at once, each only once however many ask, and those somebody waits for first. */
export type DrawingBoard = {
  /** The picture somebody waits for. */
  readonly ask: (key: string) => Promise<Buffer>;
  /** Draws these when nobody waits for another; ends when all are drawn or the board is closed. */
  readonly prepare: (keys: Iterable<string>) => Promise<void>;
  /** Begins nothing more, and ends when what is being drawn is done. */
  readonly close: () => Promise<void>;
};

type Waiting = { readonly start: () => void };

export const createDrawingBoard = (draw: (key: string) => Promise<Buffer>, atOnce: number): DrawingBoard => {
  const running = new Map<string, Promise<Buffer>>();
  const queue: Waiting[] = [];
  let drawing = 0;
  let isClosed = false;

  const turn = (): Promise<void> => {
    if (drawing < atOnce) {
      drawing += 1;
      return Promise.resolve();
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push({ start: resolve });
    return promise;
  };

  const done = (): void => {
    const next = queue.shift();
    if (next) next.start();
    else drawing -= 1;
  };

  const drawInTurn = async (key: string): Promise<Buffer> => {
    await turn();
    try {
      return await draw(key);
    } finally {
      done();
    }
  };

  const ask = (key: string): Promise<Buffer> => {
    const found = running.get(key);
    if (found) return found;
    const promise = drawInTurn(key).finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };

  return {
    ask,
    prepare: async (keys) => {
      for (const key of keys) {
        // One at a time, and only when nobody waits: a request waits for at most one other picture.
        while (queue.length > 0 && !isClosed) await Promise.allSettled(running.values());
        if (isClosed) return;
        await ask(key);
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(running.values());
    },
  };
};
