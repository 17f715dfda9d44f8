import type { Texts } from './texts.tsx';

/** The words of an offer: its own first, then those its module shares, then those of the console. */
export type Words = {
  readonly title: string;
  readonly about: () => string | undefined;
  readonly field: (id: string) => string;
  /** The word of a value, such as a state; the value itself where nobody named it. */
  readonly value: (id: string, value: string) => string;
};

/**
 * `operators.staff` has its texts in the part `operators` under `staff`. Where another offer is named too, its words count
 * for what the first has none for: an approval of a module's change uses the words of that module.
 */
export const wordsOf = (texts: Texts, offer: string, other?: string): Words => {
  const named = (group: string, id: string): string | undefined =>
    texts.find(
      [offer, ...(other === undefined ? [] : [other])]
        .flatMap((each) => [`${each}.${group}.${id}`, `${partOf(each)}.${group}.${id}`])
        .concat(`shell.${group}.${id}`),
    );
  const fieldNamed = (id: string) => named('fields', keyOf(id));
  const valueNamed = (id: string, value: string) => named('values', `${keyOf(id)}.${value}`) ?? named('states', value);
  return {
    title: texts.find([`${offer}.title`]) ?? offer,
    about: () => texts.find([`${offer}.about`]),
    field: (id) => {
      const [, before = '', language, after = ''] = IN_A_LANGUAGE.exec(id) ?? [];
      if (language === undefined || fieldNamed(id) !== undefined) return inWords(id, fieldNamed);
      return `${fieldNamed(`${before}${after}`) ?? id} · ${texts.find([`shell.languages.${language}`]) ?? language}`;
    },
    value: (id, value) => inWords(value, (phrase) => valueNamed(id, phrase)),
  };
};

/** A text in several languages has one name: `texts.EN.title` is `texts-title`, with the language behind it. */
const IN_A_LANGUAGE = /^(.+?)\.([A-Z]{2}(?:-[A-Z]+)?)(\..+)?$/;

const partOf = (offer: string): string => offer.split('.')[0] ?? '';

/** A dot leads inside a row and would lead inside the catalogue too; so does a space in the name of a field. */
export const keyOf = (id: string): string => id.replaceAll(/[. ]/g, '-');

/** Names that the server puts together, such as `member 12`: the longest phrases with a text are replaced, the rest stays. */
export const inWords = (text: string, wordOf: (phrase: string) => string | undefined): string => {
  const whole = wordOf(text);
  if (whole !== undefined || !text.includes(' ')) return whole ?? text;
  const words = text.split(' ');
  const said: string[] = [];
  for (let from = 0; from < words.length;) {
    const lengths = Array.from({ length: words.length - from }, (_, less) => words.length - from - less);
    const length = lengths.find((each) => wordOf(words.slice(from, from + each).join(' ')) !== undefined) ?? 1;
    const phrase = words.slice(from, from + length).join(' ');
    said.push(wordOf(phrase) ?? phrase);
    from += length;
  }
  return said.join(' ');
};
