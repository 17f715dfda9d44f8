import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Endpoint, ValueOf } from '@fairground/contract/endpoint';
import { encoderOf } from './encode-answer.ts';
import type { Encode } from './encode-answer.ts';

const compress = promisify(brotliCompress);
/** Good enough, and quick. */
const QUALITY = 5;
/** Holds every page of a list at once. */
const WINDOW_BITS = 18;
/** Less is not worth it. */
const COMPRESSED_FROM = 1_024;

const BEFORE = '{"success":true,"value":';
const AFTER = ',"message":null}';

/** An answer encoded once for all equal requests: the whole envelope as bytes, compressed from the second request on. */
export class ReadyAnswer {
  readonly bytes: Buffer;
  #compressed: Buffer | undefined;
  #asked = 0;

  constructor(value: string) {
    this.bytes = Buffer.from(`${BEFORE}${value}${AFTER}`);
  }

  /** The value as plain JSON, for pages that are rendered here. */
  get value(): unknown {
    return JSON.parse(this.bytes.subarray(BEFORE.length, -AFTER.length).toString());
  }

  /** Whether it is worth compressing at all. */
  get isLarge(): boolean {
    return this.bytes.length >= COMPRESSED_FROM;
  }

  /**
   * The compressed form for a browser that reads it, once there is one. It is made beside the requests when somebody
   * asks for the second time: what is asked for once is not worth the work.
   */
  compressed(): Buffer | undefined {
    this.#asked += 1;
    if (this.#asked === 2 && this.isLarge) void this.compress();
    return this.#compressed;
  }

  async compress(): Promise<void> {
    this.#compressed = await compress(this.bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
        // A compression window for megabytes takes longer to allocate than a page of tiles to compress.
        [constants.BROTLI_PARAM_LGWIN]:
          this.bytes.length > 2 ** WINDOW_BITS ? constants.BROTLI_DEFAULT_WINDOW : WINDOW_BITS,
      },
    });
  }
}

const encoders = new WeakMap<Endpoint, Encode>();

/** Writes a call's value by its contract, ready to be sent any number of times. */
export const readyAnswer = <E extends Endpoint>(endpoint: E, value: ValueOf<E>): ReadyAnswer => {
  const encode = encoders.get(endpoint) ?? encoderOf(endpoint.value);
  encoders.set(endpoint, encode);
  return new ReadyAnswer(JSON.stringify(encode(value)));
};
