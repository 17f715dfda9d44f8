/**
 * A tree of hashes over the tickets of an issue: its root is published when sales close, and a short path shows
 * anyone that a ticket was among them. Leaves and knots are hashed with different first bytes, so that neither can
 * pass for the other, and a last one without a partner goes up unchanged (the tree of RFC 6962).
 */

/** SHA-256, handed in: servers, browsers and tests each have their own. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** Where a ticket stands, and the hashes beside its way up. */
export type TicketProof = { readonly index: number; readonly path: readonly Uint8Array[] };

/** What is published when sales close: the root, and of how many tickets it is. */
export type TicketRoot = { readonly root: Uint8Array; readonly size: number };

export type TicketTree = TicketRoot & {
  readonly prove: (index: number) => TicketProof;
};

const LEAF = 0;
const KNOT = 1;

const joined = (first: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0));
  bytes[0] = first;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** The bytes of a ticket: its fields as a JSON list of texts, so that no two tickets have the same. */
export const ticketBytes = (fields: readonly string[]): Uint8Array => new TextEncoder().encode(JSON.stringify(fields));

/** The hash a ticket stands in the tree with. */
export const leafOf = (ticket: Uint8Array, sha256: Sha256): Uint8Array => sha256(joined(LEAF, ticket));

/** Builds the tree over tickets in the order they are given. */
export const createTicketTree = (tickets: Iterable<Uint8Array>, sha256: Sha256): TicketTree =>
  createTreeOver(
    Array.from(tickets, (ticket) => leafOf(ticket, sha256)),
    sha256,
  );

/**
 * The tree over hashes: of leaves, or of the roots of blocks that each hold the same power of two of leaves, the last
 * one as many as are left. Both give the same root, so that a proof needs one block and the roots of the others.
 */
export const createTreeOver = (hashes: readonly Uint8Array[], sha256: Sha256): TicketTree => {
  const levels: (readonly Uint8Array[])[] = [hashes];
  for (let level = hashes; level.length > 1; level = levels.at(-1) ?? []) {
    const above: Uint8Array[] = [];
    for (let left = 0; left < level.length; left += 2) {
      const [one, other] = [level[left], level[left + 1]];
      if (one !== undefined) above.push(other === undefined ? one : sha256(joined(KNOT, one, other)));
    }
    levels.push(above);
  }
  const size = hashes.length;
  return {
    root: levels.at(-1)?.[0] ?? sha256(new Uint8Array()),
    size,
    prove: (index) => {
      if (!Number.isInteger(index) || index < 0 || index >= size) throw new RangeError(`There is no ticket ${index}.`);
      const path: Uint8Array[] = [];
      for (let [height, at] = [0, index]; height < levels.length - 1; height += 1, at >>= 1) {
        const beside = levels[height]?.[at ^ 1];
        if (beside !== undefined) path.push(beside);
      }
      return { index, path };
    },
  };
};

/** Whether the path leads from the ticket to the root. */
export const isInTree = (
  ticket: Uint8Array,
  { index, path }: TicketProof,
  { root, size }: TicketRoot,
  sha256: Sha256,
): boolean => {
  if (!Number.isInteger(index) || !Number.isInteger(size) || index < 0 || index >= size) return false;
  const beside = [...path];
  let hash = sha256(joined(LEAF, ticket));
  for (let [at, width] = [index, size]; width > 1; at >>= 1, width = Math.ceil(width / 2)) {
    // The last one of an odd row has nobody beside it.
    if ((at ^ 1) >= width) continue;
    const other = beside.shift();
    if (other === undefined) return false;
    hash = sha256(at % 2 === 0 ? joined(KNOT, hash, other) : joined(KNOT, other, hash));
  }
  return beside.length === 0 && hash.length === root.length && hash.every((byte, at) => byte === root[at]);
};
