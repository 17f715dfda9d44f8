import { money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { askOn } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { KIND, OUTCOMES } from '../operation.ts';
import type { Answer, Operation } from '../operation.ts';
import { fingerprintOf, keyOf } from '../operation-key.ts';

/** An operation ready to travel, with its key and fingerprint worked out once. */
export type Prepared = {
  readonly operation: Operation;
  readonly key: string;
  readonly fingerprint: string;
  /** Operations with one number stand or fall together; they are neighbours in the batch. */
  readonly group?: number;
};

export const prepare = (operation: Operation): Prepared => ({
  operation,
  key: keyOf(operation.id),
  fingerprint: fingerprintOf(operation),
});

type AppliedRow = {
  readonly o_status: readonly number[];
  readonly o_amount: readonly bigint[];
  readonly o_spill_amount: readonly bigint[];
  readonly o_balance: readonly bigint[];
  readonly o_version: readonly bigint[];
  readonly o_transfer: readonly (bigint | null)[];
  readonly o_at: readonly Date[];
};

const REPEAT = 16;

/** Applies a batch in one statement and one commit; answers come in the order of the operations. */
export const applyOperations = async (pool: Pool, batch: readonly Prepared[]): Promise<readonly Answer[]> => {
  const { rows } = await askOn<AppliedRow>(pool, {
    name: 'wallet_apply',
    text: 'select * from wallet_apply($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, null)',
    values: argumentsOf(batch),
  });
  return answersOf(rows[0], batch);
};

/** The same within somebody's transaction: it stands or falls with the rest of it. */
export const applyOperationsIn = async (tx: Tx, batch: readonly Prepared[]): Promise<readonly Answer[]> => {
  const values = argumentsOf(batch);
  const { rows } = await sql<AppliedRow>`select * from wallet_apply(${sql.join(values)}, null)`.execute(tx);
  return answersOf(rows[0], batch);
};

/** Arrays travel as text: the driver would quote and escape every element on its own. */
const argumentsOf = (batch: readonly Prepared[]): (string | null)[] => {
  const hasReversal = batch.some(({ operation }) => operation.reverses !== undefined);
  const hasGroup = batch.some(({ group }) => group !== undefined);
  const list = (textOf: (prepared: Prepared) => string): string => `{${batch.map(textOf).join(',')}}`;
  return [
    list(({ key }) => key),
    list(({ fingerprint }) => fingerprint),
    list(({ operation }) => String(KIND[operation.kind])),
    list(({ operation }) => operation.account.toString()),
    list(({ operation }) => operation.counter.toString()),
    list(({ operation }) => operation.amount.toString()),
    list(({ operation }) => operation.spill?.account.toString() ?? '0'),
    list(({ operation }) => operation.spill?.amount?.toString() ?? '0'),
    hasReversal ? list(({ operation }) => (operation.reverses ? keyOf(operation.reverses) : 'NULL')) : null,
    hasGroup ? list(({ group }) => (group === undefined ? 'NULL' : String(group))) : null,
  ];
};

const answersOf = (row: AppliedRow | undefined, batch: readonly Prepared[]): readonly Answer[] => {
  if (!row) throw new Error('wallet_apply answered nothing.');
  return batch.map((_, index) => answerAt(row, index));
};

const answerAt = (row: AppliedRow, index: number): Answer => {
  const status = row.o_status[index] ?? -1;
  const outcome = OUTCOMES[status % REPEAT];
  if (outcome === undefined) throw new Error(`wallet_apply answered the unknown status ${status}.`);
  return {
    outcome,
    isRepeat: status >= REPEAT,
    amount: money(row.o_amount[index] ?? 0n),
    spillAmount: money(row.o_spill_amount[index] ?? 0n),
    balance: money(row.o_balance[index] ?? 0n),
    version: row.o_version[index] ?? 0n,
    transferId: row.o_transfer[index] ?? null,
    at: row.o_at[index] ?? new Date(0),
  };
};
