import { createInterface } from 'node:readline';
import { runAdmin } from './run-admin.ts';
import type { AdminOptions } from './run-admin.ts';

/** What comes back for one command: the code a shell would get, and what was printed. */
type LineAnswer = { readonly code: 0 | 1; readonly said: readonly string[] };

export type LinesOptions = Pick<AdminOptions, 'environment' | 'print'> & {
  /** Who types a line, where that is not the staff session of the terminal; for journeys. */
  readonly asStaff?: (
    words: readonly string[],
  ) => Promise<{ readonly words: readonly string[]; readonly environment: AdminOptions['environment'] }>;
};

/**
 * `npm run admin -- --lines`: one command after another without starting over for each. Every line is the JSON array of
 * a command's words; every answer is one line of JSON.
 */
export const runLines = async (
  lines: NodeJS.ReadableStream,
  { environment, print, asStaff }: LinesOptions,
): Promise<0> => {
  const run = async (words: readonly string[], keep: (text: string) => void): Promise<0 | 1> => {
    const typed = (await asStaff?.(words)) ?? { words, environment };
    return runAdmin(typed.words, { environment: typed.environment, print: keep, complain: keep });
  };
  for await (const line of createInterface({ input: lines })) {
    if (line.trim() === '') continue;
    const said: string[] = [];
    const keep = (text: string): void => void said.push(text);
    const words = wordsOf(line);
    if (words === undefined) keep('A line is a JSON array of words, such as ["status", "show"].');
    const code = words === undefined ? 1 : await run(words, keep);
    print(JSON.stringify({ code, said } satisfies LineAnswer));
  }
  return 0;
};

const wordsOf = (line: string): readonly string[] | undefined => {
  try {
    const words: unknown = JSON.parse(line);
    return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : undefined;
  } catch {
    return undefined;
  }
};
