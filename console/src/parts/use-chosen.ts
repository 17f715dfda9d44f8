import { useState } from 'react';
import { keyOf } from './still-rows.ts';
import type { Row } from './values.ts';

export type Choosing = {
  readonly keys: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  readonly toggleAll: () => void;
};

/** Which rows of a list are chosen; those of another filter are forgotten. */
export const useChosen = (list: readonly Row[], { key, asked }: { readonly key: string; readonly asked: string }) => {
  const [kept, setKept] = useState<{ readonly asked: string; readonly keys: ReadonlySet<string> }>({
    asked,
    keys: new Set(),
  });
  const keys = kept.asked === asked ? kept.keys : new Set<string>();
  const choose = (next: ReadonlySet<string>) => setKept({ asked, keys: next });
  return {
    chosen: list.filter((row) => keys.has(keyOf(row, key))),
    clear: () => choose(new Set()),
    choosing: {
      keys,
      toggle: (each: string) => {
        const next = new Set(keys);
        if (!next.delete(each)) next.add(each);
        choose(next);
      },
      toggleAll: () => choose(keys.size >= list.length ? new Set() : new Set(list.map((row) => keyOf(row, key)))),
    } satisfies Choosing,
  };
};
