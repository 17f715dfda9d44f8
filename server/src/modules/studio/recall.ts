import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type {
  findOwnRounds as findContract,
  listRounds as listContract,
  readRound as readContract,
} from '@fairground/contract/studio/endpoints';
import type { Round, StudioRoundId } from '@fairground/contract/studio/round';
import { Refusal } from '../../platform/refusal.ts';
import { lineIfOpen } from './line-if-open.ts';
import type { Live } from './live/live.ts';
import type { PlaySession, PlaySessions } from './sessions.ts';
import { named } from './settle-round.ts';
import { accountCodeOf } from './install.ts';
import { wholeStep } from './domain/whole-step.ts';
import { showRounds } from './show-round.ts';
import type { ShowDeps } from './show-round.ts';
import { readRules } from './store/definitions.ts';
import { findRound, listOwnRounds, listRoundsOf } from './store/rounds.ts';
import type { RoundRow } from './store/rounds.ts';
import { findSeed } from './store/seeds.ts';

type RecallDeps = ShowDeps & { readonly live: Live; readonly sessions: Pick<PlaySessions, 'lineOf'> };

/** The last rounds of the player in the game of the session. */
export const recallRounds = async (
  deps: RecallDeps,
  session: PlaySession,
  { before, pageSize }: { readonly before?: StudioRoundId | undefined; readonly pageSize: number },
): Promise<ValueOf<typeof listContract>> => {
  const page = { before, limit: pageSize + 1 };
  // Flights are shared today and were flown alone before: both are numbered in one row.
  const { isShared, wasSingle } = await deps.live.plays(session);
  const shared = isShared ? await deps.live.recall(session, page) : [];
  const own = isShared && !wasSingle ? [] : await ownRounds(deps, session, page);
  const rows = [...shared, ...own]
    .toSorted((one, other) => (one.roundId > other.roundId ? -1 : 1))
    .slice(0, page.limit);
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? (list.at(-1)?.roundId ?? null) : null };
};

/** Which of the rounds behind bets the studio has: their numbers, comma by comma. */
export const findRounds = async (
  { db, live }: Pick<RecallDeps, 'db' | 'live'>,
  memberId: MemberId,
  numbers: string,
): Promise<ValueOf<typeof findContract>> => {
  const ids = numbers.split(',').map((number) => BigInt(number) as StudioRoundId);
  const rows = await listOwnRounds(db, memberId, ids);
  const own = rows.map(({ id, vendor, kind, nonce, seed_state }) => ({
    roundId: id,
    vendor,
    kind,
    nonce,
    isRevealed: seed_state === 'REVEALED',
  }));
  const found = [...own, ...(await live.find(memberId, ids))];
  return { list: found.map((round) => ({ ...round, vendor: accountCodeOf(round.vendor) })) };
};

const ownRounds = async (deps: RecallDeps, session: PlaySession, page: Parameters<typeof listRoundsOf>[2]) => {
  const rows = await listRoundsOf(deps.db, session, page);
  return withFunds(deps, rows, await showRounds(deps, rows));
};

/** The calls about a round that move money: its stake, its win, and what went back. */
const MOVES = [
  ['bet', 'bet'],
  ['win', 'win'],
  ['rollback', 'undo'],
] as const;

/** Rounds with what their player had before and after them, as the ledger keeps it. */
const withFunds = async (
  { sessions }: RecallDeps,
  rows: readonly RoundRow[],
  rounds: readonly Round[],
): Promise<readonly Round[]> => {
  const [first] = rows;
  if (!first) return rounds;
  const line = await lineIfOpen(sessions, first.vendor);
  if (!line) return rounds;
  const calls = rows.flatMap((row) =>
    MOVES.map(([action, what]) => ({ action, transactionId: named(row, what).transactionId })),
  );
  const balances = await line.balances(first.member_id, calls);
  return rounds.map((round, place) => {
    const moved = balances.slice(place * MOVES.length, (place + 1) * MOVES.length).filter((each) => each !== undefined);
    const [earliest, latest] = [moved[0], moved.at(-1)];
    return earliest && latest ? { ...round, funds: { before: earliest.before, after: latest.after } } : round;
  });
};

/** A round of the player with all it takes to repeat it; the secret only once it has been revealed. */
export const proveRound = async (
  deps: RecallDeps,
  memberId: MemberId,
  roundId: StudioRoundId,
): Promise<ValueOf<typeof readContract>> => {
  const shared = await deps.live.prove(memberId, roundId);
  if (shared) return shared;
  const row = await findRound(deps.db, memberId, roundId);
  const seed = row && (await findSeed(deps.db, row.seed_id));
  const [round] = row ? await withFunds(deps, [row], await showRounds(deps, [row])) : [];
  if (!row || !seed || !round) throw new Refusal('studio.round-unknown');
  return {
    round,
    model: row.model,
    definitionHash: row.definition_hash,
    rules: await readRules(deps.db, row.definition_hash),
    commitment: seed.commitment,
    clientSeed: seed.client_seed ?? '',
    serverSeed: deps.seeds.revealedSecret(seed),
    payStep: money(wholeStep(row.currency)),
    ...(await otherPoolRules(deps, row, round)),
  };
};

/** The rules of lives the round ended which began under others than its own. */
const otherPoolRules = async ({ db }: RecallDeps, { definition_hash }: RoundRow, { shown }: Round) => {
  const named = shown?.kind === 'slot' ? (shown.hits ?? []).map(({ definitionHash }) => definitionHash) : [];
  const others = [...new Set(named)].filter((hash) => hash !== undefined && hash !== definition_hash);
  return others.length === 0 ? {} : { poolRules: await Promise.all(others.map((hash) => readRules(db, String(hash)))) };
};
