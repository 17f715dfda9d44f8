import type { Endpoint, Envelope, ValueOf } from '@fairground/contract/endpoint';
import { reportAccess } from './access-watch.ts';
import { ApiError } from './api-error.ts';
import { background } from './background.ts';
import { askStepUp } from './step-up-watch.ts';
import type { Transport, TransportOptions } from './transport.ts';
import { decodeValue, encodeInput } from '@fairground/contract/wire';
import type { WireInput } from '@fairground/contract/wire';

const TIMEOUT_MS = 20_000;

/** Where the session layer keeps the token; nothing else sends it. */
const TOKEN_KEY = 'token';

/** The browser's transport: one fetch per call, the envelope opened, every failure an ApiError. */
export const fetchTransport: Transport = async (endpoint, input, options = {}) => {
  const open = options.token === undefined ? openerOf(endpoint) : openValue(endpoint);
  const wire = encodeInput(endpoint, input);
  const envelope = await ask(endpoint, wire, options);
  // After a step-up the call is made again: the server has done nothing yet.
  if (!envelope.success && envelope.code === 'identity.step-up-required' && (await askStepUp(envelope.value)))
    return open(await ask(endpoint, wire, options));
  return open(envelope);
};

/** The same for a session that is not the one of this tab, such as one that is not wanted. */
export const transportOf =
  (token: string): Transport =>
  (endpoint, input, options = {}) =>
    fetchTransport(endpoint, input, { ...options, token });

/** Opens the answer to a call that is made now, by the session of this tab. */
export const openerOf = <E extends Endpoint>(endpoint: E): ((envelope: Envelope<unknown>) => ValueOf<E>) => {
  const token = sessionStorage.getItem(TOKEN_KEY);
  const open = openValue(endpoint);
  return (envelope) => {
    // Only of the session that is still this tab's: a late answer to an old one says nothing of it.
    if (!envelope.success && token !== null && token === sessionStorage.getItem(TOKEN_KEY)) reportAccess(envelope.code);
    return open(envelope);
  };
};

const openValue =
  <E extends Endpoint>(endpoint: E) =>
  (envelope: Envelope<unknown>): ValueOf<E> => {
    if (envelope.success) return decodeValue(endpoint, envelope.value);
    throw new ApiError(envelope.code, envelope.message, envelope.value);
  };

const ask = (endpoint: Endpoint, wire: WireInput, options: TransportOptions): Promise<Envelope<unknown>> =>
  askWire(endpoint, endpoint.body === undefined ? { query: wire.query } : wire, options);

/** What of an endpoint a call over the wire needs. */
type Wired = Pick<Endpoint, 'name' | 'method' | 'path' | 'encrypted'>;

/** A seal made with a key that was retired in the meantime is made once more with the new one. */
export const askWire = async (
  endpoint: Wired,
  wire: WireInput,
  options: TransportOptions,
): Promise<Envelope<unknown>> => {
  const envelope = await readEnvelope(await send(endpoint, wire, options));
  if (envelope.success || envelope.code !== 'request.seal-key-unknown') return envelope;
  (await sealing()).forgetKey();
  return readEnvelope(await send(endpoint, wire, options));
};

/** Sealing comes with the first call that needs it: most visits make none. */
const sealing = () => import('./sealed-body.ts');

const send = async (
  endpoint: Wired,
  wire: WireInput,
  { signal, token, isBackground = background.isNow() }: TransportOptions,
): Promise<Response> => {
  const body = await bodyOf(endpoint, wire);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(addressOf(endpoint, wire), {
      method: endpoint.method,
      headers: { ...headersOf(body !== undefined, token), ...(isBackground && { 'x-background': '1' }) },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    const lost = navigator.onLine ? 'network.failed' : 'network.offline';
    throw new ApiError(timeout.aborted ? 'network.timeout' : lost, '', null, { cause: error });
  }
};

const addressOf = (endpoint: Wired, { query }: WireInput): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  return parameters.size > 0 ? `${endpoint.path}?${parameters}` : endpoint.path;
};

const bodyOf = async (endpoint: Wired, { body }: WireInput): Promise<string | undefined> => {
  if (body === undefined) return undefined;
  return endpoint.encrypted ? (await sealing()).sealBody(endpoint, body, fetchTransport) : JSON.stringify(body);
};

export const headersOf = (
  hasBody: boolean,
  token: string | null = sessionStorage.getItem(TOKEN_KEY),
): Record<string, string> => {
  return {
    accept: 'application/json',
    // The document says which language it is in; a change of language changes it there first.
    language: document.documentElement.dataset['language'] ?? '',
    'x-request-id': newRequestId(),
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
};

/** Not `randomUUID`: that one is missing on plain http addresses other than localhost. */
const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const readEnvelope = async (response: Response): Promise<Envelope<unknown>> => {
  const answer: unknown = await response.json().catch((error: unknown) => error);
  if (isEnvelope(answer)) return answer;
  throw new ApiError('network.unreadable', '', response.status, { cause: answer });
};

const isEnvelope = (answer: unknown): answer is Envelope<unknown> =>
  typeof answer === 'object' && answer !== null && 'success' in answer && typeof answer.success === 'boolean';
