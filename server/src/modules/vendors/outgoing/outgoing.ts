import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import { fetchBounded, OutsideFault } from '../../../platform/fetch-bounded.ts';
import type { Send } from '../../../platform/fetch-bounded.ts';
import type { RandomSource } from '../../../platform/random.ts';
import { newToken } from '../../../platform/random.ts';
import type { SigningKey } from '../domain/signature.ts';
import { signedHeaders } from '../domain/signature.ts';

export type OutgoingCall = {
  /** The vendor called; one that fails again and again is left alone for a while. */
  readonly vendor: string;
  readonly url: string;
  readonly key: SigningKey;
  readonly body: unknown;
  /** Only what may happen twice is tried again. */
  readonly isIdempotent: boolean;
};

/** A fault of the outside is a result, never an exception. */
export type OutgoingResult =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | {
      readonly kind: 'failed';
      readonly why: 'time-out' | 'too-large' | 'unreachable' | 'server-error' | 'circuit-open';
    };

export type Outgoing = {
  readonly call: (call: OutgoingCall) => Promise<OutgoingResult>;
  /** Whether a vendor is left alone now; its games should not be offered meanwhile. */
  readonly isLeftAlone: (vendor: string) => boolean;
};

export type OutgoingDeps = {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly fetch?: Send;
  readonly timeoutMs?: number;
  /** The longest pause before the second try; each later one doubles it. */
  readonly pauseMs?: number;
  /** Told when a vendor begins to be left alone, and again each time a probe fails. */
  readonly onLeftAlone?: (vendor: string) => void;
};

const ATTEMPTS_MAX = 3;
/** The longest answer, a list of rounds to compare, has a few hundred kilobytes. */
const ANSWER_BYTES_MAX = 4_000_000;
const FAILURES_MAX = 5;
const LEAVE_ALONE_MS = 30_000;

/** Calls to vendors: short patience, few tries, and none at all while a vendor is down. */
export const createOutgoing = ({
  clock,
  random,
  fetch: send,
  timeoutMs = 3_000,
  pauseMs = 200,
  onLeftAlone = () => undefined,
}: OutgoingDeps): Outgoing => {
  const circuits = new Map<string, { failures: number; openUntil: number }>();
  const circuitOf = (vendor: string) => {
    const known = circuits.get(vendor) ?? { failures: 0, openUntil: 0 };
    circuits.set(vendor, known);
    return known;
  };

  const attempt = async ({ url, key, body }: OutgoingCall): Promise<OutgoingResult> => {
    const text = JSON.stringify(body);
    const { pathname, search } = new URL(url);
    const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
    const call = { method: 'POST', path: pathname + search, timestamp, nonce: newToken(random, 18), body: text };
    try {
      const headers = { 'content-type': 'application/json', ...signedHeaders(key, call) };
      const bounds = { timeoutMs, bytesMax: ANSWER_BYTES_MAX, send };
      const { status, body: said } = await fetchBounded(url, bounds, { method: 'POST', headers, body: text });
      return status >= 500 ? { kind: 'failed', why: 'server-error' } : { kind: 'answered', status, body: said };
    } catch (error) {
      return { kind: 'failed', why: error instanceof OutsideFault ? error.why : 'unreachable' };
    }
  };

  return {
    call: async (call) => {
      const circuit = circuitOf(call.vendor);
      let result: OutgoingResult = { kind: 'failed', why: 'circuit-open' };
      const attempts = call.isIdempotent ? ATTEMPTS_MAX : 1;
      for (let tried = 0; tried < attempts; tried += 1) {
        if (clock.now().getTime() < circuit.openUntil) return result;
        if (tried > 0) await sleep(random.below(pauseMs * 2 ** (tried - 1)) + 1);
        result = await attempt(call);
        if (result.kind === 'answered') {
          circuit.failures = 0;
          return result;
        }
        circuit.failures += 1;
        // One failure more after the pause leaves it alone again: the first call through is the probe.
        if (circuit.failures >= FAILURES_MAX) {
          circuit.openUntil = clock.now().getTime() + LEAVE_ALONE_MS;
          onLeftAlone(call.vendor);
        }
      }
      return result;
    },
    isLeftAlone: (vendor) => clock.now().getTime() < circuitOf(vendor).openUntil,
  };
};
