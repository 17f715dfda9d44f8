/** Reads the values of many keys with one statement, in the order of the keys. */
type ReadMany<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>;

type Waiting<Value> = {
  readonly answers: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Answers single keys out of batches: one batch is read at a time, and the keys asked for meanwhile form the next one.
 * Under load a statement serves hundreds of callers; alone a caller waits for its own statement only.
 */
export const readTogether = <Key, Value>(
  readMany: ReadMany<Key, Value>,
  { keysMax }: { readonly keysMax: number },
): ((key: Key) => Promise<Value>) => {
  const waiting = new Map<Key, Waiting<Value>>();
  let isReading = false;

  const readNext = async (): Promise<void> => {
    const batch = new Map([...waiting].slice(0, keysMax));
    for (const key of batch.keys()) waiting.delete(key);
    try {
      const values = await readMany([...batch.keys()]);
      for (const [index, { resolve }] of [...batch.values()].entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    }
  };

  const readAll = async (): Promise<void> => {
    // The callers of one turn of the loop share the first batch.
    await new Promise((resolve) => void setImmediate(resolve));
    while (waiting.size > 0) await readNext();
    isReading = false;
  };

  return (key) => {
    const asked = waiting.get(key);
    if (asked !== undefined) return asked.answers;
    const { promise: answers, resolve, reject } = Promise.withResolvers<Value>();
    waiting.set(key, { answers, resolve, reject });
    if (!isReading) {
      isReading = true;
      void readAll();
    }
    return answers;
  };
};
