import type { DrawProof } from '@fairground/contract/lottery/endpoints';
import type { Board } from '@fairground/engines/lottery/board';
import { drawIssue } from '@fairground/engines/lottery/draw';
import { gameOf } from '@fairground/engines/lottery/games';
import { isInTree, ticketBytes } from '@fairground/engines/lottery/merkle';
import { commitmentOf, readSeed } from '@fairground/engines/fair/seed';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** A ticket and its way to the root. */
export type TicketPath = {
  readonly ticket: readonly string[];
  readonly index: number;
  readonly path: readonly string[];
};

/** What is published of a draw, with or without a ticket; the same whether it was asked for or read from a file. */
export type ProofBundle = { readonly draw: DrawProof; readonly ticket?: TicketPath };

export const CHECKS = ['commitment', 'times', 'ticket', 'draw'] as const;
export type CheckName = (typeof CHECKS)[number];

/** `waiting`: what it needs is not published yet. */
export type Verdict = 'passed' | 'failed' | 'waiting';

export type Checked = { readonly name: CheckName; readonly verdict: Verdict };

/**
 * Repeats the whole draw from what was published, on this device alone: that the revealed seed is the one committed to,
 * that it was committed to before the lock and the tickets were fixed before the draw, that the ticket was among them,
 * and that seed and tickets give this board and no other.
 */
export const checkDraw = ({ draw, ticket }: ProofBundle): readonly Checked[] => [
  { name: 'commitment', verdict: commitmentVerdict(draw) },
  { name: 'times', verdict: timesVerdict(draw) },
  ...(ticket === undefined ? [] : [{ name: 'ticket' as const, verdict: ticketVerdict(draw, ticket) }]),
  { name: 'draw', verdict: boardVerdict(draw) },
];

const HASH = /^[0-9a-f]{64}$/;

const said = (isTrue: boolean): Verdict => (isTrue ? 'passed' : 'failed');

const commitmentVerdict = ({ seed, commitment }: DrawProof): Verdict => {
  if (seed === null) return 'waiting';
  const read = readSeed(seed);
  return said(read !== undefined && commitmentOf(read) === commitment);
};

const timesVerdict = ({ committedAt, lockAt, lockedAt, drawnAt }: DrawProof): Verdict => {
  if (committedAt >= lockAt) return 'failed';
  if (lockedAt === null || drawnAt === null) return 'waiting';
  return said(lockedAt <= drawnAt);
};

const ticketVerdict = ({ root, tickets }: DrawProof, { ticket, index, path }: TicketPath): Verdict => {
  if (root === null || tickets === null) return 'waiting';
  // A file may hold anything; what is no hash leads nowhere.
  if (![root, ...path].every((hash) => HASH.test(hash))) return 'failed';
  const proof = { index, path: path.map((hash) => hexToBytes(hash)) };
  return said(isInTree(ticketBytes(ticket), proof, { root: hexToBytes(root), size: tickets }, sha256));
};

const boardVerdict = (draw: DrawProof): Verdict => {
  const { seed, root, tickets, board } = draw;
  if (seed === null || root === null || tickets === null || board === null) return 'waiting';
  return said(drawnBoard(draw)?.join() === board.join());
};

/** The board that seed and tickets give. */
const drawnBoard = ({ gameCode, numero, seed, root, tickets, sent }: DrawProof): Board | undefined => {
  const game = gameOf(gameCode);
  const read = seed === null ? undefined : readSeed(seed);
  if (game === undefined || read === undefined || root === null || tickets === null) return undefined;
  return drawIssue(read, { game, numero, root, tickets, sent: sent ?? [] });
};

/** What was drawn before an operator set another result; nothing where the result is the one that was drawn. */
export const correctedFrom = (draw: DrawProof): Board | undefined => {
  if (draw.source !== 'operator' || draw.board === null) return undefined;
  const drawn = drawnBoard(draw);
  return drawn?.join() === draw.board.join() ? undefined : drawn;
};
