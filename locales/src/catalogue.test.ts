import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { expect, test } from 'vitest';
import {
  COMPLETE_LANGUAGES,
  compilePart,
  languagesWithTexts,
  listNamespaces,
  missingKeys,
  readPart,
} from './catalogue.ts';
import { placeholdersOf } from './placeholders.testing.ts';
import { keysOf } from './text-tree.ts';
import type { TextTree } from './text-tree.ts';
import { areTypesCurrent } from './write-types.ts';

/** The languages of the catalogue as they are prescribed, in their order. */
const PRESCRIBED = [
  ...['zh-Hans', 'en', 'ja', 'th', 'vi', 'my', 'es', 'hi', 'id', 'km', 'ko', 'ms', 'pt', 'ta', 'zh-Hant', 'fil'],
  ...['ur', 'ur-Latn', 'pt-BR', 'tr', 'bn', 'ar', 'fa', 'ru', 'kk', 'uz', 'lo', 'ne', 'fr', 'te', 'sw'],
];

/**
 * So many texts every language has in its own words at least, by namespace; what is not named here is still shown in
 * English. The figures only grow, unless the English texts themselves go: one that falls is a text that was lost.
 */
const WRITTEN_AT_LEAST: Readonly<Record<string, number>> = {
  ...{ chat: 6, common: 84, download: 36, errors: 37, head: 48, help: 12, home: 28, legacy: 28, lobby: 13 },
  ...{ modals: 26, pages: 9, states: 19 },
};

/** Names and loan words are the same everywhere; a catalogue that was copied is no translation. */
const OWN_WORDS_SHARE_MIN = 0.85;

const CODES = LANGUAGES.map(({ code }) => code);
const PARTIAL = CODES.filter((code) => !COMPLETE_LANGUAGES.some((complete) => complete === code));

const textsOf = (tree: TextTree): readonly string[] =>
  Object.values(tree).flatMap((entry) => (typeof entry === 'string' ? [entry] : textsOf(entry)));

/** What a language has written itself, as `namespace:key` with its text. */
const ownTexts = (code: LanguageCode): ReadonlyMap<string, string> =>
  new Map(
    listNamespaces().flatMap((namespace) => {
      const tree = readPart(code, namespace);
      const texts = textsOf(tree);
      return keysOf(tree).map((key, index) => [`${namespace}:${key}`, texts[index] ?? ''] as const);
    }),
  );

const english = ownTexts('EN');

test('[part of B-01] every prescribed language has a catalogue, and no other', () => {
  expect(LANGUAGES.map(({ tag }) => tag).toSorted()).toEqual(PRESCRIBED.toSorted());
  expect(languagesWithTexts()).toEqual(CODES);
});

test('[part of B-01] Arabic, Persian and Urdu are written from right to left', () => {
  expect(LANGUAGES.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['UR', 'AR', 'FA']);
});

test.each(COMPLETE_LANGUAGES)('[part of B-01] %s lacks no text', (code) => {
  expect(english.size).toBeGreaterThan(2_500);
  expect(missingKeys(code)).toEqual([]);
});

test('[part of B-01] the brand offers TY and EN; a language that is not complete is offered by none', () => {
  const brand = JSON.parse(readFileSync(new URL('../../brands/fairground/brand.json', import.meta.url), 'utf8'));

  expect(brand.languages).toEqual(['TY', 'EN']);
  expect(COMPLETE_LANGUAGES).toEqual(expect.arrayContaining(brand.languages));
  expect(CODES.filter((code) => missingKeys(code).length === 0).toSorted()).toEqual(COMPLETE_LANGUAGES.toSorted());
});

test.each(PARTIAL)(
  '[part of B-01] %s has its own words wherever it had them before, and no copy of the English ones',
  (code) => {
    const own = ownTexts(code);
    const inOtherWords = [...own].filter(([key, text]) => text !== english.get(key));
    const written = Object.keys(WRITTEN_AT_LEAST).map((namespace) => {
      const count = keysOf(readPart(code, namespace)).length;
      return [namespace, Math.min(count, WRITTEN_AT_LEAST[namespace] ?? 0)];
    });

    expect(Object.fromEntries(written)).toEqual(WRITTEN_AT_LEAST);
    expect(inOtherWords.length / own.size).toBeGreaterThan(OWN_WORDS_SHARE_MIN);
  },
);

test.each(CODES)(
  '[part of B-01] every text of %s is one of the catalogue, says something and leaves open what English does',
  (code) => {
    const own = [...ownTexts(code)];

    expect(own.filter(([key]) => !english.has(key))).toEqual([]);
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
    const openIn = (text: string) => placeholdersOf(text).join(' ');
    expect(own.filter(([key, text]) => openIn(text) !== openIn(english.get(key) ?? ''))).toEqual([]);
  },
);

test.each(CODES)('[part of B-01] %s is shown whole: what it lacks comes in English', (code) => {
  const shown = listNamespaces().flatMap((namespace) => leavesOf(compilePart(code, namespace), `${namespace}:`));

  expect(shown.toSorted()).toEqual([...english.keys()].toSorted());
});

test('what a text leaves open is found in every form', () => {
  expect(placeholdersOf('plain')).toEqual([]);
  expect(placeholdersOf('{b} of {a, number} until {d, date, short}')).toEqual(['a', 'b', 'd']);
  expect(placeholdersOf('{n, plural, one {# for {name}} other {#}}')).toEqual(['n', 'name']);
  expect(placeholdersOf('{n, plural, one {day} other {days}}')).toEqual([]);
  expect(placeholdersOf('{s, select, x {Yes} other {{n}}}')).toEqual(['n']);
});

test('the types of the texts are those of the English catalogue', () => {
  expect(areTypesCurrent()).toBe(true);
});

/** The keys of a compiled part: a compiled text is a text or a list. */
const leavesOf = (tree: ReturnType<typeof compilePart>, prefix: string): readonly string[] =>
  Object.entries(tree).flatMap(([key, entry]) =>
    typeof entry === 'string' || Array.isArray(entry) ? [`${prefix}${key}`] : leavesOf(entry, `${prefix}${key}.`),
  );
