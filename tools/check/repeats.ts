/** How many lines of code, one after another, may not stand in two places. */
const FEWEST = 6;

/** A line of a list or of arguments: `'paid',` or `now,`. */
const LONE_WORD = /^['"]?[\w.$-]+['"]?,?$/;

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
