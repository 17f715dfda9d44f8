import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import type { Numbers } from '@fairground/contract/numbers';
import { letterText } from '@fairground/locales/letters';
import { htmlLetter, textLetter } from './letter.ts';
import type { Letter } from './letter.ts';
import type { Address, Content, Rendered } from './message.ts';

/** Who writes: the brand's name, its age line, its clock and its way to write numbers. */
export type Sender = {
  readonly brand: string;
  readonly minimumAge: number;
  readonly timeZone: string;
  readonly numbers: Numbers;
  /** The brand's colour for buttons. */
  readonly buttonColour?: string;
};

export type Message = {
  readonly id: bigint;
  readonly address: Address;
  readonly language: LanguageCode;
  readonly content: Exclude<Content, 'nothing'>;
  readonly purpose: string;
  readonly fills: Readonly<Record<string, string>>;
};

type Fills = Readonly<Record<string, string | number>>;

/** Writes a message in the language of the one who gets it. */
export const render = (message: Message, sender: Sender): Rendered => {
  const { id, address, language, content, purpose } = message;
  const fills = fillsOf(message, sender);
  const speaker = { language, numbers: sender.numbers };
  const common = {
    messageId: id,
    channel: address.channel,
    to: address.to,
    purpose,
    code: message.fills['code'] ?? null,
  };
  if (address.channel === 'sms')
    return { ...common, subject: null, text: letterText(speaker, `${content}.sms`, fills), html: null };
  const letter = letterOf(message, fills, sender);
  return {
    ...common,
    subject: letterText(speaker, `${content}.subject`, fills),
    text: textLetter(letter),
    html: htmlLetter(letter),
  };
};

const fillsOf = (
  { language, content, purpose, fills }: Message,
  { brand, minimumAge, timeZone, numbers }: Sender,
): Fills => ({
  ...fills,
  brand,
  age: minimumAge,
  ...(content === 'code' ? { purpose: letterText({ language, numbers }, `purpose.${purpose}`, {}) } : {}),
  ...(fills['change'] === undefined
    ? {}
    : { change: letterText({ language, numbers }, `change.${fills['change']}`, {}) }),
  ...(fills['minutes'] === undefined ? {} : { minutes: Number(fills['minutes']) }),
  ...(fills['at'] === undefined ? {} : { at: momentText(fills['at'], language, timeZone) }),
});

/** Of a sender that has no colour of its own. */
const NEUTRAL = '#3f4451';

const letterOf = (
  { language, content, fills: given }: Message,
  fills: Fills,
  { numbers, buttonColour = NEUTRAL }: Sender,
): Letter => {
  const speaker = { language, numbers };
  const textOf = (name: string): string => letterText(speaker, `${content}.${name}`, fills);
  const link = given['link'];
  const { tag, direction } = languageOf(language);
  return {
    language: tag,
    direction,
    brand: String(fills['brand']),
    title: textOf('title'),
    text: textOf('text'),
    code: given['code'],
    action: link === undefined ? undefined : { label: textOf('action'), link: requireWebLink(link) },
    note: textOf('note'),
    buttonColour,
    small: [letterText(speaker, 'frame.reason', fills), letterText(speaker, 'frame.age', fills)],
  };
};

const momentText = (iso: string, language: LanguageCode, timeZone: string): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) throw new TypeError(`A letter needs a moment in ISO 8601, not ${iso}.`);
  const shown = { dateStyle: 'short', timeStyle: 'long', timeZone } as const;
  return new Intl.DateTimeFormat(languageOf(language).tag, shown).format(moment);
};

/** A letter must not lead anywhere but to a page. */
const requireWebLink = (link: string): string => {
  if (!/^https?:\/\//.test(link) || !URL.canParse(link)) throw new TypeError('A letter links to web pages only.');
  return link;
};
