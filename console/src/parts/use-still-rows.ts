import { useState } from 'react';
import { settledRows, stillRows } from './still-rows.ts';
import type { StillRows } from './still-rows.ts';
import type { Row } from './values.ts';

type Page = { readonly list: readonly Row[]; readonly next: string | null };
type Kept = { readonly asked: string; readonly pages: readonly Page[] | undefined; readonly still: StillRows };

/** Keeps the rows of a list where they stand while it is read again; another filter, or `show`, takes all as it came. */
export const useStillRows = (
  pages: readonly Page[] | undefined,
  { key, asked }: { readonly key: string; readonly asked: string },
): StillRows & { readonly show: () => void } => {
  const read = () => pages?.flatMap((page) => page.list) ?? [];
  const [kept, setKept] = useState<Kept>(() => ({ asked, pages, still: settledRows(read()) }));
  const isOther = kept.asked !== asked;
  if (isOther || kept.pages !== pages) {
    const still = isOther
      ? settledRows(read())
      : stillRows(kept.still.rows, read(), { key, isWhole: (pages?.at(-1)?.next ?? null) === null });
    setKept({ asked, pages, still });
  }
  return { ...kept.still, show: () => setKept({ asked, pages, still: settledRows(read()) }) };
};
