import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTicketTree, isInTree, ticketBytes } from './merkle.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const tickets = (count: number): readonly Uint8Array[] =>
  Array.from({ length: count }, (_, index) => ticketBytes([`order-${index}`, 'lo.2', '68', '27000.0000']));

test('every ticket of trees of any size is shown to be in them', () => {
  for (let size = 1; size <= 33; size += 1) {
    const all = tickets(size);
    const tree = createTicketTree(all, sha256);
    expect(all.every((ticket, index) => isInTree(ticket, tree.prove(index), tree, sha256))).toBe(true);
  }
});

test('a ticket that was not sold, a changed one or one at another place is not', () => {
  const all = tickets(11);
  const tree = createTicketTree(all, sha256);
  const [first = new Uint8Array(), second = new Uint8Array()] = all;
  const proof = tree.prove(0);

  expect(isInTree(ticketBytes(['order-99', 'lo.2', '68', '27000.0000']), proof, tree, sha256)).toBe(false);
  expect(isInTree(second, proof, tree, sha256)).toBe(false);
  expect(isInTree(first, { ...proof, index: 1 }, tree, sha256)).toBe(false);
  expect(isInTree(first, proof, { ...tree, size: 8 }, sha256)).toBe(false);
  expect(isInTree(first, { ...proof, path: proof.path.slice(1) }, tree, sha256)).toBe(false);
  expect(isInTree(first, { ...proof, path: [...proof.path, tree.root] }, tree, sha256)).toBe(false);
  expect(isInTree(first, { ...proof, index: 11 }, tree, sha256)).toBe(false);
  expect(isInTree(first, proof, { ...tree, root: sha256(tree.root) }, sha256)).toBe(false);
});

test('a knot cannot pass for a ticket', () => {
  const all = tickets(4);
  const tree = createTicketTree(all, sha256);
  const [left, right] = [createTicketTree(all.slice(0, 2), sha256).root, createTicketTree(all.slice(2), sha256).root];
  const knot = new Uint8Array([...left, ...right]);

  expect(isInTree(knot, { index: 0, path: [] }, { ...tree, size: 1 }, sha256)).toBe(false);
});

test('any change to any ticket changes the root', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (size, at) => {
      const all = tickets(size);
      const changed = all.with(at % size, ticketBytes(['another']));
      expect(hex(createTicketTree(changed, sha256).root)).not.toBe(hex(createTicketTree(all, sha256).root));
    }),
    { numRuns: 40, seed: 2 },
  );
});

test('the roots are those of RFC 6962', () => {
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const root = (count: number): string =>
    hex(
      createTicketTree(
        inputs.slice(0, count).map((text) => new Uint8Array(Buffer.from(text, 'hex'))),
        sha256,
      ).root,
    );

  expect(root(0)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(root(1)).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  expect(root(8)).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
});

test('there is no way to a ticket that does not exist', () => {
  expect(() => createTicketTree(tickets(3), sha256).prove(3)).toThrow(RangeError);
});

test('tickets with other fields have other bytes, however the fields are cut', () => {
  expect(hex(ticketBytes(['ab', 'c']))).not.toBe(hex(ticketBytes(['a', 'bc'])));
});
