/** The kinds of account that are worth a word beside the name; an ordinary member needs none. */
const KINDS = new Map<number, 'agent' | 'general-agent' | 'affiliate' | 'affiliate-manager' | 'trial'>([
  [1, 'agent'],
  [2, 'general-agent'],
  [41, 'affiliate'],
  [42, 'affiliate-manager'],
  [4, 'trial'],
]);

export const kindOf = (isAgent: number | null) => (isAgent === null ? undefined : KINDS.get(isAgent));

const COLOUR = /^#[\da-f]{3,8}$/i;

/** A label's colour as the server keeps it; whatever is no colour paints nothing. */
export const paintOf = (colour: string): string | undefined => (COLOUR.test(colour) ? colour : undefined);
