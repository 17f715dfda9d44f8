import type { Texts } from './texts.tsx';

/** The words of an offer: its own first, then those its module shares, then those of the console. */
export type Words = {
  readonly title: string;
  readonly about: string | undefined;
  readonly field: (id: string) => string;
  /** The word of a value, such as a state; the value itself where nobody named it. */
  readonly value: (id: string, value: string) => string;
};

/** `operators.staff` has its texts in the part `operators` under `staff`. */
export const wordsOf = (texts: Texts, offer: string): Words => {
  const [part = ''] = offer.split('.');
  const named = (group: string, id: string): string | undefined =>
    texts.find([`${offer}.${group}.${id}`, `${part}.${group}.${id}`, `shell.${group}.${id}`]);
  return {
    title: texts.find([`${offer}.title`]) ?? offer,
    about: texts.find([`${offer}.about`]),
    field: (id) => named('fields', keyOf(id)) ?? id,
    value: (id, value) => named('values', `${keyOf(id)}.${value}`) ?? named('states', value) ?? value,
  };
};

/** A dot leads inside a row and would lead inside the catalogue too. */
export const keyOf = (id: string): string => id.replaceAll('.', '-');
