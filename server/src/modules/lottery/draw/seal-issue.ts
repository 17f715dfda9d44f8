import { createTicketTree, createTreeOver } from '@fairground/engines/lottery/merkle';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { CoverageFinder } from '../sale/coverages.ts';
import type { LotteryDeps } from '../deps.ts';
import { BLOCK_SIZE, sha256, ticketOf } from '../domain/ticket.ts';
import { countOpposed, findCoverers } from '../settlement/count-opposed.ts';
import type { KnownGame } from '../games.ts';
import { updateIssue } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';
import { listTickets } from '../store/orders.ts';
import { insertBlocks, listBlocks, readLeaves } from '../store/proofs.ts';
import type { LeafBlock, TicketBlock } from '../store/proofs.ts';
import type { OrderSpan } from '../store/valid.ts';

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The root over no tickets at all. */
export const EMPTY_ROOT = hexOf(createTicketTree([], sha256).root);

/**
 * Closes the market of a locked issue and publishes the root of its tickets, the hashes of a block of them in memory at
 * a time. Every bet that was accepted is in the register when the market is locked, so the tickets are the same however
 * often this starts over. Nothing is written before all of it is known: a commit for each block would wait for the disk
 * as often.
 */
export const sealIssue = async (
  { db, betting, coverages }: Pick<LotteryDeps, 'db' | 'betting'> & { readonly coverages: CoverageFinder },
  { game }: KnownGame,
  issue: IssueRow,
): Promise<IssueRow | undefined> => {
  if (issue.market_id === null) throw new Error('An issue without a market has its root already.');
  await betting.lockMarket(issue.market_id);
  const [{ blocks, tickets, span }, coverers] = await Promise.all([
    hashTickets(db, game.code, issue),
    findCoverers(db, game, issue.id),
  ]);
  if (span !== undefined) await countOpposed({ db, coverages }, game, issue.id, coverers, span);
  const { root } = createTreeOver(
    blocks.map(({ hash }) => hash),
    sha256,
  );
  const sealed = { root: hexOf(root), tickets, due_at: issue.draw_at };
  const isSealed = await inTransaction(db, async (tx) => {
    await insertBlocks(tx, issue.id, blocks);
    return updateIssue(tx, issue.id, ['LOCKED'], sealed);
  });
  return isSealed ? { ...issue, ...sealed } : undefined;
};

type Hashed = {
  readonly blocks: readonly TicketBlock[];
  readonly tickets: number;
  /** Nothing where no ticket was sold. */
  readonly span: OrderSpan | undefined;
};

const hashTickets = async (db: Db, game: string, { id, numero }: IssueRow): Promise<Hashed> => {
  const blocks: TicketBlock[] = [];
  let span: OrderSpan | undefined;
  let tickets = 0;
  for (let after = 0n; ;) {
    const read = await readLeaves(db, { game, numero, issue: id, after }, BLOCK_SIZE);
    if (read === undefined) return { blocks, tickets, span };
    const { root } = createTreeOver(eachOf(read), sha256);
    blocks.push({ block: blocks.length, first_order: read.first, hash: Buffer.from(root) });
    tickets += read.count;
    span = { from: span?.from ?? read.first, through: read.last };
    after = read.last;
  }
};

const eachOf = ({ leaves, count }: LeafBlock): readonly Uint8Array[] => {
  const size = leaves.length / count;
  return Array.from({ length: count }, (_, place) => leaves.subarray(place * size, (place + 1) * size));
};

/** The way from a ticket to the root of its issue. */
export const proveTicket = async (
  { db }: Pick<LotteryDeps, 'db'>,
  { game }: KnownGame,
  issue: IssueRow,
  orderId: bigint,
): Promise<{ readonly index: number; readonly path: readonly string[] } | undefined> => {
  const blocks = await listBlocks(db, issue.id);
  const at = blocks.findLastIndex(({ first_order }) => first_order <= orderId);
  const block = blocks[at];
  if (block === undefined) return undefined;
  const orders = await listTickets(db, issue.id, { from: block.first_order }, BLOCK_SIZE);
  const place = orders.findIndex(({ id }) => id === orderId);
  if (place === -1) return undefined;
  const inBlock = createTicketTree(
    orders.map((order) => ticketOf(game.code, issue.numero, order)),
    sha256,
  ).prove(place);
  const over = createTreeOver(
    blocks.map(({ hash }) => hash),
    sha256,
  ).prove(at);
  return { index: at * BLOCK_SIZE + place, path: [...inBlock.path, ...over.path].map(hexOf) };
};
