import { createHash } from 'node:crypto';

/** Finds the answers of a proof-of-work challenge, as a browser does. */
export const findProof = (salt: string, { count, zeroBits }: { readonly count: number; readonly zeroBits: number }) =>
  Array.from({ length: count }, (_, index) => {
    for (let answer = 0; ; answer += 1) {
      const hash = createHash('sha256').update(`${salt}:${index}:${answer}`).digest();
      if (Math.clz32(hash.readUInt32BE()) >= zeroBits) return answer;
    }
  });
