/** An answer from outside, read to its end. */
export type BoundedAnswer = { readonly status: number; readonly isOk: boolean; readonly body: string };

/** A way out: the network's, or that of a test. */
export type Send = typeof fetch;

/** How long an answer may take, from the first byte sent to the last one read, and how large it may be unpacked. */
export type Bounds = {
  readonly timeoutMs: number;
  /** Zero where only the status counts: then nothing is read. */
  readonly bytesMax: number;
  /** Another way out than the network, for tests. */
  readonly send?: Send | undefined;
};

/** What went wrong outside: no answer in time, one without end, or none at all. */
export class OutsideFault extends Error {
  override readonly name = 'OutsideFault';
  readonly why: 'time-out' | 'too-large' | 'unreachable';
  constructor(why: OutsideFault['why'], options?: ErrorOptions) {
    super(`The outside: ${why}.`, options);
    this.why = why;
  }
}

/**
 * The one way a node asks another host. Neither a slow nor an endless answer holds it, and a redirect is not followed:
 * what is sent along was meant for the address that is known. Faults are `OutsideFault`.
 */
export const fetchBounded = async (
  request: Request | string,
  { timeoutMs, bytesMax, send = fetch }: Bounds,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<BoundedAnswer> => {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(request, { ...init, redirect: 'error', signal: deadline });
    const body = await readBounded(response, bytesMax);
    return { status: response.status, isOk: response.ok, body };
  } catch (error) {
    if (error instanceof OutsideFault) throw error;
    throw new OutsideFault(deadline.aborted ? 'time-out' : 'unreachable', { cause: error });
  }
};

/** The text of an answer that has no more bytes than it may; the rest of one that has is not read. */
const readBounded = async (response: Response, bytesMax: number): Promise<string> => {
  if (response.body === null) return '';
  if (bytesMax === 0 || Number(response.headers.get('content-length')) > bytesMax) {
    await response.body.cancel();
    if (bytesMax === 0) return '';
    throw new OutsideFault('too-large');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > bytesMax) throw new OutsideFault('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
