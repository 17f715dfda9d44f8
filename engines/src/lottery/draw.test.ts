import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { newServerSeed } from '../fair/seed.ts';
import { isBoard } from './board.ts';
import { drawIssue, drawOfIssue } from './draw.ts';
import { familyOf } from './families.ts';
import { GAMES } from './games.ts';
import type { Game } from './games.ts';
import { createTicketTree, createTreeOver, isInTree, leafOf, ticketBytes } from './merkle.ts';

const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index));
const theGame = (code: string): Game => {
  const found = GAMES.find((game) => game.code === code);
  if (found === undefined) throw new Error(`There is no game ${code}.`);
  return found;
};
const root = bytesToHex(sha256(new Uint8Array()));

test.each(GAMES)(
  '[part of A-03] $code draws a board of its layout, the same one for the same seed and tickets',
  (game) => {
    const issue = { game, numero: '20260321-0001', root, tickets: 0, sent: [] };

    const board = drawIssue(seed, issue);

    expect(isBoard(familyOf(game.family).layout, board)).toBe(true);
    expect(drawIssue(seed, issue)).toEqual(board);
  },
);

test('another ticket, another number of tickets or another issue is another draw', () => {
  const game = theGame('SSC1M');
  const issue = { game, numero: '20260321-0001', root, tickets: 0, sent: [] };
  const seeds = [
    issue,
    { ...issue, tickets: 1 },
    { ...issue, numero: '20260321-0002' },
    { ...issue, root: root.replace(/^./, root.startsWith('0') ? '1' : '0') },
  ].map((one) => drawOfIssue(one).clientSeed);

  expect(new Set(seeds).size).toBe(4);
});

test('the numbers that were sent move the result of Yeekee by their sum', () => {
  const game = theGame('YEEKEE15');
  const issue = { game, numero: '20260321-001', root, tickets: 0, sent: [] };
  const [house = ''] = drawIssue(seed, issue);

  const [moved] = drawIssue(seed, { ...issue, sent: ['00007', '99999'] });

  expect(moved).toBe(String((Number(house) + 6) % 100_000).padStart(5, '0'));
});

test.each([1, 2, 3, 4, 5, 8, 9, 13, 31])(
  'a tree of %i tickets is the tree over its blocks, and so are its proofs',
  (size) => {
    const tickets = Array.from({ length: size }, (_, index) => ticketBytes(['ticket', String(index)]));
    const whole = createTicketTree(tickets, sha256);
    const blocks = Array.from({ length: Math.ceil(size / 4) }, (_, block) => tickets.slice(4 * block, 4 * block + 4));
    const over = createTreeOver(
      blocks.map((block) => createTicketTree(block, sha256).root),
      sha256,
    );

    expect(over.root).toEqual(whole.root);
    for (const [index, ticket] of tickets.entries()) {
      const inBlock = createTreeOver(
        (blocks[index >> 2] ?? []).map((one) => leafOf(one, sha256)),
        sha256,
      ).prove(index % 4);
      const path = [...inBlock.path, ...over.prove(index >> 2).path];
      expect(path).toEqual(whole.prove(index).path);
      expect(isInTree(ticket, { index, path }, whole, sha256)).toBe(true);
    }
  },
);
