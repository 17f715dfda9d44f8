/** Something that is there at once where it is known already, and later where it must be read first. */
export type Soon<Value> = Value | Promise<Value>;
