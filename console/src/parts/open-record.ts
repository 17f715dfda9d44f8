/** The record that stands open beside a list, as the address names it: `open=member:12`. */
export type OpenRecord = { readonly record: string; readonly key: string };

const OPEN = 'open';

export const readOpenRecord = (search: string): OpenRecord | undefined => {
  const named = /^(?<record>[^:]+):(?<key>.+)$/s.exec(new URLSearchParams(search).get(OPEN) ?? '')?.groups;
  return named && { record: named['record'] ?? '', key: named['key'] ?? '' };
};

/** The address of a list in a state, with the record open beside it. */
export const writeListAddress = (path: string, state: string, open: OpenRecord | undefined): string => {
  const search = new URLSearchParams(state);
  if (open) search.set(OPEN, `${open.record}:${open.key}`);
  // A colon may stand in a query as it is, and is easier to read.
  return search.size === 0 ? path : `${path}?${search.toString().replaceAll('%3A', ':')}`;
};
