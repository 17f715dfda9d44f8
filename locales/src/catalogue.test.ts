import { LANGUAGES } from '@fairground/contract/language';
import { expect, test } from 'vitest';
import { compilePart, listNamespaces, missingKeys } from './catalogue.ts';
import { areTypesCurrent } from './write-types.ts';

test.each(LANGUAGES.map(({ code }) => code))(
  '[B-01] every text of %s compiles, with English filling its gaps',
  (code) => {
    for (const namespace of listNamespaces()) expect(Object.keys(compilePart(code, namespace))).not.toEqual([]);
  },
);

test.each(['TY', 'EN'] as const)('[B-01] %s lacks no text', (code) => {
  expect(missingKeys(code)).toEqual([]);
});

test('the types of the texts are those of the English catalogue', () => {
  expect(areTypesCurrent()).toBe(true);
});
