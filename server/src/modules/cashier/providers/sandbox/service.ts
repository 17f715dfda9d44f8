import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AMOUNT_TEXT, parseMoney, writeMoney } from '@fairground/contract/money';
import * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/index.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { contentSecurityPolicy } from '../../../../platform/http/index.ts';
import { newToken } from '../../../../platform/random.ts';
import type { RandomSource } from '../../../../platform/random.ts';
import {
  decideSandboxPayment,
  findSandboxPayment,
  findSandboxReference,
  insertSandboxCallback,
  insertSandboxPayment,
  listSandboxStatement,
} from '../../store/sandbox-payments.ts';
import type { SandboxPayment } from '../../store/sandbox-payments.ts';
import { refuseUnsigned } from '../callback-signing.ts';
import { BEHAVIOUR_HEADER, CLOSED_TAIL, isBehaviour, PAYOUT_TAKES_MS, planOf } from './behaviour.ts';
import type { Behaviour } from './behaviour.ts';
import { CARD_FIELDS, judgeCard } from './card.ts';
import { instructionsOf } from './instructions.ts';
import { paymentPage } from './pages.ts';
import type { Seen } from './pages.ts';

export type SandboxServiceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** The secret a provider signs with; nothing for one that the sandbox does not play. */
  readonly secretOf: (provider: string) => Uint8Array | undefined;
  /** Where its own pages are reached. */
  readonly publicPath: string;
  /** Sends the callbacks that are due. */
  readonly deliver: () => Promise<void>;
};

const amount = z.string().check(z.regex(AMOUNT_TEXT));
const word = z.string().check(z.minLength(1), z.maxLength(200));
const moment = z.iso.datetime();
const depositSchema = z.object({
  ...{ no: word, channel: word, amount, currency: word, expiresAt: moment, returnUrl: z.string() },
});
const payoutSchema = z.object({ no: word, amount, currency: word, kind: word, number: word });

type ProviderParams = { Params: { provider: string; no: string; reference: string } };

/**
 * The sandbox's payment service: a server of its own with its own books. It shares nothing with the cashier but HTTP and
 * the secret both sign with, so that a real provider stands in its place without the cashier noticing.
 */
export const createSandboxService = (deps: SandboxServiceDeps): FastifyInstance => {
  const { db, clock, random, secretOf, publicPath, deliver } = deps;
  const app = Fastify({ logger: false, bodyLimit: 65_536 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));

  app.addHook<ProviderParams>('preHandler', async (request, reply) => {
    const secret = secretOf(request.params.provider);
    if (secret === undefined) return reply.status(404).send({ error: 'provider' });
    if (!request.routeOptions.url?.includes('/api/')) return;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.from(request.url);
    try {
      refuseUnsigned(secret, { headers: request.headers as Record<string, string>, body, now: clock.now() });
    } catch {
      return reply.status(401).send({ error: 'signature' });
    }
  });

  app.post<ProviderParams>('/:provider/api/deposits', async (request, reply) => {
    const given = z.safeParse(depositSchema, readJson(request.body));
    if (!given.success) return reply.status(422).send({ error: 'order' });
    const { no, channel, currency, expiresAt, returnUrl } = given.data;
    const { provider } = request.params;
    const reference = `SBX-${newToken(random, 12)}`;
    const asked = { channel, currency, no, reference, amount: parseMoney(given.data.amount) };
    const told = instructionsOf(asked, `${publicPath}/${provider}/pay/${reference}`);
    const row = await inTransaction(db, (tx) =>
      insertSandboxPayment(tx, {
        ...asked,
        provider,
        what: 'deposit',
        return_url: returnUrl,
        instructions: JSON.stringify(told),
        created_at: clock.now(),
        expires_at: new Date(expiresAt),
      }),
    );
    return { ...row.instructions, reference: row.reference, payAmount: writeMoney(row.amount) };
  });

  app.post<ProviderParams>('/:provider/api/payouts', async (request, reply) => {
    const given = z.safeParse(payoutSchema, readJson(request.body));
    if (!given.success) return reply.status(422).send({ error: 'order' });
    const { no, currency, kind, number } = given.data;
    const now = clock.now();
    const refused = number.endsWith(CLOSED_TAIL) ? 'account-closed' : null;
    const decided = refused === null ? new Date(now.getTime() + PAYOUT_TAKES_MS) : now;
    const row = await inTransaction(db, async (tx) => {
      const reference = `SBX-${newToken(random, 12)}`;
      const sent = parseMoney(given.data.amount);
      const kept = await insertSandboxPayment(tx, {
        ...{
          reference,
          no,
          currency,
          channel: kind,
          provider: request.params.provider,
          what: 'payout',
          return_url: '',
        },
        ...{ amount: sent, instructions: null, created_at: now, expires_at: decided, reason: refused },
        ...(refused !== null && { state: 'failed' as const, decided_at: now }),
      });
      if (kept.state === 'failed') return kept;
      if (await decideSandboxPayment(tx, kept.reference, { paidAmount: kept.amount, payerName: null, at: decided }))
        await insertSandboxCallback(tx, {
          reference: kept.reference,
          body: bodyOf({ ...kept, paid_amount: kept.amount }, 'paid'),
          due_at: decided,
        });
      return kept;
    });
    // The number is what the answer belongs to: asked again about another account, it tells what became of the first order.
    return row.state === 'failed'
      ? { state: 'refused', reason: row.reason ?? 'refused' }
      : { state: 'accepted', reference: row.reference };
  });

  for (const [path, what] of [
    ['deposits', 'deposit'],
    ['payouts', 'payout'],
  ] as const)
    app.get<ProviderParams>(`/:provider/api/${path}/:no`, async (request, reply) => {
      const row = await findSandboxPayment(db, { ...request.params, what });
      if (row === undefined) return reply.status(404).send({ error: 'unknown' });
      return reply.type('application/json').send(bodyOf(row, stateAt(row, clock.now())));
    });

  app.get<ProviderParams & { Querystring: { from?: string; to?: string } }>(
    '/:provider/api/statement',
    async (request, reply) => {
      const [from, to] = [new Date(request.query.from ?? ''), new Date(request.query.to ?? '')];
      if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return reply.status(422).send({ error: 'span' });
      // What is planned for later did not happen yet.
      const until = to < clock.now() ? to : clock.now();
      const rows = await listSandboxStatement(db, request.params.provider, { from, to: until });
      return rows.map((row) => ({
        reference: row.reference,
        no: row.no,
        what: row.what,
        amount: writeMoney(row.paid_amount ?? row.amount),
        at: row.decided_at?.toISOString(),
      }));
    },
  );

  const seenBy = ({ headers }: Pick<FastifyRequest, 'headers'>): Seen => ({
    language: headers['accept-language']?.startsWith('en') ? 'EN' : 'TY',
    now: clock.now(),
  });

  app.get<ProviderParams>('/:provider/pay/:reference', async (request, reply) => {
    const row = await findSandboxReference(db, request.params.reference);
    return sendPage(reply, seenBy(request), row);
  });

  app.post<ProviderParams>('/:provider/pay/:reference', async (request, reply) => {
    const { reference, provider } = request.params;
    const row = await findSandboxReference(db, reference);
    const form = readForm(request.body);
    const card = form.has('number') && row?.channel === 'CARD' ? judgeTyped(form, clock.now()) : undefined;
    if (card !== undefined && 'faults' in card) return sendPage(reply, { ...seenBy(request), ...card }, row);
    const chosen = request.headers[BEHAVIOUR_HEADER] ?? card?.outcome ?? form.get('behaviour');
    if (row === undefined || row.provider !== provider || !isBehaviour(chosen))
      return sendPage(reply, seenBy(request), undefined);
    await inTransaction(db, (tx) => letHappen(tx, row, chosen, clock.now()));
    await deliver();
    const done = chosen === 'never' ? '?done=never' : '';
    return reply.status(303).header('location', `${publicPath}/${provider}/pay/${reference}${done}`).send();
  });

  return app;
};

const letHappen = async (
  tx: Parameters<typeof decideSandboxPayment>[0],
  row: SandboxPayment,
  behaviour: Behaviour,
  now: Date,
): Promise<void> => {
  const plan = planOf(behaviour, { amount: row.amount, expiresAt: row.expires_at }, now);
  if (plan === undefined) return;
  const { paidAmount, payerName, paidAt, callbacks } = plan;
  if (!(await decideSandboxPayment(tx, row.reference, { paidAmount, payerName, at: paidAt }))) return;
  const paid = { ...row, paid_amount: paidAmount, payer_name: payerName };
  for (const { state, dueAt } of callbacks)
    await insertSandboxCallback(tx, { reference: row.reference, body: bodyOf(paid, state), due_at: dueAt });
};

const stateAt = ({ state, decided_at }: SandboxPayment, now: Date): 'pending' | 'paid' | 'failed' =>
  decided_at !== null && decided_at > now ? 'pending' : state;

/** What the service tells of a payment, in a callback and when asked. */
const bodyOf = (row: SandboxPayment, state: 'pending' | 'paid' | 'failed'): string =>
  JSON.stringify({
    reference: row.reference,
    no: row.no,
    what: row.what,
    state,
    amount: writeMoney(state === 'paid' ? (row.paid_amount ?? row.amount) : row.amount),
    ...(row.payer_name !== null && state === 'paid' && { payerName: row.payer_name }),
    ...(row.reason !== null && state === 'failed' && { reason: row.reason }),
  });

const sendPage = (reply: FastifyReply, seen: Seen, row: SandboxPayment | undefined): FastifyReply => {
  const page = paymentPage(row && { ...row, shownState: stateAt(row, seen.now) }, seen);
  const { styleHash, scriptHash } = page;
  return reply
    .status(row === undefined ? 404 : seen.faults === undefined ? 200 : 422)
    .headers({
      'content-security-policy': contentSecurityPolicy({
        styleHashes: [styleHash],
        ...(scriptHash !== undefined && { scriptHashes: [scriptHash] }),
      }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page.html);
};

const judgeTyped = (form: URLSearchParams, now: Date) => {
  const [number = '', expiry = '', cvc = ''] = CARD_FIELDS.map((field) => form.get(field) ?? '');
  return judgeCard({ number, expiry, cvc }, now);
};

const textOf = (body: unknown): string => (Buffer.isBuffer(body) ? body.toString('utf8') : '');
const readForm = (body: unknown): URLSearchParams => new URLSearchParams(textOf(body));
const readJson = (body: unknown): unknown => {
  try {
    return JSON.parse(textOf(body));
  } catch {
    return undefined;
  }
};
