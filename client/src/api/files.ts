import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';
import { encodeInput } from '@fairground/contract/wire';
import { ApiError } from './api-error.ts';
import { headersOf, openerOf, readEnvelope } from './fetch-transport.ts';

/** As long as the server listens to one file. */
const TIMEOUT_MS = 120_000;

export type UploadOptions = {
  /** Called with the share of the file that was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
};

/** Sends one file to a call that takes one. Not by fetch, which cannot tell how far it is. */
export const uploadFile = <E extends Endpoint>(
  endpoint: E,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<ValueOf<E>> =>
  new Promise((resolve, reject) => {
    const open = openerOf(endpoint);
    const request = new XMLHttpRequest();
    const [first = ''] = endpoint.upload?.types ?? [];
    const type = endpoint.upload?.types.includes(file.type) ? file.type : first;
    const fail = (code: 'network.failed' | 'network.timeout') =>
      reject(new ApiError(code === 'network.failed' && !navigator.onLine ? 'network.offline' : code, ''));
    request.open(endpoint.method, endpoint.path);
    for (const [name, value] of Object.entries({ ...headersOf(false), 'content-type': type }))
      request.setRequestHeader(name, value);
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => fail('network.failed'));
    request.addEventListener('timeout', () => fail('network.timeout'));
    request.addEventListener('abort', () => reject(new DOMException('taken back', 'AbortError')));
    request.addEventListener('load', () => {
      readEnvelope(new Response(request.responseText)).then(open).then(resolve, reject);
    });
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) request.abort();
    else request.send(file);
  });

/** Reads a file from a call that answers with one. */
export const readFile = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<Blob> => {
  const open = openerOf(endpoint);
  const { query = {} } = encodeInput(endpoint, input);
  let answer: Response;
  try {
    answer = await fetch(`${endpoint.path}?${new URLSearchParams(query as Record<string, string>)}`, {
      headers: headersOf(false),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(navigator.onLine ? 'network.failed' : 'network.offline', '', null, { cause: error });
  }
  if (endpoint.file?.includes(answer.headers.get('content-type') ?? '')) return answer.blob();
  // What is no file is a refusal, and opening it throws.
  open(await readEnvelope(answer));
  throw new ApiError('network.unreadable', '', answer.status);
};
