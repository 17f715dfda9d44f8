export type FieldChange = { readonly field: string; readonly before: string | null; readonly after: string | null };

/** What a draft changes, field by field; a text in several languages is a field in each. */
export const fieldChanges = (before: unknown, after: unknown): readonly FieldChange[] => {
  const [was, becomes] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))];
  return [...new Set([...was.keys(), ...becomes.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: becomes.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
};

const fieldsOf = (value: unknown, place = ''): readonly (readonly [string, string])[] => {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return [[place, value.join(', ')]];
  if (typeof value !== 'object') return [[place, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([field, each]) => fieldsOf(each, place === '' ? field : `${place}.${field}`));
};
