import { isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import type { Localized } from '../../server/src/platform/localized.ts';
import type { Options } from './command.ts';
import { UsageError } from './usage-error.ts';

export const hasFlag = (options: Options, name: string): boolean => options[name] !== undefined;

export const textOf = (options: Options, name: string): string | undefined => {
  const value = options[name]?.at(-1);
  return typeof value === 'string' ? value : undefined;
};

export const neededText = (options: Options, name: string): string => {
  const value = textOf(options, name);
  if (value === undefined || value.trim() === '') throw new UsageError(`--${name} is missing.`);
  return value;
};

export const neededArgument = (words: readonly string[], index: number, name: string): string => {
  const word = words[index];
  if (word === undefined) throw new UsageError(`<${name}> is missing.`);
  return word;
};

export const oneOf = <const Word extends string>(name: string, value: string, words: readonly Word[]): Word => {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new UsageError(`${name} must be one of ${words.join(', ')}; ${value} is not.`);
  return found;
};

export const numberOf = (options: Options, name: string): number | undefined => {
  const value = textOf(options, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,9}$/.test(value)) throw new UsageError(`--${name} must be a whole number; ${value} is not.`);
  return Number(value);
};

export const idOf = (words: readonly string[]): bigint => {
  const word = neededArgument(words, 0, 'id');
  if (!/^[1-9]\d{0,18}$/.test(word)) throw new UsageError(`<id> must be a number from the list; ${word} is not.`);
  return BigInt(word);
};

const STEP_MS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 };
const DISTANCE = /^\+(?:\d{1,4}[dhms])+$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment: ISO 8601 with its zone, or a distance from now such as `+2h` or `+1d12h`. */
export const momentOf = (options: Options, name: string, now: Date): Date | undefined => {
  const value = textOf(options, name);
  if (value === undefined) return undefined;
  if (DISTANCE.test(value)) {
    const steps = [...value.matchAll(/(\d+)([dhms])/g)];
    const distance = steps.reduce((sum, [, count = '0', unit = 's']) => sum + Number(count) * (STEP_MS[unit] ?? 0), 0);
    return new Date(now.getTime() + distance);
  }
  const moment = new Date(value);
  if (!MOMENT.test(value) || Number.isNaN(moment.getTime()))
    throw new UsageError(
      `--${name} must be a moment with its zone, such as 2026-11-20T04:00+07:00, or a distance such as +2h or +30m.`,
    );
  return moment;
};

/** Texts by language: `--title EN=Hello --title TY=Xin chào`; a text without a code is in the site's own language. */
export const localizedOf = (options: Options, name: string, siteLanguage: LanguageCode): Localized => {
  const texts: Partial<Record<LanguageCode, string>> = {};
  for (const value of options[name] ?? []) {
    if (typeof value !== 'string') continue;
    const { code = '', text = '' } = /^(?<code>[A-Z]{2}(?:-[A-Z]+)?)=(?<text>.*)$/su.exec(value)?.groups ?? {};
    if (isLanguageCode(code)) texts[code] = text;
    else texts[siteLanguage] = value;
  }
  return texts;
};

/** Texts by language for a change: nothing at all when none was typed. */
export const localizedChangeOf = (options: Options, name: string, siteLanguage: LanguageCode): Localized | undefined =>
  hasFlag(options, name) ? localizedOf(options, name, siteLanguage) : undefined;

/** The parts of a change that were named; a change of nothing is a slip of the keyboard. */
export const named = <Parts extends object>(parts: Parts): Named<Parts> => {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  if (given.length === 0) throw new UsageError('Nothing to change: name at least one option.');
  return Object.fromEntries(given) as Named<Parts>;
};

type Named<Parts> = { readonly [Name in keyof Parts]?: Exclude<Parts[Name], undefined> };
