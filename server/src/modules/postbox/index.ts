/** Sends what leaves the house, letters and short messages, and makes the codes that prove an address. */
import type { LanguageCode } from '@fairground/contract/language';
import type { Tx } from '../../platform/database/index.ts';
import type { Module } from '../../platform/module.ts';
import type { Address, Purpose, Template } from './domain/message.ts';

export type { Address, Channel, Purpose, Template } from './domain/message.ts';

export type NewCode = {
  readonly address: Address;
  readonly purpose: Purpose;
  readonly language: LanguageCode;
  readonly ip: string;
  /** What the code is for besides its address: a member, a challenge. Only the same subject can spend it. */
  readonly subject?: string;
  /** Counts and answers as usual but sends another text or none: nobody can tell the difference from outside. */
  readonly decoy?: 'silent' | 'already-registered';
};

export type SentCode = { readonly expiredMinutes: number; readonly expiresAt: Date };

export type GivenCode = {
  readonly address: Address;
  readonly purpose: Purpose;
  readonly code: string;
  readonly subject?: string;
};

export type NewMessage = {
  readonly address: Address;
  readonly language: LanguageCode;
  readonly template: Template;
  readonly values: Readonly<Record<string, string>>;
};

export type Postbox = Module & {
  /** E.164 of what was typed, a leading 0 dropped; refuses `postbox.address-refused`. */
  readonly mobileOf: (countryDialingCode: string, typed: string) => string;
  /** Makes a code, keeps its hash and sends it. `code-too-soon` while one counts down, `quota-used` past the cost guard. */
  readonly sendCode: (code: NewCode) => Promise<SentCode>;
  /** Once and for one purpose, in the transaction that needs it; `code-wrong` (counted outside it, 5 tries) or `code-expired`. */
  readonly spendCode: (tx: Tx, code: GivenCode) => Promise<void>;
  /** Queues a letter or short message in the caller's transaction; sent after the commit, again until it went. */
  readonly send: (tx: Tx, message: NewMessage) => Promise<void>;
};
