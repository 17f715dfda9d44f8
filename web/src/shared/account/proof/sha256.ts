/**
 * SHA-256 of a short text, synchronously: a search tries hundreds of thousands of texts, and a promise for each would
 * cost more than the hash. Only the leading words are given back, which is all the search looks at.
 */
export const leadingWords = (text: string): readonly [number, number] => {
  const message = pad(text);
  const state = Int32Array.from(INITIAL);
  for (let block = 0; block < message.length; block += 16) absorb(state, message, block);
  return [(state[0] ?? 0) >>> 0, (state[1] ?? 0) >>> 0];
};

const schedule = new Int32Array(64);

const absorb = (state: Int32Array, message: Int32Array, offset: number): void => {
  const w = schedule;
  for (let i = 0; i < 16; i += 1) w[i] = at(message, offset + i);
  for (let i = 16; i < 64; i += 1) {
    const x = at(w, i - 15);
    const y = at(w, i - 2);
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word;
};

const at = (words: Int32Array, index: number): number => words[index] ?? 0;
const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The bytes, a one bit, zeros, and the length in bits in the last word; whole blocks of sixteen words. */
const pad = (text: string): Int32Array => {
  const bytes = new TextEncoder().encode(text);
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (const [i, byte] of bytes.entries()) words[i >> 2] = at(words, i >> 2) | (byte << (24 - (i & 3) * 8));
  words[bytes.length >> 2] = at(words, bytes.length >> 2) | (0x80 << (24 - (bytes.length & 3) * 8));
  words[words.length - 1] = bytes.length * 8;
  return words;
};

/** The first 32 bits of the fractions of a prime's root, as the standard takes its constants from. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) | 0;

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const K = Int32Array.from(PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime))));
