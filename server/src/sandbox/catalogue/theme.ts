import { ANIMAL_THEMES } from './themes/animals.ts';
import { COUNTRY_THEMES } from './themes/country.ts';
import { CULTURE_THEMES } from './themes/culture.ts';
import { FANTASY_THEMES } from './themes/fantasy.ts';
import { FOOD_THEMES } from './themes/food.ts';
import { MACHINE_THEMES } from './themes/machines.ts';
import { RICHES_THEMES } from './themes/riches.ts';
import { SEA_THEMES } from './themes/sea.ts';
import type { ThemeText } from './theme-text.ts';

export type Noun = {
  readonly en: string;
  readonly ty: string;
  /** In Vietnamese a counted or owned noun takes one: `ba chú hổ`, `chiếc trống của hổ`. Empty where none is needed. */
  readonly classifier: string;
  /** The drawing that shows it. */
  readonly glyph: string;
};

export type Place = {
  readonly en: string;
  readonly ty: string;
  readonly preposition: string;
  readonly glyph: string;
};

export type Theme = Omit<ThemeText, 'beings' | 'things' | 'places'> & {
  readonly beings: readonly Noun[];
  readonly things: readonly Noun[];
  readonly places: readonly Place[];
};

const entriesOf = (text: string): readonly string[] => text.split(';').flatMap((entry) => entry.trim() || []);

/** `chú Hổ` is a classifier and a noun: the noun begins with the first capital letter. */
const splitAtCapital = (text: string): readonly [string, string] => {
  const words = text.split(' ');
  const first = words.findIndex((word) => word !== word.toLowerCase());
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')];
};

const nounOf = (entry: string): Noun => {
  const [, en = '', vietnamese = '', glyph = ''] = /^(.+?) = (.+) @([a-z0-9-]+)$/.exec(entry) ?? [];
  if (en === '') throw new SyntaxError(`Not a noun: ${entry}`);
  const [classifier, ty] = splitAtCapital(vietnamese);
  return { en, ty, classifier, glyph };
};

const placeOf = (entry: string): Place => {
  const [, english = '', ty = '', glyph = ''] = /^(.+?) = (.+) @([a-z0-9-]+)$/.exec(entry) ?? [];
  if (english === '') throw new SyntaxError(`Not a place: ${entry}`);
  const [preposition, en] = splitAtCapital(english);
  return { en, ty, preposition, glyph };
};

export const readTheme = (text: ThemeText): Theme => ({
  ...text,
  beings: entriesOf(text.beings).map(nounOf),
  things: entriesOf(text.things).map(nounOf),
  places: entriesOf(text.places).map(placeOf),
});

/** Every theme of the slots, in the order they are dealt out. */
export const THEMES: readonly Theme[] = [
  ...ANIMAL_THEMES,
  ...SEA_THEMES,
  ...CULTURE_THEMES,
  ...COUNTRY_THEMES,
  ...FANTASY_THEMES,
  ...FOOD_THEMES,
  ...MACHINE_THEMES,
  ...RICHES_THEMES,
].map(readTheme);
