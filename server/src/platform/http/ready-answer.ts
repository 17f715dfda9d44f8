import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Endpoint, ValueOf } from '@fairground/contract/endpoint';
import { encoderOf } from './encode-answer.ts';
import type { Encode } from './encode-answer.ts';

const compress = promisify(brotliCompress);
/** Good enough, and quick: the answer is made while somebody waits, and kept for many. */
const QUALITY = 5;
/** Less is not worth it. */
const COMPRESSED_FROM = 1_024;

const BEFORE = '{"success":true,"value":';
const AFTER = ',"message":null}';

/** An answer made once for everybody who asks the same: the whole envelope as bytes, and compressed. */
export class ReadyAnswer {
  readonly bytes: Buffer;
  #compressed: Buffer | undefined;

  constructor(value: string) {
    this.bytes = Buffer.from(`${BEFORE}${value}${AFTER}`);
  }

  /** The value as plain JSON, for pages that are rendered here. */
  get value(): unknown {
    return JSON.parse(this.bytes.subarray(BEFORE.length, -AFTER.length).toString());
  }

  /** What a browser is sent that reads brotli; nothing until it has been made. */
  get compressed(): Buffer | undefined {
    return this.#compressed;
  }

  /** Makes the compressed form, beside the requests. */
  async compress(): Promise<void> {
    if (this.bytes.length < COMPRESSED_FROM) return;
    this.#compressed = await compress(this.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  }
}

const encoders = new WeakMap<Endpoint, Encode>();

/** Writes a call's value by its contract, ready to be sent any number of times. */
export const readyAnswer = async <E extends Endpoint>(endpoint: E, value: ValueOf<E>): Promise<ReadyAnswer> => {
  const encode = encoders.get(endpoint) ?? encoderOf(endpoint.value);
  encoders.set(endpoint, encode);
  const ready = new ReadyAnswer(JSON.stringify(encode(value)));
  await ready.compress();
  return ready;
};
