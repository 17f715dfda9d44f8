import { isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';

/** A setting: how its text is read, what it is without one, and the sentence that documents it. */
type Setting<Value> = {
  readonly variable: string;
  readonly read: (text: string) => Value;
  readonly fallback: Value;
  /** How the documentation writes the default when the value itself would not read well. */
  readonly fallbackText?: string;
  readonly about: string;
  readonly isSecret?: true;
};

export const setting = <const Value>(definition: Setting<Value>): Setting<Value> => definition;

export const text = (value: string): string => value;

export const optionalText = (value: string): string | undefined => value;

/** 32 bytes, as `openssl rand -base64 32` writes them. */
export const key = (value: string): Uint8Array | undefined => {
  const bytes = Buffer.from(value, 'base64');
  if (!/^[\w+/-]{43}=?$/.test(value) || bytes.length !== 32) throw new Error('32 random bytes in base64');
  return bytes;
};

export const keys = (value: string): readonly Uint8Array[] => list(value).map((one) => key(one) ?? new Uint8Array());

export const wholeNumber =
  (least: number, most: number) =>
  (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw new Error(`a whole number from ${least} to ${most}`);
    return number;
  };

export const oneOf =
  <const Word extends string>(...words: readonly Word[]) =>
  (value: string): Word => {
    const found = words.find((word) => word === value);
    if (found === undefined) throw new Error(`one of ${words.join(', ')}`);
    return found;
  };

export const list = (value: string): readonly string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const languages = (value: string): readonly LanguageCode[] =>
  list(value).map((code) => {
    if (!isLanguageCode(code)) throw new Error(`language codes such as TY,EN; ${code} is none`);
    return code;
  });

/** Guessing it would open every account of a sandbox. */
export const developerKey = (value: string): string | undefined => {
  if (!/^[\w-]{8,128}$/.test(value)) throw new Error('8 to 128 letters, digits, dashes and underscores');
  return value;
};

export const dialingCodes = (value: string): readonly string[] =>
  list(value).map((code) => {
    if (!/^[1-9]\d{0,3}$/.test(code)) throw new Error(`dialing codes such as 84,855; ${code} is none`);
    return code;
  });
