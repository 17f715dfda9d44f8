import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PaymentNotice, PaymentProvider } from './provider.ts';

export type TakeNotice = (provider: string, notice: PaymentNotice) => Promise<void>;

type Deps = { readonly clock: Clock; readonly log: Log; readonly providers: readonly PaymentProvider[] };

const BYTES_MAX = 65_536;

/**
 * Where providers call: `POST /psp/<provider>/callback`. The adapter verifies the raw bytes before anything is parsed. A
 * repeated notice is answered like the first one; an error makes the provider call again.
 */
export const serveCallbacks = (
  fastify: FastifyInstance,
  { clock, log, providers }: Deps,
  take: Readonly<Record<PaymentNotice['what'], TakeNotice>>,
): void => {
  fastify.post<{ Params: { provider: string } }>(
    '/psp/:provider/callback',
    { bodyLimit: BYTES_MAX },
    async (request, reply) => {
      const provider = providers.find(({ code }) => code === request.params.provider);
      if (provider === undefined) throw new Refusal('cashier.provider-unknown');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const notice = provider.readCallback({ headers: singleHeaders(request.headers), body, now: clock.now() });
      await take[notice.what](provider.code, notice);
      log.info({ provider: provider.code, no: notice.no, state: notice.state }, 'a provider called back');
      return reply.type('application/json; charset=utf-8').send('{"received":true}');
    },
  );
};

const singleHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]));
