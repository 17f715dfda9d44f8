import { below } from '@fairground/engines/random/words';
import { wordsOf } from '@fairground/engines/random/repeatable';

/** The same disorder for the same name. */
export const shuffled = <Item>(items: readonly Item[], name: string): readonly Item[] => {
  const words = wordsOf(`shuffle/${name}`);
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = below(words, last + 1);
    const [one, two] = [all[last], all[other]];
    if (one !== undefined && two !== undefined) [all[last], all[other]] = [two, one];
  }
  return all;
};
