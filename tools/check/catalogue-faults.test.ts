import { expect, test } from 'vitest';
import { incompleteLanguages, missingTexts } from './catalogue-faults.ts';

const LACKING: Readonly<Record<string, readonly string[]>> = { EN: [], TY: [], ES: ['home:title', 'home:about'] };
const missingIn = (language: string) => LACKING[language] ?? [];

test('a text that a complete language lacks is found', () => {
  expect(missingTexts(['EN', 'ES'], missingIn)).toEqual([
    'ES has no text for home:title',
    'ES has no text for home:about',
  ]);
  expect(missingTexts(['EN', 'TY'], missingIn)).toEqual([]);
  expect(missingTexts(['ES'], missingIn, 'the console: ')[0]).toBe('the console: ES has no text for home:title');
});

test('a brand that offers a language with missing texts is found', () => {
  const brands = [
    { name: 'whole', languages: ['EN', 'TY'] },
    { name: 'half', languages: ['EN', 'ES'] },
  ];

  expect(incompleteLanguages(brands, missingIn)).toEqual(['brands/half offers ES, which lacks 2 texts']);
});
