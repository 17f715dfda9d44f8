/** How a family of calls differs from the product's own in its description: who proves what, and how it is answered. */
export type Dialect = {
  readonly description: string;
  readonly securitySchemes: Readonly<Record<string, unknown>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** The codes an answer can have, by status; the value comes without an envelope. */
  readonly statuses: ReadonlyMap<number, readonly string[]>;
};
