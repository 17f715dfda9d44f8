import type { LanguageCode } from '@fairground/contract/language';
import { mapLocalized } from '../../../platform/localized.ts';
import type { Localized } from '../../../platform/localized.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isSafeLink } from './safe-link.ts';

const NUMBER_MAX = 1_000_000;

/** A short word that names a row, or its kind: letters, figures, `_` and `-`. */
export const checkedName = (name: string): string => {
  if (!/^[A-Za-z0-9][\w-]{0,59}$/.test(name)) throw new Refusal('system.name-malformed', { name });
  return name;
};

/** A host as browsers write it: in small letters, with a port only where it is not the usual one. */
export const checkedHost = (typed: string): string => {
  const host = URL.canParse(`https://${typed}`) ? new URL(`https://${typed}`).host : '';
  const isAlone = /^[^\s/?#@\\]+$/u.test(typed);
  if (!isAlone || host.length > 253 || !/^[a-z0-9][a-z0-9.-]*(:\d+)?$/.test(host))
    throw new Refusal('system.host-malformed', { host: typed });
  return host;
};

/** A place in an order. */
export const checkedNumber = (name: string, value: number): number => {
  if (!Number.isInteger(value) || value < 0 || value > NUMBER_MAX) throw new Refusal('system.number-refused', { name });
  return value;
};

/** A new row needs what a change may leave out. */
export const needed = <Value>(part: string, value: Value | undefined): Value => {
  if (value === undefined || value === '') throw new Refusal('system.part-missing', { part });
  return value;
};

export const checkedLink = (link: string): string => {
  if (!isSafeLink(link)) throw new Refusal('system.link-refused', { link });
  return link;
};

const HOURS = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;

/** From when to when, in the site's time zone; nothing is at any hour. */
export const checkedHours = (hours: string | null): string | null => {
  if (hours !== null && !HOURS.test(hours)) throw new Refusal('system.hours-malformed', { hours });
  return hours;
};

export type TextRule = {
  readonly clean: (text: string) => string;
  readonly lengthMax: number;
  readonly siteLanguage: LanguageCode;
};

/** Puts new texts over those there are. An empty one takes its language away, except the site's own. */
export const checkedTexts = (
  before: Localized,
  changed: Localized = {},
  { clean, lengthMax, siteLanguage }: TextRule,
): Localized => {
  const merged = { ...before, ...mapLocalized(changed, clean) };
  const texts = Object.fromEntries(Object.entries(merged).filter(([, text]) => text !== '')) as Localized;
  if (texts[siteLanguage] === undefined) throw new Refusal('system.text-missing', { language: siteLanguage });
  for (const [language, text] of Object.entries(texts))
    if (text.length > lengthMax) throw new Refusal('system.text-too-long', { language, lengthMax });
  return texts;
};
