/** How a family of calls differs from the product's own in its description: who proves what, and how it is answered. */
export type Dialect = {
  readonly description: string;
  readonly securitySchemes: Readonly<Record<string, unknown>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** The codes an answer can carry, by status; the value stands without an envelope under each of them. */
  readonly statuses: ReadonlyMap<number, readonly string[]>;
};
