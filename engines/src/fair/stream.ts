import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Words } from '../random/words.ts';
import type { ServerSeed } from './seed.ts';

/** What beside the secret seed decides a draw, all of it known to the player. */
export type Draw = {
  /** The code of the game, so that two games never share a draw. */
  readonly game: string;
  /** The player's own word, or the public value of a shared round. */
  readonly clientSeed: string;
  /** Counts the rounds of a seed; never used twice with it. */
  readonly nonce: number;
};

const GAME = /^[a-z0-9][a-z0-9.-]{0,63}$/;
const CLIENT_SEED = /^[\w-]{1,64}$/;
const WORDS_PER_BLOCK = 8;
const BYTES_PER_WORD = 4;

/** A client seed has 1 to 64 letters, digits, `-` and `_`: nothing that could be taken for a separator. */
export const isClientSeed = (text: string): boolean => CLIENT_SEED.test(text);

/** The endless words of one draw: blocks of HMAC-SHA256 keyed by the seed, four bytes a word, highest byte first. */
export const wordsOf = (seed: ServerSeed, draw: Draw): Words => {
  const message = drawMessage(draw);
  let block = 0;
  let next = WORDS_PER_BLOCK;
  let view = new DataView(new ArrayBuffer(0));
  return () => {
    if (next === WORDS_PER_BLOCK) {
      const bytes = hmac(sha256, seed, utf8ToBytes(`${message}|${block}`));
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += 1;
      next = 0;
    }
    const word = view.getUint32(next * BYTES_PER_WORD);
    next += 1;
    return word;
  };
};

const drawMessage = ({ game, clientSeed, nonce }: Draw): string => {
  if (!GAME.test(game)) throw new RangeError(`Not the code of a game: ${game}`);
  if (!isClientSeed(clientSeed)) throw new RangeError('A client seed has 1 to 64 letters, digits, - and _.');
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`Not a nonce: ${nonce}`);
  return `fairground/draw/1|${game}|${clientSeed}|${nonce}`;
};
