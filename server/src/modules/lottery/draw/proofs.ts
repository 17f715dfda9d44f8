import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import type { DrawProof, readTicketProof } from '@fairground/contract/lottery/issues';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LotteryDeps } from '../deps.ts';
import { ticketFields } from '../domain/ticket.ts';
import { isSimulated } from './draw-source.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import { proveTicket } from './seal-issue.ts';
import { stateShown } from '../show/shown.ts';
import { findIssue, findIssueByNumero, holdOpenIssue } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';
import { findOrder, lockName } from '../store/orders.ts';
import { countSent, insertSent, listSent } from '../store/steps.ts';

type Deps = Pick<LotteryDeps, 'db'> & { readonly games: KnownGames };

/** Everything that is public of a draw by now. */
export const readDrawProof = async (deps: Deps, gameCode: string, numero: string): Promise<DrawProof> => {
  const known = await deps.games.find(gameCode);
  const issue = await findIssueByNumero(deps.db, known.id, numero);
  if (!issue) throw new Refusal('lottery.issue-unknown');
  return proofOf(deps, known, issue);
};

const proofOf = async ({ db }: Deps, { game }: KnownGame, issue: IssueRow): Promise<DrawProof> => {
  const isClosed = issue.root !== null;
  return {
    gameCode: game.code,
    numero: issue.numero,
    state: stateShown(issue.state),
    lockAt: issue.lock_at,
    drawAt: issue.draw_at,
    commitment: issue.commitment,
    committedAt: issue.committed_at,
    root: issue.root,
    tickets: issue.tickets,
    lockedAt: issue.locked_at,
    seed: issue.seed,
    drawnAt: issue.drawn_at,
    board: issue.board,
    sent: game.family === 'YEEKEE' && isClosed ? [...(await listSent(db, issue.id))] : null,
    source: issue.source,
    isSimulated: isSimulated(issue),
  };
};

/** That an order was among the tickets when sale closed. */
export const readTicketProofOf = async (
  deps: Deps,
  member: MemberId,
  id: OrderId,
): Promise<ValueOf<typeof readTicketProof>> => {
  const order = await findOrder(deps.db, member, id);
  if (!order) throw new Refusal('lottery.order-unknown');
  const issue = await findIssue(deps.db, order.issue_id);
  if (!issue) throw new Error('An order has no issue.');
  const known = await deps.games.byId(order.game_id);
  const proof =
    issue.root === null || order.cancelled_at !== null ? undefined : await proveTicket(deps, known, issue, id);
  if (!proof) throw new Refusal('lottery.proof-not-ready');
  return {
    draw: await proofOf(deps, known, issue),
    ticket: [...ticketFields(known.game.code, issue.numero, order)],
    index: proof.index,
    path: [...proof.path],
  };
};

const SENT_MAX = 20;

/** Yeekee: adds a number to the sum of an issue that sells, by the clock of the database. */
export const sendNumber = async (
  { db, games }: Deps,
  member: MemberId,
  { gameCode, numero, number }: { readonly gameCode: string; readonly numero: string; readonly number: string },
): Promise<{ readonly sent: number }> => {
  const known = await games.find(gameCode);
  const issue = await findIssueByNumero(db, known.id, numero);
  if (!issue) throw new Refusal('lottery.issue-unknown');
  if (known.game.family !== 'YEEKEE') throw new Refusal('lottery.number-refused');
  return inTransaction(db, async (tx) => {
    // The numbers of one member come one after the other: those that came at once would all be counted before the first.
    await lockName(tx, member, `sent ${issue.id}`);
    if (!issue.has_opened || !(await holdOpenIssue(tx, issue.id))) throw new Refusal('lottery.issue-closed');
    const sent = await countSent(tx, issue.id, member);
    if (sent >= SENT_MAX) throw new Refusal('lottery.number-refused');
    await insertSent(tx, issue.id, member, number);
    return { sent: sent + 1 };
  });
};
