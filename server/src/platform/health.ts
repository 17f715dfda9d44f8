import type { FastifyInstance } from 'fastify';

export type HealthDeps = {
  /** Asks the database for a sign of life; fails or takes too long when there is none. */
  readonly checkDatabase: () => Promise<void>;
  readonly isStopping: () => boolean;
};

const ANSWER_WITHIN_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: it may be sent players, that is, its database answers and it is not leaving. */
export const registerHealth = (fastify: FastifyInstance, { checkDatabase, isStopping }: HealthDeps): void => {
  fastify.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  fastify.get('/readyz', async (_request, reply) => {
    const status = isStopping() ? 'stopping' : (await answersInTime(checkDatabase)) ? 'ready' : 'no database';
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
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
