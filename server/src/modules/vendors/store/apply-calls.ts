import type { Pool } from 'pg';
import { VENDOR_CODES } from '@fairground/contract/vendors/codes';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { askOn, placesNamedBy, sqlStateOf } from '../../../platform/database/index.ts';
import { COLUMNS, WAGER_OUTCOMES, columnsOf, outcomeOf } from '../../betting/index.ts';
import type { AppliedRow, Carried, WagerOutcome } from '../../betting/index.ts';
import { headOf } from '../answer.ts';
import { CODE_OF } from '../domain/outcome.ts';
import type { Nonce } from './calls.ts';

/** What a vendor of our own writes down in one commit with a stake that is taken: by which function, and of what. */
export type Keeping = {
  /** Takes the statuses of all rows, the places of the stakes from 1, and what they come with as a list of JSON. */
  readonly by: string;
  readonly row: string;
  /** The codes the function ends with where it cannot: then nothing was moved. */
  readonly refusesWith: readonly string[];
};

/** A signed call that moves money, apart from the wager it asks for. */
export type Call = Omit<Nonce, 'nonce'> & {
  /** Null of a call from within. */
  readonly nonce: string | null;
  /** What the vendor calls it. */
  readonly word: string;
  /** How many of the ledger's units one minor unit of the currency is. */
  readonly step: bigint;
  /** Of a stake: the session that must be alive, by the hash of its token, and the group the game belongs to. */
  readonly session?: { readonly tokenHash: string; readonly gameGroup: string };
  /** Of a stake that comes with its result: the call that the result would have been. */
  readonly result?: Omit<Call, 'session' | 'result' | 'keeping'>;
  readonly keeping?: Keeping;
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
// Only what is read: a date for each call would cost more to parse than the call.
const STATEMENT = `select o_reused, o_status, o_balance, o_http, o_answers from vendors_apply(${PLACES})`;

/** Applies a batch of calls in one statement and one commit: nonces, sessions, wagers and the answers that are kept. */
export const applyCalls = async (
  pool: Pool,
  batch: readonly Carried<Call>[],
  now: Date,
): Promise<readonly (Decided | typeof NONCE_REUSED)[]> => {
  const placeOf = firstRowsOf(batch);
  const values = [...columnsOf(batch.map(({ wager }) => wager)), ...ownColumnsOf(batch), now, HEADS, HTTP];
  const kept = keptBeside(batch, placeOf);
  const query =
    kept === undefined
      ? { name: 'vendors_apply', text: STATEMENT, values }
      : { name: `vendors_apply ${kept.by}`, text: kept.text, values: [...values, ...kept.values] };
  const { rows } = await askOn<CallsRow>(pool, query).catch((error: unknown) => {
    noteNotKept(error, batch, placeOf);
    throw error;
  });
  const [row] = rows;
  if (!row) throw new Error('vendors_apply answered nothing.');
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

/** What calls came with and could not be written down, by the error that says so. */
const notKept = new WeakMap<Error, ReadonlySet<Call>>();

/** Anyone who keeps what a call comes with tells by their places which of them he refused. */
const noteNotKept = (error: unknown, batch: readonly Carried<Call>[], placeOf: readonly number[]): void => {
  const places = placesNamedBy(error);
  if (!(error instanceof Error) || places.size === 0) return;
  const isRefusal = ({ rider }: Carried<Call>): boolean =>
    rider.keeping?.refusesWith.includes(sqlStateOf(error)) === true;
  const refused = batch.filter((carried, index) => isRefusal(carried) && places.has((placeOf[index] ?? 0) + 1));
  notKept.set(error, new Set(refused.map(({ rider }) => rider)));
};

/** Whether a batch was refused because of what this call came with. */
export const isNotKept = (error: unknown, { rider }: Carried<Call>): boolean =>
  error instanceof Error && notKept.get(error)?.has(rider) === true;

const FUNCTION_NAME = /^[a-z][a-z_]*$/;

/** The statement that writes down what calls come with as well; none where they come with nothing. */
const keptBeside = (batch: readonly Carried<Call>[], placeOf: readonly number[]) => {
  const keeping = batch.flatMap(({ rider }, index) =>
    rider.keeping ? [{ ...rider.keeping, place: (placeOf[index] ?? 0) + 1 }] : [],
  );
  const [first] = keeping;
  if (first === undefined) return undefined;
  const { by } = first;
  if (!FUNCTION_NAME.test(by) || keeping.some((each) => each.by !== by))
    throw new Error(`What calls come with is kept by one function, and not by ${by}.`);
  const last = COLUMNS + OWN_COLUMNS;
  return {
    by,
    text: `${STATEMENT}, lateral ${by}(o_status, $${last + 1}::int[], $${last + 2}::jsonb)`,
    values: [`{${keeping.map(({ place }) => place).join(',')}}`, `[${keeping.map(({ row }) => row).join(',')}]`],
  };
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
    list(({ nonce }) => nonce ?? 'NULL'),
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
