import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';
import { decodeValue, encodeInput } from '@fairground/contract/wire';

/** The server understood and said no. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'Refused';
    this.code = code;
  }
}

/** Unknown whether the server got the call: it may be retried. */
export class Unanswered extends Error {
  constructor(cause?: unknown) {
    super('No answer', { cause });
    this.name = 'Unanswered';
  }
}

export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ValueOf<E>>;

/** Refusals that mean "not yet": the order itself is fine. */
const NOT_YET: readonly string[] = ['studio.round-unsettled', 'request.too-many', 'request.unavailable'];

/** An answer that takes longer is given up and asked for again. */
const PATIENCE_MS = 12_000;

/** Calls the studio from a frame that belongs to no site: no cookie travels, the token in the body says who plays. */
export const createCall =
  (send: typeof fetch): Call =>
  async (endpoint, input) => {
    const { body } = encodeInput(endpoint, input);
    const envelope = await answerTo(() =>
      send(endpoint.path, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    );
    if (envelope.success === true) return decodeValue(endpoint, envelope.value);
    if (typeof envelope.code !== 'string' || NOT_YET.includes(envelope.code)) throw new Unanswered(envelope.code);
    throw new Refused(envelope.code);
  };

type AnyEnvelope = { readonly success?: unknown; readonly value?: unknown; readonly code?: unknown };

const answerTo = async (send: () => Promise<Response>): Promise<AnyEnvelope> => {
  try {
    const answer: unknown = await (await send()).json();
    if (typeof answer === 'object' && answer !== null) return answer;
    throw new Unanswered();
  } catch (error) {
    throw error instanceof Unanswered ? error : new Unanswered(error);
  }
};
