import { tabStorage } from '../session/storage.ts';

const KEY = 'heard';
const TAIL = 12;

/** Up to which of a member's messages this tab has heard: what comes while a page makes room for the next is not lost. */
export type Heard = {
  readonly read: (token: string) => number | null;
  readonly keep: (token: string, seq: number) => void;
};

/** It is known by the end of the token whose messages are meant: another member starts over. */
const prefixOf = (token: string): string => `${token.slice(-TAIL)}:`;

export const tabHeard: Heard = {
  read: (token) => {
    const kept = tabStorage.read(KEY) ?? '';
    const seq = kept.startsWith(prefixOf(token)) ? Number(kept.slice(TAIL + 1)) : Number.NaN;
    return Number.isSafeInteger(seq) ? seq : null;
  },
  keep: (token, seq) => tabStorage.write(KEY, prefixOf(token) + seq),
};
