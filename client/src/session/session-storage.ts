import type { Scope } from '@fairground/contract/endpoint';
import { type SessionKey, survivesLogout } from './session-keys.ts';
import { readJson, tabStorage, writeJson } from './storage.ts';

/** A member's label as it is painted: its words and its ground. */
export type MemberLabel = { readonly text: string; readonly background: string };

/** What each session key holds. */
export type SessionValues = {
  readonly token: string;
  readonly account: string;
  readonly merchant: string;
  readonly merchantCode: string;
  readonly isAgent: number;
  readonly customerId: string;
  readonly memberLabel: MemberLabel;
  /** The member must change the password before anything else. */
  readonly cpw: boolean;
  /** What the session may do. */
  readonly scope: Scope;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isMemberLabel = (value: unknown): value is MemberLabel =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'background' in value &&
  typeof value.background === 'string';

const readText = (key: SessionKey): string | null => {
  const text = tabStorage.read(key);
  return isText(text) ? text : null;
};

const readWhole = (key: SessionKey): number | null => {
  const text = readText(key);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
};

const READERS: { readonly [Key in SessionKey]: () => SessionValues[Key] | null } = {
  token: () => readText('token'),
  account: () => readText('account'),
  merchant: () => readText('merchant'),
  merchantCode: () => readText('merchantCode'),
  isAgent: () => readWhole('isAgent'),
  customerId: () => readText('customerId'),
  memberLabel: () => readJson(tabStorage, 'memberLabel', isMemberLabel),
  cpw: () => (tabStorage.read('cpw') === null ? null : tabStorage.read('cpw') === 'true'),
  // What else a session may do makes no difference to the site.
  scope: () => (readText('scope') === 'withdraw' ? 'withdraw' : 'full'),
};

/** The one way to the session storage keys: each key has its type, and a broken value counts as none. */
export const readSession = <Key extends SessionKey>(key: Key): SessionValues[Key] | null => READERS[key]();

export const writeSession = <Key extends SessionKey>(key: Key, value: SessionValues[Key]): void =>
  typeof value === 'object' ? writeJson(tabStorage, key, value) : tabStorage.write(key, String(value));

/** Empties the tab's storage of everything that belonged to the member. */
export const clearSession = (): void => {
  for (const key of tabStorage.keys()) if (!survivesLogout(key)) tabStorage.remove(key);
};
