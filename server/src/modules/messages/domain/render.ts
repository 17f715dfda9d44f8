import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { MESSAGE_KINDS } from '@fairground/contract/messages/kinds';
import type { MessageKind } from '@fairground/contract/messages/kinds';
import { money } from '@fairground/contract/money';
import type { Numbers } from '@fairground/contract/numbers';
import { findInboxText, inboxText } from '@fairground/locales/inbox';

/** How a brand writes amounts and moments. */
export type Format = { readonly numbers: Numbers; readonly currencySymbol: string; readonly timeZone: string };

export type Words = { readonly title: string; readonly body: string };

type Params = Readonly<Record<string, string>>;

/** Gaps that are filled by a word of the catalogue: `reason.<value>` and so on. */
const WORDS = new Set(['reason', 'kind', 'window', 'change', 'contract', 'product']);
const COUNTS = new Set(['minutes', 'level']);
const MOMENTS = new Set(['at', 'from', 'until']);
/** Signs that set an account name or a number apart from right-to-left text around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(MESSAGE_KINDS, kind);

/** Writes a message in the reader's language. A kind this version does not know yet is announced without its content. */
export const renderMessage = (kind: string, params: Params, language: LanguageCode, format: Format): Words => {
  const speaker = { language, numbers: format.numbers };
  const known = isMessageKind(kind) ? kind : 'unknown';
  const fills = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'amount' && params['window'] !== undefined
        ? limitText(params, language, format)
        : fillOf(name, value, language, format),
    ]),
  );
  return { title: inboxText(speaker, `${known}.title`, fills), body: inboxText(speaker, `${known}.body`, fills) };
};

const fillOf = (name: string, value: string, language: LanguageCode, format: Format): string | number => {
  if (name === 'amount') return amountText(value, format);
  if (COUNTS.has(name)) return Number(value);
  if (MOMENTS.has(name)) return momentText(value, language, format.timeZone);
  if (WORDS.has(name))
    return findInboxText({ language, numbers: format.numbers }, `${name}.${value.replaceAll('.', '-')}`) ?? value;
  return isolated(value);
};

/** A limit of time is counted in minutes, and an empty one was removed. */
const limitText = ({ kind, amount = '' }: Params, language: LanguageCode, format: Format): string => {
  const speaker = { language, numbers: format.numbers };
  if (amount === '') return inboxText(speaker, 'unit.none', {});
  return kind === 'session-time'
    ? inboxText(speaker, 'unit.minutes', { minutes: Number(amount) })
    : amountText(amount, format);
};

/** In units of 1/10,000; anything else is shown as it is. */
const amountText = (units: string, { numbers, currencySymbol }: Format): string =>
  /^-?\d{1,18}$/.test(units) ? `${numbers.amount(money(BigInt(units)))}\u00A0${currencySymbol}` : units;

const momentText = (iso: string, language: LanguageCode, timeZone: string): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const shown = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(languageOf(language).tag, shown).format(moment);
};
