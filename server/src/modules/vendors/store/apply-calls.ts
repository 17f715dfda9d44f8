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
};

/** What a call was answered, and what stands behind it. */
export type Decided = {
  readonly outcome: WagerOutcome;
  readonly isRepeat: boolean;
  readonly balance: Money;
  readonly http: number;
  readonly answer: string;
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
  if (row.o_reused !== null) return applyOthers(pool, batch, now, new Set(row.o_reused.map((place) => place - 1)));
  const answers = row.o_answers.split('\n');
  return batch.map((_, index) => {
    const { outcome, isRepeat } = outcomeOf(row.o_status[index] ?? -1);
    const balance = money(row.o_balance[index] ?? 0n);
    return { outcome, isRepeat, balance, http: row.o_http[index] ?? 500, answer: answers[index] ?? '' };
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
  const list = (textOf: (call: Call) => string): string => `{${batch.map(({ rider }) => textOf(rider)).join(',')}}`;
  const hasSession = batch.some(({ rider }) => rider.session !== undefined);
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
