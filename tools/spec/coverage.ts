import type { Requirement } from './requirements.ts';

/** A requirement with the tests that name it, as `file › title`. */
export type Coverage = Requirement & { readonly tests: readonly string[] };

/** The titles of the tests in one file. */
export type TestFile = { readonly path: string; readonly titles: readonly string[] };

const BRACKETS = /\[(?<ids>[A-Z]-\d{2}(?:[,\s]+[A-Z]-\d{2})*)\]/g;

/** The ids a title names: `[A-14] …`, `[R-01] …` or `[R-01, R-18] …`. */
export const idsIn = (title: string): readonly string[] => [
  ...new Set([...title.matchAll(BRACKETS)].flatMap((match) => match.groups?.['ids']?.split(/[,\s]+/) ?? [])),
];

/** Joins rows and tests. A title that names an id the document does not have is a mistake and is told. */
export const coverageOf = (requirements: readonly Requirement[], files: readonly TestFile[]) => {
  const named = files.flatMap(({ path, titles }) =>
    titles.flatMap((title) => idsIn(title).map((id) => ({ id, test: `${path} › ${title}` }))),
  );
  const known = new Set(requirements.map(({ id }) => id));
  const rows: readonly Coverage[] = requirements.map((requirement) => ({
    ...requirement,
    tests: named.filter(({ id }) => id === requirement.id).map(({ test }) => test),
  }));
  const unknown = named.filter(({ id }) => !known.has(id));
  return { rows, unknown };
};
