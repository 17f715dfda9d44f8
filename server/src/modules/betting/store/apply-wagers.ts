import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { askOn } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { answerAt } from '../answer.ts';
import type { AppliedRow, WagerAnswer } from '../answer.ts';
import { VALID_RULE } from '../domain/valid-bet.ts';
import { amountOf } from '../prepare-wager.ts';
import type { PreparedWager } from '../prepare-wager.ts';
import type { Operation } from '../rules/operation.ts';
import { CALLER_REFUSAL } from '../wager.ts';

type Mode = 'each' | 'together';

const STATEMENT = {
  each: 'betting_apply',
  together: 'betting_apply_together',
} as const satisfies Record<Mode, string>;

/** How many columns betting_apply takes. */
export const COLUMNS = 25;
const PLACES = Array.from({ length: COLUMNS }, (_, index) => `$${index + 1}`).join(', ');

/** Runs a statement by its name and answers its rows. */
type Run = (name: string, text: string, values: readonly (string | null)[]) => Promise<readonly AppliedRow[]>;

/** On a connection of the lanes the statement is planned once. */
export const onPool =
  (pool: Pool): Run =>
  async (name, text, values) =>
    (await askOn<AppliedRow>(pool, { name, text, values: [...values] })).rows;

/** Within a transaction that somebody else began. */
export const inTx =
  (tx: Tx): Run =>
  async (_name, text, values) =>
    (await tx.executeQuery<AppliedRow>(CompiledQuery.raw(text, [...values]))).rows;

/** Applies a batch in one statement; answers come in the order of the wagers. */
export const applyWagers = async (
  run: Run,
  batch: readonly PreparedWager[],
  mode: Mode,
): Promise<readonly WagerAnswer[]> => {
  const [row] = await run(STATEMENT[mode], `select * from ${STATEMENT[mode]}(${PLACES})`, columnsOf(batch));
  if (!row) throw new Error(`${STATEMENT[mode]} answered nothing.`);
  let taken = 0;
  return batch.map(({ length }) => {
    const first = taken;
    taken += length;
    return joined(answerAt(row, first), length > 1 ? answerAt(row, first + 1) : undefined);
  });
};

/** Bet and result in one answer: the stake's outcome, and the balance after both. */
const joined = (bet: WagerAnswer, win: WagerAnswer | undefined): WagerAnswer =>
  win === undefined || bet.outcome !== 'applied'
    ? bet
    : {
        ...bet,
        outcome: win.outcome,
        balance: win.balance,
        version: win.version,
        payout: { cash: win.cash, bonus: win.bonus },
      };

/** Rows of one wager share a number and stand or fall together. */
const groupsOf = (batch: readonly PreparedWager[]): string | null => {
  if (batch.every(({ length }) => length === 1)) return null;
  return `{${batch.flatMap((rows, number) => (rows.length === 1 ? ['NULL'] : rows.map(() => String(number)))).join(',')}}`;
};

/** The columns of wagers in the order betting_apply takes them; arrays travel as text. */
export const columnsOf = (batch: readonly PreparedWager[]): readonly (string | null)[] =>
  valuesOf(batch.flat(), groupsOf(batch));

/** How the stored function numbers what is asked for. */
const ACTION: Readonly<Record<Operation['kind'], number>> = {
  place: 1,
  win: 2,
  'undo-bet': 3,
  'end-round': 4,
  result: 5,
  void: 6,
  resettle: 7,
  'undo-win': 8,
  award: 9,
};

const valuesOf = (rows: readonly Operation[], groups: string | null): readonly (string | null)[] => {
  const list = (textOf: (row: Operation) => string): string => `{${rows.map(textOf).join(',')}}`;
  /** A column nobody in the batch uses is not sent at all. */
  const rare = <Value>(
    valueOf: (row: Operation) => Value | undefined,
    textOf: (value: Value) => string = String,
  ): string | null =>
    rows.every((row) => valueOf(row) === undefined)
      ? null
      : list((row) => {
          const value = valueOf(row);
          return value === undefined ? 'NULL' : textOf(value);
        });
  return [
    list(({ kind }) => String(ACTION[kind])),
    list(({ key }) => key),
    list(({ print }) => print),
    list(({ member }) => String(member)),
    list(({ account }) => String(account)),
    list(({ spill }) => String(spill)),
    list(({ counter }) => String(counter)),
    list((row) => String(amountOf(row))),
    list(({ round }) => round),
    list(({ roundId }) => quoted(roundId)),
    list(({ transactionId }) => quoted(transactionId)),
    list(({ product }) => String(product)),
    list(({ currency }) => quoted(currency)),
    list((row) => ('game' in row ? String(row.game) : '0')),
    list((row) => String(row.kind === 'place' ? VALID_RULE[row.rule] : VALID_RULE['stake-1'])),
    rare((row) => (row.kind === 'result' || (row.kind === 'win' && row.ends) ? true : undefined)),
    rare((row) => ('reopens' in row && row.reopens ? true : undefined)),
    rare((row) => ('valid' in row ? row.valid : undefined)),
    groups,
    rare((row) => ('reverses' in row ? row.reverses : undefined)),
    rare((row) => ('market' in row ? row.market : undefined)),
    rare((row) => ('award' in row ? row.award : undefined), quoted),
    rare((row) => ('parent' in row ? row.parent : undefined)),
    // It is JSON, which escapes what a list does in the same way.
    rare((row) => ('detail' in row ? row.detail : undefined), JSON.stringify),
    rare((row) => ('refused' in row && row.refused ? CALLER_REFUSAL[row.refused] : undefined)),
  ];
};

const SPECIAL = /["\\]/;
/** Nearly no text holds a character that must be marked. */
const quoted = (text: string): string =>
  SPECIAL.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`;
