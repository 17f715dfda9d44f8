import type { Numbers } from '@fairground/contract/numbers';
import { formatText } from '@fairground/locales/format-text';
import type { TextValues } from '@fairground/locales/format-text';
import type shell from '@fairground/locales/console/EN/shell.json';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

export type ConsoleLanguage = 'EN' | 'TY';

type Compiled = Parameters<typeof formatText>[0];
export type Parts = { readonly [key: string]: Compiled | Parts };

type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

export type ShellKey = KeyOf<typeof shell>;

/** The texts of the console: those of its own frame by typed keys, those of the modules by keys their offers make. */
export type Texts = {
  readonly language: ConsoleLanguage;
  (key: ShellKey, values?: TextValues): string;
  /** The first of these keys that has a text, such as `operators.staff.title`. */
  readonly find: (keys: readonly string[], values?: TextValues) => string | undefined;
};

export const createTexts = (language: ConsoleLanguage, parts: Parts, numbers: Numbers): Texts => {
  const find: Texts['find'] = (keys, values) => {
    for (const key of keys) {
      const text = textAt(parts, key);
      if (text !== undefined) return formatText(text, { language, numbers }, values);
    }
    return undefined;
  };
  return Object.assign((key: ShellKey, values?: TextValues) => find([`shell.${key}`], values) ?? key, {
    language,
    find,
  });
};

const textAt = (parts: Parts, key: string): Compiled | undefined => {
  let here: Compiled | Parts | undefined = parts;
  for (const step of key.split('.')) {
    if (typeof here !== 'object' || Array.isArray(here) || !Object.hasOwn(here, step)) return undefined;
    here = here[step];
  }
  return typeof here === 'string' || Array.isArray(here) ? here : undefined;
};

const TextsContext = createContext<Texts | undefined>(undefined);

type TextsProviderProps = {
  readonly language: ConsoleLanguage;
  readonly parts: Parts;
  readonly numbers: Numbers;
  readonly children: ReactNode;
};

export function TextsProvider({ language, parts, numbers, children }: TextsProviderProps) {
  const texts = useMemo(() => createTexts(language, parts, numbers), [language, parts, numbers]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (!texts) throw new Error('Texts are used outside TextsProvider.');
  return texts;
};
