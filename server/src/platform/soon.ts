/** Something that is there at once where it is known already, and later where it must be read first. */
export type Soon<Value> = Value | Promise<Value>;

/** Goes on with it: at once where it is there, for every wait costs a turn of the loop. */
export const andThen = <Value, Next>(soon: Soon<Value>, use: (value: Value) => Soon<Next>): Soon<Next> =>
  soon instanceof Promise ? soon.then(use) : use(soon);
