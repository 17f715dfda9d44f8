/**
 * Bets of one play differ in what they can win: a sum of 3 pays more than a sum of 10, a box of four orders more than
 * one of 24. Bets of one form can win the same.
 */

/** The tiers of each form. */
export type Forms = ReadonlyMap<string, readonly string[]>;

export const formsOf = (tiers: Iterable<string>, formOfTier: (tier: string) => string): Forms => {
  const forms = new Map<string, string[]>();
  for (const tier of tiers) {
    const form = formOfTier(tier);
    const known = forms.get(form);
    if (known === undefined) forms.set(form, [tier]);
    else known.push(tier);
  }
  return forms;
};

/** The form of a line that nobody has to explain: the only one there is, or the one the line is named after. */
export const plainForm = (line: string, forms: Forms): string => {
  if (forms.has(line)) return line;
  const [only, other] = forms.keys();
  if (only === undefined || other !== undefined) throw new RangeError(`The form of the line ${line} is not known.`);
  return only;
};
