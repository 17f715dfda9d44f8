import { useRef } from 'react';
import type { NamedCountry } from '../model/countries.ts';

/** A list closes so long after its field was left. */
export const BLUR_CLOSE_MS = 200;

const PAGE = 8;
const TYPING_PAUSE_MS = 800;

/** Where a key moves to in a list; undefined when it moves nowhere. */
export const stepAfterKey = (key: string, active: number, count: number): number | undefined => {
  const within = (index: number): number => Math.min(count - 1, Math.max(0, index));
  switch (key) {
    case 'ArrowDown':
      return within(active + 1);
    case 'ArrowUp':
      return within(active - 1);
    case 'PageDown':
      return within(active + PAGE);
    case 'PageUp':
      return within(active - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return within(count - 1);
    default:
      return undefined;
  }
};

/** Marks above letters need not be typed. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();

/** The first country from `start` on, around the end, whose name or dialling code begins with what was typed. */
export const findTyped = (countries: readonly NamedCountry[], typed: string, start: number): number | undefined => {
  const wanted = fold(typed);
  const found = countries.findIndex((_, offset) => {
    const country = countries[(start + offset) % countries.length];
    return country && (fold(country.name).startsWith(wanted) || country.countryDialingCode.startsWith(wanted));
  });
  return found === -1 ? undefined : (start + found) % countries.length;
};

/** Letters typed quickly one after the other make a word. */
export const useTypeAhead = (countries: () => readonly NamedCountry[]) => {
  const typing = useRef({ text: '', at: 0 });
  return (key: string, active: number): number | undefined => {
    if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined;
    const now = Date.now();
    const text = now - typing.current.at < TYPING_PAUSE_MS ? typing.current.text + key : key;
    typing.current = { text, at: now };
    // The same letter again goes on to the next country that begins with it.
    return findTyped(countries(), text, text.length === 1 ? active + 1 : active);
  };
};
