import type { Requirement } from './requirements.ts';

/** A requirement with the tests that name it, as `file › title`: those that show it, and those that show a part. */
export type Coverage = Requirement & { readonly tests: readonly string[]; readonly partTests: readonly string[] };

/** The titles of the tests in one file. */
export type TestFile = { readonly path: string; readonly titles: readonly string[] };

const ID = /[A-Z]-\d{2}/g;
const WHOLE = /\[[A-Z]-\d{2}(?:[,\s]+[A-Z]-\d{2})*\]/g;
const PART = /\[part of [A-Z]-\d{2}(?:[,\s]+[A-Z]-\d{2})*\]/g;

const idsBy = (pattern: RegExp, title: string): readonly string[] => [
  ...new Set((title.match(pattern) ?? []).flatMap((brackets) => brackets.match(ID) ?? [])),
];

/** The ids a title shows: `[A-14] …`, `[R-01] …` or `[R-01, R-18] …`. */
export const idsIn = (title: string): readonly string[] => idsBy(WHOLE, title);

/** The ids of which a title shows a part: `[part of T-01] …`. The row stays open until all of it is shown. */
export const partIdsIn = (title: string): readonly string[] => idsBy(PART, title);

/** Joins rows and tests. A title that names an id the document does not have is a mistake and is reported. */
export const coverageOf = (requirements: readonly Requirement[], files: readonly TestFile[]) => {
  const namedBy = (ids: (title: string) => readonly string[]) =>
    files.flatMap(({ path, titles }) =>
      titles.flatMap((title) => ids(title).map((id) => ({ id, test: `${path} › ${title}` }))),
    );
  const whole = namedBy(idsIn);
  const parts = namedBy(partIdsIn);
  const testsOf = (named: typeof whole, wanted: string) =>
    named.filter(({ id }) => id === wanted).map(({ test }) => test);
  const known = new Set(requirements.map(({ id }) => id));
  const rows: readonly Coverage[] = requirements.map((requirement) => ({
    ...requirement,
    tests: testsOf(whole, requirement.id),
    partTests: testsOf(parts, requirement.id),
  }));
  const unknown = [...whole, ...parts].filter(({ id }) => !known.has(id));
  return { rows, unknown };
};
