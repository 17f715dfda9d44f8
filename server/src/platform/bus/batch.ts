import { BusMessageTooLarge } from './bus.ts';

/** PostgreSQL refuses a NOTIFY of 8,000 bytes; the rest is room for the envelope. */
export const BATCH_BYTES_MAX = 7_000;

/**
 * Messages queued while the connection is down. Beyond this number the oldest are dropped and subscribers get a gap
 * notice.
 */
const WAITING_BYTES_MAX = 4_000_000;

/** A published message, already text: `[topic, message]`. */
type Entry = { readonly text: string; readonly bytes: number };

/** One NOTIFY: who sent it, its messages, and whether messages before it were lost. */
export type Envelope = {
  readonly from: string;
  readonly messages: readonly (readonly [topic: string, message: unknown])[];
  readonly isAfterGap: boolean;
};

/** Groups published messages into payloads that fit a NOTIFY, oldest first. */
export const createBatches = (from: string) => {
  const waiting: Entry[] = [];
  let waitingBytes = 0;
  let hasDropped = false;

  return {
    get isEmpty(): boolean {
      return waiting.length === 0 && !hasDropped;
    },
    get isFull(): boolean {
      return waitingBytes >= BATCH_BYTES_MAX;
    },
    add: (topic: string, message: unknown): void => {
      const text = JSON.stringify([topic, message]);
      const bytes = Buffer.byteLength(text) + 1;
      if (bytes > BATCH_BYTES_MAX) throw new BusMessageTooLarge(topic, bytes, BATCH_BYTES_MAX);
      waiting.push({ text, bytes });
      waitingBytes += bytes;
      while (waitingBytes > WAITING_BYTES_MAX) {
        waitingBytes -= waiting.shift()?.bytes ?? 0;
        hasDropped = true;
      }
    },
    /** The next payload, and what to call once it is known to be sent: until then its messages stay in line. */
    next: (): { readonly payload: string; readonly sent: () => void } => {
      let count = 0;
      let bytes = 0;
      for (const entry of waiting) {
        if (bytes + entry.bytes > BATCH_BYTES_MAX) break;
        bytes += entry.bytes;
        count += 1;
      }
      const taken = waiting.slice(0, count);
      const tellsGap = hasDropped;
      const messages = taken.map((entry) => entry.text).join(',');
      return {
        payload: `{"from":${JSON.stringify(from)},"isAfterGap":${tellsGap},"messages":[${messages}]}`,
        sent: () => {
          if (tellsGap) hasDropped = false;
          const last = taken.at(-1);
          // An overflow meanwhile may have dropped some of them from the front already.
          const index = last === undefined ? -1 : waiting.indexOf(last);
          for (const entry of waiting.splice(0, index + 1)) waitingBytes -= entry.bytes;
        },
      };
    },
  };
};

/** Reads a payload; what another program sent on the channel is nothing to us. */
export const readEnvelope = (payload: string): Envelope | undefined => {
  try {
    const value: unknown = JSON.parse(payload);
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  typeof value.from === 'string' &&
  'isAfterGap' in value &&
  'messages' in value &&
  Array.isArray(value.messages) &&
  value.messages.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string');
