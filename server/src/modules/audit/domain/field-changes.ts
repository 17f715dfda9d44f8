/** One field of what a line says was and became. */
type FieldChange = { field: string; before: string | null; after: string | null };

/** The fields of what was and what became, in the order they are written; a value that is no object is one field. */
export const fieldChanges = (before: unknown, after: unknown): FieldChange[] => {
  const [was, became] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...became.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: became.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
};

const fieldsOf = (value: unknown): ReadonlyMap<string, string> => {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['value', written(value)]]);
  return new Map(Object.entries(value).map(([field, each]) => [field, written(each)]));
};

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
