import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import type { Messages, Namespace } from '@fairground/locales/messages';
import { createStore } from 'zustand/vanilla';

/** Compiled parts by namespace. Which of them are there is the loader's promise: a page renders after its parts came. */
export type TextParts = Partial<Record<Namespace, unknown>>;

/** Where the parts of one language lie: namespace to address. */
export type TextAddresses = Partial<Readonly<Record<Namespace, string>>>;

export type TextsState = { readonly language: LanguageCode; readonly parts: TextParts };

export type TextsOptions = {
  readonly language: LanguageCode;
  /** The languages this site offers, the default one first. */
  readonly offered: readonly LanguageCode[];
  readonly parts: TextParts;
  /** Addresses of the page's own language; those of others are asked for when they are needed. */
  readonly addresses: TextAddresses;
  /** The file that knows the addresses of every language. */
  readonly manifest: string;
};

export type Texts = ReturnType<typeof createTexts>;

/** The texts of one running site: the language it speaks and the parts it has loaded. */
export const createTexts = (options: TextsOptions) => {
  const store = createStore<TextsState>(() => ({ language: options.language, parts: { ...options.parts } }));
  const addressesByLanguage = new Map<LanguageCode, Promise<TextAddresses>>([
    [options.language, Promise.resolve(options.addresses)],
  ]);
  let lastWanted = options.language;

  const addressesOf = (language: LanguageCode): Promise<TextAddresses> => {
    const known = addressesByLanguage.get(language);
    if (known) return known;
    const asked = fetchJson<Record<string, TextAddresses>>(options.manifest).then((all) => all[language] ?? {});
    addressesByLanguage.set(language, asked);
    asked.catch(() => addressesByLanguage.delete(language));
    return asked;
  };

  const fetchParts = async (language: LanguageCode, namespaces: readonly Namespace[]): Promise<TextParts> => {
    const addresses = await addressesOf(language);
    const entries = await Promise.all(
      namespaces.map(async (namespace) => {
        const address = addresses[namespace];
        if (address === undefined) throw new RangeError(`No texts ${namespace} in ${language}.`);
        return [namespace, await fetchJson(address)] as const;
      }),
    );
    return Object.fromEntries(entries);
  };

  /** Loads what is missing of these parts. A language change meanwhile loads them once more in the new one. */
  const load = async (namespaces: readonly Namespace[]): Promise<void> => {
    const { language, parts } = store.getState();
    const missing = namespaces.filter((namespace) => parts[namespace] === undefined);
    if (missing.length === 0) return;
    const loaded = await fetchParts(language, missing);
    if (store.getState().language !== language) return load(namespaces);
    // Added without a word: anyone who needs these parts is drawn after they came, and nobody else need be drawn again.
    Object.assign(store.getState().parts, loaded);
  };

  /** Speaks another language once all its parts are here; of two quick choices the later one stands. */
  const speak = async (language: LanguageCode): Promise<boolean> => {
    lastWanted = language;
    for (;;) {
      const namespaces = Object.keys(store.getState().parts) as Namespace[];
      const parts = await fetchParts(language, namespaces);
      if (lastWanted !== language) return false;
      if (Object.keys(store.getState().parts).length > namespaces.length) continue;
      store.setState({ language, parts });
      return true;
    }
  };

  return { store, offered: options.offered, load, speak };
};

const fetchJson = async <Shape = unknown>(address: string): Promise<Shape> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json() as Promise<Shape>;
};

/** What use-intl needs to know of a state. Digits are 0–9 in every language, also in dates: see contract/numbers.ts. */
export const intlOf = ({ language, parts }: TextsState) => ({
  locale: `${languageOf(language).tag}-u-nu-latn`,
  messages: parts as Messages,
});
