import { money } from '@fairground/contract/money';
import type { Pool } from 'pg';
import { flightIn, inFlight, recordSet } from '../../../platform/database/index.ts';
import type { Flight, Tx } from '../../../platform/database/index.ts';
import type { Answer, Operation, Outcome } from '../operation.ts';
import { fingerprintOf, keyOf } from '../operation-key.ts';
import { decideMovements } from '../rules/decide.ts';
import type { Movement, MovementAnswer } from '../rules/movement.ts';
import { loadBook } from './load-book.ts';
import { writeBook } from './write-book.ts';

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

/** Applies a batch in one transaction; answers come in the order of the operations. */
export const applyOperations = (pool: Pool, batch: readonly Prepared[]): Promise<readonly Answer[]> =>
  inFlight(pool, (flight) => executeBatch(flight, batch));

/** The same within somebody's transaction: it stands or falls with the rest of it. */
export const applyOperationsIn = (tx: Tx, batch: readonly Prepared[]): Promise<readonly Answer[]> =>
  flightIn(tx, (flight) => executeBatch(flight, batch));

const executeBatch = async (flight: Flight, batch: readonly Prepared[]): Promise<readonly Answer[]> => {
  const movements = batch.map(movementOf);
  const state = await loadBook<Outcome>(flight, {
    keys: movements.map(({ key }) => key),
    reverses: movements.flatMap(({ reverses }) => (reverses === undefined ? [] : [reverses])),
    accounts: movements.flatMap(({ account, split }) => (split ? [account, split.account] : [account])),
    counters: movements.map(({ counter }) => counter),
  }).read();
  const { answers, changes } = decideMovements(state, itemsOf(batch, movements));
  writeBook(flight, state, changes);
  const said = answers.flat().map(answerFrom);
  writeLabels(flight, batch, said);
  return said;
};

/** Of what moved now: a repeat has its label already. */
const writeLabels = (flight: Flight, batch: readonly Prepared[], answers: readonly Answer[]): void => {
  const labelled = batch.flatMap(({ key, operation: { label } }, index) => {
    const answer = answers[index];
    return label !== undefined && answer?.outcome === 'applied' && !answer.isRepeat
      ? [{ operation_key: key, label }]
      : [];
  });
  if (labelled.length > 0)
    flight.tell({ name: 'wallet.write-labels', text: INSERT_LABELS, values: LABELS.valuesOf(labelled) });
};

const LABELS = recordSet<{ operation_key: string; label: string }>({ operation_key: 'uuid', label: 'text' });
const INSERT_LABELS = `insert into wallet_label (${LABELS.columns}) select ${LABELS.selected} from ${LABELS.source} order by given.operation_key`;

const movementOf = ({ operation, key, fingerprint }: Prepared): Movement<Outcome> => ({
  key,
  fingerprint,
  kind: operation.kind,
  account: operation.account,
  counter: operation.counter,
  amount: operation.amount,
  ...(operation.split ? { split: operation.split } : {}),
  ...(operation.reverses ? { reverses: keyOf(operation.reverses) } : {}),
});

/** Neighbours with one number are one item. */
const itemsOf = (
  batch: readonly Prepared[],
  movements: readonly Movement<Outcome>[],
): readonly (readonly Movement<Outcome>[])[] => {
  const items: Movement<Outcome>[][] = [];
  movements.forEach((movement, index) => {
    const group = batch[index]?.group;
    const last = items.at(-1);
    if (last && group !== undefined && group === batch[index - 1]?.group) last.push(movement);
    else items.push([movement]);
  });
  return items;
};

const answerFrom = (answer: MovementAnswer<Outcome>): Answer => ({
  outcome: answer.outcome,
  isRepeat: answer.isRepeat,
  amount: money(answer.amount),
  splitAmount: money(answer.splitAmount),
  balance: money(answer.balance),
  version: answer.version,
  transferId: answer.id,
  at: answer.at,
});
