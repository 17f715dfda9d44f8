import type { FastifyInstance } from 'fastify';

export type HealthDeps = {
  /** Asks the database for a sign of life; fails or takes too long when there is none. */
  readonly checkDatabase: () => Promise<void>;
  readonly isStopping: () => boolean;
};

const ANSWER_WITHIN_MS = 2_000;
/** How long a database check is cached for all callers, so that a flood of health requests does not reach it. */
const KEPT_MS = 1_000;

/** `/healthz`: the process lives. `/readyz`: it may be sent players, that is, its database answers and it is not leaving. */
export const registerHealth = (fastify: FastifyInstance, { checkDatabase, isStopping }: HealthDeps): void => {
  const isDatabaseThere = keepAnswer(() => answersInTime(checkDatabase));
  fastify.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  fastify.get('/readyz', async (_request, reply) => {
    const status = isStopping() ? 'stopping' : (await isDatabaseThere()) ? 'ready' : 'no database';
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
};

/** Asks once at a time and keeps what was said for a moment. */
const keepAnswer = (ask: () => Promise<boolean>): (() => Promise<boolean>) => {
  let kept: { readonly answer: Promise<boolean>; until: number } | undefined;
  return () => {
    if (kept !== undefined && performance.now() < kept.until) return kept.answer;
    const asked = { answer: ask(), until: Infinity };
    kept = asked;
    void asked.answer.then(() => (asked.until = performance.now() + KEPT_MS));
    return asked.answer;
  };
};

const answersInTime = async (check: () => Promise<void>): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
  try {
    return await Promise.race([
      check().then(
        () => true,
        () => false,
      ),
      tooLate,
    ]);
  } finally {
    clearTimeout(timer);
  }
};
