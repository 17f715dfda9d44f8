import { drawIssue } from '@fairground/engines/lottery/draw';
import { gameOf } from '@fairground/engines/lottery/games';
import { createTicketTree, ticketBytes } from '@fairground/engines/lottery/merkle';
import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { checkDraw, correctedFrom } from './draw-check.ts';
import type { ProofBundle } from './draw-check.ts';
import { readProof, writeProof } from './proof-file.ts';

/** A draw as the house would publish it, with the second of three tickets. */
const aProof = (gameCode = 'SSC1M'): ProofBundle => {
  const game = gameOf(gameCode);
  if (game === undefined) throw new Error(`${gameCode} is offered.`);
  const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index));
  const tickets = [
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'c'],
  ];
  const tree = createTicketTree(tickets.map(ticketBytes), sha256);
  const root = bytesToHex(tree.root);
  const numero = '20260321-0288';
  const { index, path } = tree.prove(1);
  return {
    draw: {
      gameCode,
      numero,
      state: 'SETTLED',
      lockAt: new Date('2026-03-21T10:00:55Z'),
      drawAt: new Date('2026-03-21T10:01:00Z'),
      commitment: commitmentOf(seed),
      committedAt: new Date('2026-03-21T09:00:00Z'),
      root,
      tickets: 3,
      lockedAt: new Date('2026-03-21T10:00:55Z'),
      seed: writeSeed(seed),
      drawnAt: new Date('2026-03-21T10:01:00Z'),
      board: [...drawIssue(seed, { game, numero, root, tickets: 3, sent: ['12345'] })],
      sent: gameCode === 'YEEKEE15' ? ['12345'] : null,
      source: 'house',
      isSimulated: true,
    },
    ticket: { ticket: ['2', 'b'], index, path: path.map(bytesToHex) },
  };
};

const verdicts = (bundle: ProofBundle) =>
  Object.fromEntries(checkDraw(bundle).map(({ name, verdict }) => [name, verdict]));

test.each(['SSC1M', 'K3_1M', 'PK10_1M', 'KL8_5M', 'MB1M', 'THAI_GOV', 'YEEKEE15'])(
  'a true draw of %s is found true on this device alone',
  (code) => {
    const bundle = aProof(code);
    const draw = code === 'YEEKEE15' ? bundle.draw : { ...bundle.draw, sent: null };

    expect(verdicts({ ...bundle, draw })).toEqual({
      commitment: 'passed',
      times: 'passed',
      ticket: 'passed',
      draw: 'passed',
    });
  },
);

test('a seed that was exchanged, a ticket left out and a board that was changed are each found', () => {
  const { draw, ticket } = aProof();
  if (ticket === undefined) throw new Error('The proof has a ticket.');
  const otherSeed = 'f'.repeat(63) + '0';

  expect(verdicts({ draw: { ...draw, seed: otherSeed } })).toMatchObject({ commitment: 'failed', draw: 'failed' });
  expect(verdicts({ draw, ticket: { ...ticket, ticket: ['2', 'x'] } })).toMatchObject({ ticket: 'failed' });
  expect(verdicts({ draw, ticket: { ...ticket, path: ['no hash'] } })).toMatchObject({ ticket: 'failed' });
  expect(verdicts({ draw: { ...draw, board: ['0', '0', '0', '0', '0'] } })).toMatchObject({ draw: 'failed' });
  expect(verdicts({ draw: { ...draw, committedAt: draw.lockAt } })).toMatchObject({ times: 'failed' });
});

test('what is not published yet is awaited and not called wrong', () => {
  const { draw, ticket } = aProof();
  const open = { ...draw, root: null, tickets: null, lockedAt: null, seed: null, drawnAt: null, board: null };

  expect(verdicts({ draw: open, ...(ticket && { ticket }) })).toEqual({
    commitment: 'waiting',
    times: 'waiting',
    ticket: 'waiting',
    draw: 'waiting',
  });
});

test('a proof that was saved is read again as it was; what is no proof is refused', () => {
  const bundle = aProof();

  expect(readProof(writeProof(bundle))).toEqual(bundle);
  expect(readProof('{"draw":{}}')).toBeUndefined();
  expect(readProof('no JSON')).toBeUndefined();
});

test('of a result that an operator corrected the board that was drawn is shown, and of no other', () => {
  const { draw } = aProof();
  const other = draw.board?.map((digit) => String((Number(digit) + 1) % 10)) ?? [];

  expect(correctedFrom({ ...draw, source: 'operator', board: other })).toEqual(draw.board);
  expect(correctedFrom({ ...draw, source: 'operator' })).toBeUndefined();
  expect(correctedFrom({ ...draw, board: other })).toBeUndefined();
  expect(correctedFrom({ ...draw, source: 'operator', board: other, seed: null })).toBeUndefined();
});
