import { createCipheriv, createHash } from 'node:crypto';
import type { Words } from '@fairground/engines/random/words';

const CHUNK = 1 << 16;

/** The words of AES-256 in counter mode under a key made of a name: strong, fast and the same on every run. */
export const streamWords = (name: string): Words => {
  const key = createHash('sha256').update(name).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(CHUNK);
  let words = new Uint32Array(0);
  let next = 0;
  return () => {
    if (next === words.length) {
      const bytes = cipher.update(zeros);
      words = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + CHUNK));
      next = 0;
    }
    const word = words[next] as number;
    next += 1;
    return word;
  };
};
