/** A value that notifies its subscribers of changes. */
export type Signal<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Called now and after every change. */
  readonly show: (listener: (value: Value) => void) => void;
};

export const createSignal = <Value>(first: Value): Signal<Value> => {
  const listeners: ((value: Value) => void)[] = [];
  let current = first;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener(value);
    },
    show: (listener) => {
      listeners.push(listener);
      listener(current);
    },
  };
};
