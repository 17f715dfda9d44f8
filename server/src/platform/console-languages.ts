import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import type { LanguageCode } from '@fairground/contract/language';

/** The languages on offer, the site's own first. */
export type Languages = readonly [LanguageCode, ...LanguageCode[]];

/** Stands in an id for the code of a language: `texts.*.title`. */
const EACH = '*';

type Entry = Column | Field;

/** The offers of a module with their texts as one field, or one fact, in each language of the site. */
export const offersInLanguages = (offers: ConsoleOffer, languages: Languages): ConsoleOffer => ({
  ...offers,
  records: (offers.records ?? []).map((record) => ({ ...record, facts: inLanguages(record.facts, languages) })),
  panels: (offers.panels ?? []).map(({ facts, ...panel }) => ({
    ...panel,
    ...(facts && { facts: inLanguages(facts, languages) }),
  })),
  actions: (offers.actions ?? []).map(({ fields, ...action }) => ({
    ...action,
    ...(fields && { fields: inLanguages(fields, languages) }),
  })),
});

/** Writes entries that stand for every language once for each; neighbours stay together, language by language. */
const inLanguages = <One extends Entry>(entries: readonly One[], languages: Languages): readonly One[] =>
  entries.flatMap((entry, place) => {
    if (!isLocalized(entry)) return [entry];
    if (isLocalized(entries[place - 1])) return [];
    const next = entries.findIndex((each, at) => at > place && !isLocalized(each));
    const group = entries.slice(place, next === -1 ? undefined : next);
    return languages.flatMap((language) => group.map((each) => inLanguage(each, language, languages[0])));
  });

const isLocalized = (entry: Entry | undefined): boolean => entry !== undefined && entry.id.split('.').includes(EACH);

const inLanguage = <One extends Entry>(entry: One, language: LanguageCode, siteLanguage: LanguageCode): One => {
  const written = { ...entry, id: entry.id.replace(EACH, language) };
  if (!('isOptional' in entry || 'from' in entry)) return written;
  const { isOptional, from, ...field } = written as Field;
  const mayMiss = isOptional === 'translation' ? language !== siteLanguage : isOptional === true;
  return {
    ...field,
    ...(from !== undefined && { from: from.replace(EACH, language) }),
    ...(mayMiss && { isOptional: true }),
  } as One;
};
