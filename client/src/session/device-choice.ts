import { useSyncExternalStore } from 'react';
import { deviceStorage } from './storage.ts';

/** One of a few words that somebody chose on this device; it outlives the visit and the login. */
export type DeviceChoice<Word extends string> = {
  readonly read: () => Word;
  readonly choose: (word: Word) => void;
  /** Calls back after every choice. Returns how to stop. */
  readonly watch: (listener: () => void) => () => void;
  /** What holds where nothing was chosen, and in the pre-rendered page. */
  readonly first: Word;
};

/** The storage key and the words of a choice, the one that holds without a choice first. */
export const createDeviceChoice = <const Word extends string>(
  key: string,
  words: readonly [Word, ...Word[]],
): DeviceChoice<Word> => {
  const [first] = words;
  const listeners = new Set<() => void>();
  /** Only where the browser refuses to keep it. */
  let unkept: Word = first;
  return {
    read: () => {
      const kept = deviceStorage.read(key);
      return words.find((word) => word === kept) ?? unkept;
    },
    choose: (word) => {
      deviceStorage.write(key, word);
      unkept = deviceStorage.read(key) === word ? first : word;
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    first,
  };
};

/** A choice as components see it. */
export const useDeviceChoice = <Word extends string>({ watch, read, first }: DeviceChoice<Word>): Word =>
  useSyncExternalStore(watch, read, () => first);
