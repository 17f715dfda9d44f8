import type { Numbers } from '@fairground/contract/numbers';
import { formatText } from '@fairground/locales/format-text';
import type { TextValues } from '@fairground/locales/format-text';
import type shell from '@fairground/locales/console/EN/shell.json';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

export type ConsoleLanguage = 'EN' | 'TY';

type Compiled = Parameters<typeof formatText>[0];
export type Parts = { readonly [key: string]: Compiled | Parts };

/** Loads the texts of a module, by part. */
export type PartLoaders = Readonly<Record<string, () => Promise<{ readonly texts: Parts }>>>;

type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

export type ShellKey = KeyOf<typeof shell>;

/** The texts of the console: those of its own frame by typed keys, those of the modules by keys their offers make. */
export type Texts = {
  readonly language: ConsoleLanguage;
  (key: ShellKey, values?: TextValues): string;
  /**
   * The first of these keys that has a text, such as `operators.staff.title`. Where the part of a key is not loaded yet,
   * the component that asks is suspended until it is: call it while drawing.
   */
  readonly find: (keys: readonly string[], values?: TextValues) => string | undefined;
};

export const createTexts = (
  language: ConsoleLanguage,
  frame: Parts,
  numbers: Numbers,
  loaders: PartLoaders = {},
): Texts => {
  const partOf = createPartReader(loaders);
  const find: Texts['find'] = (keys, values) => {
    for (const key of keys) {
      const text = textAt(frame, key) ?? textAt(partOf(key), key);
      if (text !== undefined) return formatText(text, { language, numbers }, values);
    }
    return undefined;
  };
  return Object.assign((key: ShellKey, values?: TextValues) => find([`shell.${key}`], values) ?? key, {
    language,
    find,
  });
};

/** Reads the part of a key, loaded when it is first asked for; the asking component waits for it. */
const createPartReader = (loaders: PartLoaders) => {
  const loading = new Map<string, Promise<Parts>>();
  return (key: string): Parts => {
    const [part = ''] = key.split('.', 1);
    const load = Object.hasOwn(loaders, part) ? loaders[part] : undefined;
    if (!load) return {};
    const known = loading.get(part);
    const texts = known ?? load().then((chunk) => ({ [part]: chunk.texts }));
    if (!known) loading.set(part, texts);
    texts.catch(() => loading.delete(part));
    return use(texts);
  };
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
  /** The texts that are there from the start, and how those of the modules are loaded. */
  readonly frame: Parts;
  readonly loaders?: PartLoaders | undefined;
  readonly numbers: Numbers;
  readonly children: ReactNode;
};

export function TextsProvider({ language, frame, loaders, numbers, children }: TextsProviderProps) {
  const texts = useMemo(() => createTexts(language, frame, numbers, loaders), [language, frame, numbers, loaders]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (!texts) throw new Error('Texts are used outside TextsProvider.');
  return texts;
};
