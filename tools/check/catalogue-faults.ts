/** The keys a language has no text for. */
type MissingIn<Language extends string> = (language: Language) => readonly string[];

/** What the languages that must be whole lack. */
export const missingTexts = <Language extends string>(
  languages: readonly Language[],
  missingIn: MissingIn<Language>,
  catalogue = '',
): readonly string[] =>
  languages.flatMap((language) => missingIn(language).map((key) => `${catalogue}${language} has no text for ${key}`));

type BrandLanguages<Language extends string> = { readonly name: string; readonly languages: readonly Language[] };

/** Languages that a brand offers although the catalogue lacks texts in them. */
export const incompleteLanguages = <Language extends string>(
  brands: readonly BrandLanguages<Language>[],
  missingIn: MissingIn<Language>,
): readonly string[] =>
  brands.flatMap(({ name, languages }) =>
    languages
      .map((language) => ({ language, lacking: missingIn(language).length }))
      .filter(({ lacking }) => lacking > 0)
      .map(({ language, lacking }) => `brands/${name} offers ${language}, which lacks ${lacking} texts`),
  );
