import type { Pool } from 'pg';
import { VENDOR_CODES } from '@fairground/contract/vendors/codes';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { COLUMNS, WAGER_OUTCOMES, columnsOf, outcomeOf } from '../../betting/index.ts';
import type { AppliedRow, Carried, WagerOutcome } from '../../betting/index.ts';
import { headOf } from '../answer.ts';
import { CODE_OF } from '../domain/outcome.ts';
import type { Nonce } from './calls.ts';

/** A signed call that moves money, apart from the wager it asks for. */
export type Call = Nonce & {
  /** What the vendor calls it. */
  readonly word: string;
  /** How many of the ledger's units one minor unit of the currency is. */
  readonly step: bigint;
  /** Of a stake: the session that must be alive, by the hash of its token, and the group the game belongs to. */
  readonly session?: { readonly tokenHash: string; readonly gameGroup: string };
  /** Of a stake that comes with its result: the call that the result would have been. */
  readonly result?: Omit<Call, 'session' | 'result'>;
};

/** What a call was answered, and what stands behind it. */
export type Decided = {
  readonly outcome: WagerOutcome;
  readonly isRepeat: boolean;
  readonly balance: Money;
  readonly http: number;
  readonly answer: string;
  readonly result?: Decided;
};

export const NONCE_REUSED = 'nonce-reused';

type CallsRow = Pick<AppliedRow, 'o_status' | 'o_balance'> & {
  readonly o_reused: readonly number[] | null;
  readonly o_http: readonly number[];
  readonly o_answers: string;
};

const OWN_COLUMNS = 11;
const PLACES = Array.from({ length: COLUMNS + OWN_COLUMNS }, (_, index) => `$${index + 1}`).join(', ');

/** Applies a batch of calls in one statement and one commit: nonces, sessions, wagers and the answers that are kept. */
export const applyCalls = async (
  pool: Pool,
  batch: readonly Carried<Call>[],
  now: Date,
): Promise<readonly (Decided | typeof NONCE_REUSED)[]> => {
  const { rows } = await pool.query<CallsRow>({
    name: 'vendors_apply',
    // Only what is read: a date for each call would cost more to parse than the call.
    text: `select o_reused, o_status, o_balance, o_http, o_answers from vendors_apply(${PLACES})`,
    values: [...columnsOf(batch.map(({ wager }) => wager)), ...ownColumnsOf(batch), now, HEADS, HTTP],
  });
  const [row] = rows;
  if (!row) throw new Error('vendors_apply answered nothing.');
  const placeOf = firstRowsOf(batch);
  if (row.o_reused !== null) {
    const reused = new Set(row.o_reused.map((place) => placeOf.findLastIndex((first) => first < place)));
    return applyOthers(pool, batch, now, reused);
  }
  const answers = row.o_answers.split('\n');
  const decidedAt = (place: number): Decided => {
    const { outcome, isRepeat } = outcomeOf(row.o_status[place] ?? -1);
    const balance = money(row.o_balance[place] ?? 0n);
    return { outcome, isRepeat, balance, http: row.o_http[place] ?? 500, answer: answers[place] ?? '' };
  };
  return batch.map(({ rider }, index) => {
    const place = placeOf[index] ?? 0;
    return rider.result ? { ...decidedAt(place), result: decidedAt(place + 1) } : decidedAt(place);
  });
};

/** Where the rows of each call begin: a stake with its result has two. */
const firstRowsOf = (batch: readonly Carried<Call>[]): readonly number[] => {
  let taken = 0;
  return batch.map(({ wager }) => {
    const first = taken;
    taken += wager.length;
    return first;
  });
};

/** Some nonces were used before: the other calls are sent again, their own nonces being kept by now. */
const applyOthers = async (
  pool: Pool,
  batch: readonly Carried<Call>[],
  now: Date,
  reused: ReadonlySet<number>,
): Promise<readonly (Decided | typeof NONCE_REUSED)[]> => {
  const others = batch.filter((_, index) => !reused.has(index));
  const decided = others.length === 0 ? [] : await applyCalls(pool, others, now);
  let taken = 0;
  return batch.map((_, index) => (reused.has(index) ? NONCE_REUSED : (decided[taken++] ?? NONCE_REUSED)));
};

const ownColumnsOf = (batch: readonly Carried<Call>[]): readonly (string | null)[] => {
  const calls = batch.flatMap(({ rider }): readonly Call[] => (rider.result ? [rider, rider.result] : [rider]));
  const list = (textOf: (call: Call) => string): string => `{${calls.map(textOf).join(',')}}`;
  const hasSession = calls.some(({ session }) => session !== undefined);
  return [
    list(({ vendorId }) => vendorId.toString()),
    list(({ word }) => word),
    list(({ nonce }) => nonce),
    list(({ ticket }) => ticket.toString()),
    list(({ expiresAt }) => expiresAt.toISOString()),
    list(({ step }) => step.toString()),
    hasSession ? list(({ session }) => session?.tokenHash ?? 'NULL') : null,
    hasSession ? list(({ session }) => (session ? quoted(session.gameGroup) : 'NULL')) : null,
  ];
};

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** By status plus one, as the statement looks them up; what no status has is never asked for. */
const byStatus = (textOf: (outcome: WagerOutcome) => string): string => {
  const size = Math.max(...WAGER_OUTCOMES.keys()) + 1;
  const texts = Array.from({ length: size }, (_, status) => {
    const outcome = WAGER_OUTCOMES.get(status);
    return outcome === undefined ? 'NULL' : textOf(outcome);
  });
  return `{${texts.join(',')}}`;
};

/** What the answers begin with: an object that is not closed yet. */
const HEADS = byStatus((outcome) => quoted(JSON.stringify(headOf(CODE_OF[outcome])).slice(0, -1)));
const HTTP = byStatus((outcome) => String(VENDOR_CODES[CODE_OF[outcome]].status));
