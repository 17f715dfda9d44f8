/** How many lines of code, one after another, may not stand in two places. */
const FEWEST = 6;

/** A line of a list or of arguments: `'paid',` or `now,`. */
const LONE_WORD = /^['"]?[\w.$-]+['"]?,?$/;

/** How many words of a list, one in each line, may not stand in two files: shorter lists are often the same by nature. */
const FEWEST_WORDS = 8;

type Source = { readonly path: string; readonly text: string };

type Line = { readonly number: number; readonly code: string };

/** Six lines: of which file, after how many lines of code, and where they begin and end in its text. */
type Place = { readonly path: string; readonly after: number; readonly from: number; readonly to: number };

type Run = { readonly one: Place; readonly other: Place; readonly lines: number };

/** The runs of six and more lines that stand in two places to the letter, the longest first. */
export const repeatedRuns = (sources: readonly Source[]): readonly string[] => {
  const known = new Map<string, Place>();
  // By the last six lines of both places, so that the next line finds the run it makes longer.
  const runs = new Map<string, Run>();
  for (const { path, text } of sources) {
    const lines = codeLines(text);
    for (let after = 0; after + FEWEST <= lines.length; after += 1) {
      const six = lines.slice(after, after + FEWEST);
      const key = six.map(({ code }) => code).join('\n');
      const other = { path, after, from: six.at(0)?.number ?? 0, to: six.at(-1)?.number ?? 0 };
      const one = known.get(key);
      if (one === undefined) known.set(key, other);
      else if (one.path !== path || after - one.after >= FEWEST) grow(runs, one, other);
    }
  }
  return [...runs.values()]
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ one, other, lines }) => `${placed(one)} stands again in ${placed(other)} (${lines} lines)`);
};

const grow = (runs: Map<string, Run>, one: Place, other: Place): void => {
  const keyOf = (back: number): string => `${one.path} ${one.after - back} ${other.path} ${other.after - back}`;
  const before = runs.get(keyOf(1));
  runs.delete(keyOf(1));
  runs.set(
    keyOf(0),
    before === undefined
      ? { one, other, lines: FEWEST }
      : { one: { ...before.one, to: one.to }, other: { ...before.other, to: other.to }, lines: before.lines + 1 },
  );
};

const placed = ({ path, from, to }: Place): string => `${path}:${from}-${to}`;

/** The lines that say something, white space folded: no comment, no import, no lone name or word of a list. */
const codeLines = (text: string): readonly Line[] => {
  let isImport = false;
  return text.split('\n').flatMap((line, index) => {
    const code = line.trim().replaceAll(/\s+/g, ' ');
    if (/^(?:import\b|export (?:type )?\{[^}]*$)/.test(code)) isImport = true;
    const isCode = !isImport && /\w/.test(code) && !/^(?:\/\/|\/\*|\*|--)/.test(code) && !LONE_WORD.test(code);
    if (code.endsWith(';')) isImport = false;
    return isCode ? [{ number: index + 1, code }] : [];
  });
};

const LISTED = /^'[\w.-]+',$/;

/** Lists of words that another file holds too: what two lists of the same are for, one of them forgets. */
export const repeatedLists = (sources: readonly Source[]): readonly string[] => {
  const known = new Map<string, string>();
  return sources.flatMap(({ path, text }) => {
    const lines = text.split('\n').map((line) => line.trim());
    return lines.flatMap((_, index) => {
      const words = lines.slice(index, index + FEWEST_WORDS);
      if (words.length < FEWEST_WORDS || !words.every((word) => LISTED.test(word))) return [];
      const key = words.join('\n');
      const other = known.get(key);
      if (other === undefined) known.set(key, path);
      return other === undefined || other === path ? [] : [`the list at ${path}:${index + 1} stands in ${other} too`];
    });
  });
};
