import { CompiledQuery } from 'kysely';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient } from 'pg';
import type { Tx } from './db.ts';

/** A statement by its name: on a connection it is planned once. */
export type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

/**
 * A transaction whose statements leave without waiting for the answers of those before. They run in the order they were
 * sent, each seeing what was committed when it began.
 */
export type Flight = {
  readonly ask: <Row>(statement: Statement) => Promise<readonly Row[]>;
  /** Sends a write that answers nothing; if it fails, nothing is committed. */
  readonly tell: (statement: Statement) => void;
};

/** Batches are small compared with the tables: a sequential scan, or planning each time, costs more than the batch. */
const BEGIN = 'begin; set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan';

/**
 * Runs work in one transaction on a dedicated connection. With a pool opened as `pipelined` all statements sent without
 * an await between them travel together, and the commit travels with the writes.
 */
export const inFlight = async <Result>(pool: Pool, work: (flight: Flight) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect();
  const sent = createSent(client);
  let isSound = false;
  try {
    void sent.send({ text: BEGIN });
    const result = await work({
      ask: <Row>({ name, text, values }: Statement) =>
        awaitedLater(sent.send({ name, text, values: [...values] }).then(({ rows }) => rows as readonly Row[])),
      tell: ({ name, text, values }) => void sent.send({ name, text, values: [...values] }),
    });
    // A transaction that has failed by then is rolled back by it.
    void sent.send({ text: 'commit' });
    await sent.landed();
    isSound = true;
    return result;
  } catch (error) {
    isSound = await sent.giveUp();
    throw sent.failure() ?? error;
  } finally {
    client.release(!isSound);
  }
};

type Query = { readonly name?: string; readonly text: string; readonly values?: unknown[] };

const createSent = (client: Pick<PoolClient, 'query' | 'pipeline'>) => {
  const answers: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  /** A connection that is not pipelined takes the next statement when it has answered the last one. */
  const inTurn = (query: Query) => {
    const last = answers.at(-1);
    return last === undefined ? client.query(query) : last.then(() => client.query(query));
  };
  const send = (query: Query) => {
    const answer = client.pipeline ? client.query(query) : inTurn(query);
    // The first failure is the cause; the statements behind it only say that the transaction is over.
    answers.push(answer.catch((error: unknown) => failures.push(error)));
    return answer;
  };
  const settle = async (): Promise<void> => {
    for (let known = 0; known < answers.length; known = answers.length) await Promise.all(answers);
  };
  return {
    send,
    failure: (): unknown => failures[0],
    landed: async (): Promise<void> => {
      await settle();
      if (failures.length > 0) throw failures[0];
    },
    /** Ends the transaction without its work; whether the connection may be used again. */
    giveUp: async (): Promise<boolean> => {
      await settle();
      if (!failures.every(isRefusal)) return false;
      return client.query('rollback').then(
        () => true,
        () => false,
      );
    },
  };
};

const isRefusal = (error: unknown): boolean => error instanceof DatabaseError && error.severity === 'ERROR';

/** The same within a transaction that somebody else began, and ends. */
export const flightIn = async <Result>(tx: Tx, work: (flight: Flight) => Promise<Result>): Promise<Result> => {
  const told: Promise<unknown>[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const run = ({ text, values }: Statement) => {
    const answer = last.then(async () => (await tx.executeQuery(CompiledQuery.raw(text, [...values]))).rows);
    // What fails reaches the caller; the statements behind it fail by themselves.
    last = answer.catch(() => undefined);
    return answer;
  };
  const result = await work({
    ask: <Row>(statement: Statement) => awaitedLater(run(statement)) as Promise<readonly Row[]>,
    tell: (statement) => void told.push(awaitedLater(run(statement))),
  });
  await Promise.all(told);
  return result;
};

/** Of many answers that fail together, the caller that waits gets one; the others need no listener of their own. */
const awaitedLater = <Value>(answer: Promise<Value>): Promise<Value> => {
  answer.catch(() => undefined);
  return answer;
};
