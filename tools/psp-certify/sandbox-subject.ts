import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createSandboxPayments, SANDBOX_PROVIDERS } from '../../server/src/modules/cashier/index.ts';
import type { SandboxBehaviour, SandboxPayments } from '../../server/src/modules/cashier/index.ts';
import type { Db } from '../../server/src/platform/database/index.ts';
import type { Send } from '../../server/src/platform/fetch-bounded.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { systemRandom } from '../../server/src/platform/random.ts';
import { SANDBOX_SECRETS_KEY } from '../../server/src/platform/secret-box.ts';
import type { Break, Callback, PayerActs, PaymentSubject, SubjectGround } from './subject.ts';

const BEHAVIOUR_OF: Readonly<Record<PayerActs, SandboxBehaviour>> = {
  'in-full': 'pay',
  short: 'wrong-amount',
  'in-steps': 'reordered',
};
/** Longer than the sandbox takes for a payout. */
const PAYOUT_MS = 10_000;
const HOLDER = 'NGUYEN VAN AN';

/** The five providers of the sandbox: their service with its own books, whose callbacks are kept instead of delivered. */
export const sandboxSubjects = (db: Db, { clock }: SubjectGround): readonly PaymentSubject[] => {
  const line: { broken: Break | undefined } = { broken: undefined };
  const payments = createSandboxPayments({
    db,
    clock,
    random: systemRandom,
    log: silentLog,
    secretsKey: { current: SANDBOX_SECRETS_KEY, old: [] },
    publicUrl: undefined,
    through: (send) => breakable(send, () => line.broken),
  });
  const office = callbackOffice(payments);
  const kindOf = new Map<string, keyof typeof SANDBOX_PROVIDERS>(
    Object.entries(SANDBOX_PROVIDERS).map(([kind, code]) => [code, kind as keyof typeof SANDBOX_PROVIDERS]),
  );
  return payments.providers.map((provider) => ({
    provider,
    channel: kindOf.get(provider.code) ?? 'BANK',
    pay: async ({ reference }, acts) => {
      await payments.play(provider.code, reference, BEHAVIOUR_OF[acts]);
      return office.taken(provider.code);
    },
    headersOf: (body, at) => payments.headersOf(provider.code, body, at),
    finishPayouts: async () => {
      clock.advance(PAYOUT_MS);
      await payments.deliver();
      return office.taken(provider.code);
    },
    accounts: {
      open: { kind: 'BANK', bank: 'VCB', number: '0071000123456', holder: HOLDER },
      closed: { kind: 'BANK', bank: 'VCB', number: '0071000120000', holder: HOLDER },
    },
    whileBroken: async (how, work) => {
      line.broken = how;
      try {
        return await work();
      } finally {
        line.broken = undefined;
      }
    },
  }));
};

/** A site that only keeps what providers send it. */
const callbackOffice = (payments: SandboxPayments) => {
  const kept: { readonly provider: string; readonly callback: Callback }[] = [];
  const desk: FastifyInstance = Fastify({ logger: false });
  desk.removeAllContentTypeParsers();
  desk.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  desk.post<{ Params: { provider: string } }>('/psp/:provider/callback', (request) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    kept.push({ provider: request.params.provider, callback: { headers, body } });
    return Promise.resolve({ received: true });
  });
  payments.module.sandbox?.(desk);
  return {
    taken: (code: string): readonly Callback[] =>
      kept
        .splice(0)
        .filter(({ provider }) => provider === code)
        .map(({ callback }) => callback),
  };
};

const breakable =
  (send: Send, brokenHow: () => Break | undefined): Send =>
  async (input, init) => {
    const how = brokenHow();
    if (how === 'request-lost') throw new Error('the request was lost');
    const answer = await send(input, init);
    if (how === 'answer-lost') throw new Error('the answer was lost');
    return how === 'answer-garbled' ? new Response('<html>busy</html>', { status: 200 }) : answer;
  };
