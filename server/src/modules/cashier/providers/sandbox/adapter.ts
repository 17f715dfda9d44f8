import { AMOUNT_TEXT, parseMoney, writeMoney } from '@fairground/contract/money';
import * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import { fetchBounded, OutsideFault } from '../../../../platform/fetch-bounded.ts';
import type { Send } from '../../../../platform/fetch-bounded.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { refuseUnsigned, signedCallHeaders } from '../callback-signing.ts';
import type { PaymentNotice, PaymentProvider } from '../provider.ts';

export type SandboxAdapterDeps = {
  readonly code: string;
  readonly secret: Uint8Array;
  readonly url: string;
  readonly clock: Clock;
  readonly paysTo: NonNullable<PaymentProvider['paysTo']>;
  /** Another way out than the network, such as into the same process. */
  readonly send?: Send | undefined;
};

const TIMEOUT_MS = 5_000;
const BYTES_MAX = 4_000_000;

const amount = z.pipe(z.string().check(z.regex(AMOUNT_TEXT)), z.transform(parseMoney));
const noticeSchema = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  no: z.string().check(z.maxLength(100)),
  what: z.enum(['deposit', 'payout']),
  state: z.enum(['paid', 'failed', 'pending']),
  amount,
  payerName: z.optional(z.string().check(z.maxLength(200))),
  reason: z.optional(z.string().check(z.maxLength(200))),
});
const startedSchema = z.object({
  reference: z.string(),
  payAmount: amount,
  bank: z.optional(z.object({ code: z.string(), number: z.string(), holder: z.string(), note: z.string() })),
  qr: z.optional(z.string()),
  address: z.optional(z.object({ network: z.string(), address: z.string() })),
  redirectUrl: z.optional(z.string()),
});
const payoutSchema = z.union([
  z.object({ state: z.enum(['accepted', 'paid']), reference: z.string() }),
  z.object({ state: z.literal('refused'), reason: z.string() }),
]);
const statementSchema = z.array(
  z.object({
    ...{ reference: z.string(), no: z.string(), what: z.enum(['deposit', 'payout']), amount },
    at: z.pipe(
      z.iso.datetime(),
      z.transform((text: string) => new Date(text)),
    ),
  }),
);

/** Speaks with the sandbox's payment service. It is also the pattern for the adapter of a real provider. */
export const createSandboxAdapter = ({
  code,
  secret,
  url,
  clock,
  paysTo,
  send,
}: SandboxAdapterDeps): PaymentProvider => {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const payload = body && JSON.stringify(body);
    const signed = signedCallHeaders(secret, clock.now(), payload ?? `/${code}/api/${path}`);
    const answer = await fetchBounded(
      `${url}/${code}/api/${path}`,
      { timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX, send },
      { method, headers: { ...signed, 'content-type': 'application/json' }, ...(payload && { body: payload }) },
    );
    return answer;
  };
  /** Anything but the shape that was agreed on says nothing about the outcome. */
  const read = <Schema extends z.ZodMiniType>(schema: Schema, { isOk, body }: { isOk: boolean; body: string }) => {
    const given = isOk ? z.safeParse(schema, readJson(body)) : undefined;
    if (given?.success !== true)
      throw new OutsideFault('unreachable', { cause: new Error('The answer is not as agreed.') });
    return given.data;
  };

  return {
    code,
    startDeposit: async (order) => {
      const { bank, qr, address, redirectUrl, ...started } = read(
        startedSchema,
        await ask('POST', 'deposits', {
          ...order,
          amount: writeMoney(order.amount),
          expiresAt: order.expiresAt.toISOString(),
        }),
      );
      return {
        ...started,
        ...(bank && { bank }),
        ...(qr && { qr }),
        ...(address && { address }),
        ...(redirectUrl && { redirectUrl }),
      };
    },
    findDeposit: async (no) => {
      const answer = await ask('GET', `deposits/${encodeURIComponent(no)}`);
      return answer.status === 404 ? undefined : noticeOf(read(noticeSchema, answer));
    },
    paysTo,
    payOut: async ({ no, amount: sent, currency, account }) =>
      read(
        payoutSchema,
        await ask('POST', 'payouts', {
          ...{ no, currency, amount: writeMoney(sent), kind: account.kind, number: account.number },
        }),
      ),
    findPayout: async (no) => {
      const answer = await ask('GET', `payouts/${encodeURIComponent(no)}`);
      if (answer.status === 404) return { state: 'unknown' };
      const { state, reference, reason = 'refused' } = read(noticeSchema, answer);
      if (state === 'failed') return { state: 'refused', reason };
      return { state: state === 'paid' ? 'paid' : 'accepted', reference };
    },
    readCallback: (call) => {
      refuseUnsigned(secret, call);
      const given = z.safeParse(noticeSchema, readJson(call.body.toString('utf8')));
      if (!given.success) throw new Refusal('request.invalid');
      return noticeOf(given.data);
    },
    listStatement: async ({ from, to }) =>
      read(
        statementSchema,
        await ask(
          'GET',
          `statement?from=${encodeURIComponent(from.toISOString())}&to=${encodeURIComponent(to.toISOString())}`,
        ),
      ),
  };
};

const noticeOf = ({ payerName, reason, ...notice }: z.output<typeof noticeSchema>): PaymentNotice => ({
  ...notice,
  ...(payerName !== undefined && { payerName }),
  ...(reason !== undefined && { reason }),
});

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
