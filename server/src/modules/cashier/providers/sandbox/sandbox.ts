import type { ChannelKind } from '@fairground/contract/cashier/deposit-endpoints';
import { payOutNow } from '@fairground/contract/cashier/endpoints';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../../platform/database/index.ts';
import { fetchBounded } from '../../../../platform/fetch-bounded.ts';
import type { Send } from '../../../../platform/fetch-bounded.ts';
import { anonymousCallerOf } from '../../../../platform/http/caller.ts';
import { contentSecurityPolicy } from '../../../../platform/http/index.ts';
import { bind } from '../../../../platform/http/route.ts';
import type { Job } from '../../../../platform/jobs/index.ts';
import type { Module } from '../../../../platform/module.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { createSecretBox } from '../../../../platform/secret-box.ts';
import type { CashierDeps } from '../../deps.ts';
import { claimCallbacks, hurrySandboxPayout, markCallbackSent } from '../../store/sandbox-payments.ts';
import { signedCallHeaders } from '../callback-signing.ts';
import type { PaymentProvider } from '../provider.ts';
import { createSandboxAdapter } from './adapter.ts';
import { BEHAVIOUR_HEADER } from './behaviour.ts';
import type { Behaviour } from './behaviour.ts';
import { guidePage } from './guide-page.ts';
import { createSandboxService } from './service.ts';

/** One provider for each kind of channel. */
export const SANDBOX_PROVIDERS = {
  BANK: 'sandbox-bank',
  QR: 'sandbox-qr',
  EWALLET: 'sandbox-wallet',
  CRYPTO: 'sandbox-crypto',
  CARD: 'sandbox-card',
} as const satisfies Partial<Readonly<Record<ChannelKind, string>>>;

const CODES: readonly string[] = Object.values(SANDBOX_PROVIDERS);
const PATH = '/sandbox/payments';
const WITHIN = 'http://sandbox.invalid';
const SPOKEN = ['TY', 'EN'] as const;
const CALLBACK_BOUNDS = { timeoutMs: 5_000, bytesMax: 10_000 };

type Deps = Pick<CashierDeps, 'db' | 'clock' | 'random' | 'log' | 'secretsKey' | 'publicUrl'> & {
  /** Wraps the way from the adapters to the service, such as to cut it. */
  readonly through?: (send: Send) => Send;
};

export type SandboxPayments = {
  readonly providers: readonly PaymentProvider[];
  readonly module: Module;
  /** The headers a callback of this provider carries. */
  readonly headersOf: (provider: string, body: string, at: Date) => Readonly<Record<string, string>>;
  /** Lets this happen to a payment, as its page does. */
  readonly play: (provider: string, reference: string, behaviour: Behaviour) => Promise<void>;
  /** Sends the callbacks that are due. */
  readonly deliver: () => Promise<void>;
};

/** The sandbox's payment services, the adapters to them, and their pages. None of it is there in another mode. */
export const createSandboxPayments = (deps: Deps): SandboxPayments => {
  const { db, clock, random, log, secretsKey, publicUrl, through = (send) => send } = deps;
  const box = createSecretBox(secretsKey, random, 'cashier sandbox');
  const secretOf = (code: string): Uint8Array | undefined =>
    CODES.includes(code) ? box.derive(`callbacks of ${code}`, 32) : undefined;
  let server: FastifyInstance | undefined;

  /** To the site in this process where it answers, otherwise to its public address. */
  const callBack = async (provider: string, body: string): Promise<boolean> => {
    const secret = secretOf(provider);
    const base = server === undefined ? publicUrl : WITHIN;
    if (secret === undefined || base === undefined) return false;
    const { isOk } = await fetchBounded(
      `${base}/psp/${provider}/callback`,
      { ...CALLBACK_BOUNDS, send: server && sendInto(server) },
      {
        method: 'POST',
        headers: { ...signedCallHeaders(secret, clock.now(), body), 'content-type': 'application/json' },
        body,
      },
    );
    return isOk;
  };

  const deliver = async (): Promise<void> => {
    for (const { id, provider, body } of await claimCallbacks(db, clock.now()))
      try {
        if (await callBack(provider, body)) await markCallbackSent(db, id, clock.now());
      } catch (error) {
        log.warn({ err: error, provider }, 'a callback of the sandbox was not taken');
      }
  };

  const service = createSandboxService({ db, clock, random, secretOf, publicPath: PATH, deliver });
  const job: Job<null> = { name: 'cashier.sandbox-callbacks', run: deliver };
  return {
    providers: CODES.map((code) =>
      createSandboxAdapter({
        paysTo: ({ kind }) => SANDBOX_PROVIDERS[kind] === code,
        ...{ code, clock, url: WITHIN, send: through(sendInto(service)) },
        secret: secretOf(code) ?? new Uint8Array(),
      }),
    ),
    headersOf: (provider, body, at) => signedCallHeaders(secretOf(provider) ?? new Uint8Array(), at, body),
    play: async (provider, reference, behaviour) => {
      const { statusCode } = await service.inject({
        method: 'POST',
        url: `/${provider}/pay/${reference}`,
        headers: { [BEHAVIOUR_HEADER]: behaviour },
      });
      if (statusCode !== 303) throw new Error(`The payment page answers ${statusCode}.`);
    },
    deliver,
    module: {
      jobs: [job],
      schedules: [{ job, cron: '* * * * *' }],
      routes: [
        bind(payOutNow, async ({ body: { no } }) => {
          const isOrdered = await inTransaction(db, (tx) => hurrySandboxPayout(tx, no, clock.now()));
          if (!isOrdered) throw new Refusal('cashier.withdrawal-unknown');
          await deliver();
          return {};
        }),
      ],
      sandbox: (fastify) => {
        server = fastify;
        servePages(fastify, service);
      },
    },
  };
};

/** A way into a server of this process: whole HTTP requests, without a socket between. */
const sendInto =
  (server: Pick<FastifyInstance, 'inject'>): Send =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const answer = await server.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: `${url.pathname}${url.search}`,
      headers: init?.headers as Record<string, string>,
      ...(typeof init?.body === 'string' && { payload: init.body }),
    });
    return new Response(answer.payload, { status: answer.statusCode });
  };

const PASSED_ON = ['content-type', 'content-security-policy', 'location', 'cache-control', 'referrer-policy'] as const;

/**
 * Serves the guide for developers, and passes requests for the payment pages on to the service; its calls for providers are
 * not reached from outside.
 */
const servePages = (fastify: FastifyInstance, service: FastifyInstance): void => {
  fastify.get(PATH, (request, reply) => {
    const { language } = anonymousCallerOf(request, SPOKEN);
    const { html, styleHash } = guidePage(language === 'EN' ? 'EN' : 'TY', SANDBOX_PROVIDERS);
    return reply
      .header('content-security-policy', contentSecurityPolicy({ styleHashes: [styleHash] }))
      .type('text/html; charset=utf-8')
      .send(html);
  });
  fastify.route<{ Params: { provider: string; reference: string } }>({
    method: ['GET', 'POST'],
    url: `${PATH}/:provider/pay/:reference`,
    handler: async (request, reply) => {
      const { provider, reference } = request.params;
      const { language } = anonymousCallerOf(request, SPOKEN);
      const behaviour = request.headers['x-sandbox-behaviour'];
      const answer = await service.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: `/${encodeURIComponent(provider)}/pay/${encodeURIComponent(reference)}`,
        headers: {
          'accept-language': language === 'EN' ? 'en' : 'vi',
          ...(request.method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(typeof behaviour === 'string' && { 'x-sandbox-behaviour': behaviour }),
        },
        ...(Buffer.isBuffer(request.body) && { payload: request.body }),
      });
      for (const name of PASSED_ON) {
        const value = answer.headers[name];
        if (typeof value === 'string') void reply.header(name, value);
      }
      return reply.status(answer.statusCode).send(answer.payload);
    },
  });
};
