import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { expect, test } from 'vitest';
import { languageToOffer } from './language-offer.ts';

const ask = (wanted: readonly string[], { codes = ['TY', 'EN'] as readonly LanguageCode[], isSettled = false } = {}) =>
  languageToOffer({ wanted, offered: codes.map(languageOf), current: languageOf('TY'), isSettled })?.code;

test('a visitor whose browser asks for another language on offer is offered it', () => {
  expect(ask(['en-GB', 'en'])).toBe('EN');
  expect(ask(['de-DE', 'en-US'])).toBe('EN');
  expect(ask(['zh-TW'], { codes: ['TY', 'CN', 'TW'] })).toBe('TW');
  expect(ask(['pt-BR'], { codes: ['TY', 'PT', 'BR'] })).toBe('BR');
});

test.each([
  ['asks for the language of the page first', ['vi-VN', 'en']],
  ['asks for none that is on offer', ['de', 'fr-CH']],
  ['asks for nothing that is a language', ['*', '']],
  ['asks for nothing', []],
])('a visitor whose browser %s is left alone', (_what, wanted) => {
  expect(ask(wanted)).toBeUndefined();
});

test('anyone who has chosen a language, or was offered one, is not asked again', () => {
  expect(ask(['en'], { isSettled: true })).toBeUndefined();
});
