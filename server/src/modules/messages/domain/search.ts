import type { LanguageCode } from '@fairground/contract/language';
import type { BroadcastTexts } from '@fairground/contract/messages/broadcasts';
import { MESSAGE_KINDS } from '@fairground/contract/messages/kinds';
import type { MessageKind } from '@fairground/contract/messages/kinds';
import { AMOUNT_TEXT, parseMoney } from '@fairground/contract/money';
import { readTypedNumber } from '@fairground/contract/number-field';
import { fold } from '../../../platform/fold-text.ts';
import { inLanguage } from '../../../platform/localized.ts';
import { renderMessage } from './render.ts';
import type { Format, Words } from './render.ts';

/** What a search is for, in the terms the store can compare. */
export type Search = {
  /** Kinds whose text has the words, whatever fills its gaps. */
  readonly kinds: readonly MessageKind[];
  /** Broadcasts whose text has the words. */
  readonly broadcasts: readonly bigint[];
  /** A part of an account name or a number. */
  readonly part: string;
  /** In units of 1/10,000, as the gaps hold amounts. */
  readonly amount: string | undefined;
};

type Sent = { readonly id: bigint; readonly texts: BroadcastTexts };

/** What the reader chose, and what the site falls back to. */
export type Reader = { readonly language: LanguageCode; readonly siteLanguage: LanguageCode };

/** Texts are made when they are read, so a search asks the templates first and the stored gaps beside them. */
export const searchFor = (
  typed: string,
  { format, sent, ...reader }: Reader & { readonly format: Format; readonly sent: readonly Sent[] },
): Search | undefined => {
  const words = fold(typed);
  if (words === '') return undefined;
  const kinds = (Object.keys(MESSAGE_KINDS) as MessageKind[]).filter((kind) =>
    templateOf(kind, reader.language, format).includes(words),
  );
  const broadcasts = sent.filter(({ texts }) => foldedText(broadcastText(texts, reader)).includes(words));
  const decimal = /\d/.test(typed) ? readTypedNumber(format.numbers.style, typed, 4) : '';
  return {
    kinds,
    broadcasts: broadcasts.map(({ id }) => id),
    part: typed.trim(),
    amount: AMOUNT_TEXT.test(decimal) ? parseMoney(decimal).toString() : undefined,
  };
};

/** A broadcast in the reader's language, else in the site's. */
export const broadcastText = (texts: BroadcastTexts, { language, siteLanguage }: Reader): Words =>
  inLanguage(texts, language, siteLanguage) ?? { title: '', body: '' };

const templateOf = (kind: MessageKind, language: LanguageCode, format: Format): string => {
  const params: readonly string[] = MESSAGE_KINDS[kind].params;
  return foldedText(renderMessage(kind, Object.fromEntries(params.map((name) => [name, ''])), language, format));
};

const foldedText = ({ title, body }: { readonly title: string; readonly body: string }): string =>
  `${fold(title)}\n${fold(body)}`;
