/** Words that only this code used, and the current ones that replace them (STYLE.md, Language). */
const PRIVATE_WORDS: Readonly<Record<string, string>> = {
  whoever: 'the one meant: the member, the caller, the node',
  mended: 'fixed',
  spill: 'overflow',
  spills: 'overflows',
  spilled: 'overflowed',
  shipDefaults: 'installDefaults',
  tellOwner: 'notifyOwner',
};
const FINDS = new RegExp(String.raw`\b(${Object.keys(PRIVATE_WORDS).join('|')})\b`, 'gi');

/** The lines of code and comments with a private word, each with what to write. */
export const strayWords = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(FINDS), ([word]) => {
      const [, instead = ''] = Object.entries(PRIVATE_WORDS).find(([known]) => equal(known, word)) ?? [];
      return `${path}:${index + 1} ${word}: write ${instead}`;
    }),
  );

const equal = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
