import type { ConsoleLanguage } from './texts.tsx';

const TAGS: Readonly<Record<ConsoleLanguage, string>> = { EN: 'en-GB', TY: 'vi-VN' };

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: ConsoleLanguage, timeZone: string, isClock: boolean): Intl.DateTimeFormat => {
  const key = `${language} ${timeZone} ${isClock}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(TAGS[language], {
    timeZone,
    ...(isClock ? {} : { year: 'numeric', month: '2-digit', day: '2-digit' }),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(key, made);
  return made;
};

/** A moment in the zone of the business, whatever zone the browser is in. */
export const writeMoment = (iso: string, language: ConsoleLanguage, timeZone: string): string =>
  formatOf(language, timeZone, false).format(new Date(iso));

export const writeClock = (at: Date, language: ConsoleLanguage, timeZone: string): string =>
  formatOf(language, timeZone, true).format(at);

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long something lasts by now, in its largest unit. */
export const writeLength = (since: string, now: Date, language: ConsoleLanguage): string => {
  const seconds = Math.max(0, (now.getTime() - new Date(since).getTime()) / 1_000);
  const step = STEPS.find(([, length]) => seconds >= length);
  const [unit, length] = step ?? (['second', 1] as const);
  return new Intl.NumberFormat(TAGS[language], { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.trunc(seconds / length),
  );
};

/** How long ago, or how long until. */
export const writeAgo = (iso: string, now: Date, language: ConsoleLanguage): string => {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1_000;
  const relative = new Intl.RelativeTimeFormat(TAGS[language], { numeric: 'auto', style: 'short' });
  // Two days and less are shown in hours: a deadline of "tomorrow" says too little.
  const step = STEPS.find(([unit, length]) => Math.abs(seconds) >= (unit === 'day' ? 2 * length : length));
  return step
    ? relative.format(Math.trunc(seconds / step[1]), step[0])
    : relative.format(Math.trunc(seconds), 'second');
};

const wallFormats = new Map<string, Intl.DateTimeFormat>();

/** What clocks of a zone show at a moment, as `2026-11-19T08:30:00`. */
const wallOf = (at: Date, timeZone: string): string => {
  const format =
    wallFormats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  wallFormats.set(timeZone, format);
  return format.format(at).replace(' ', 'T');
};

/** A moment as an input of date and time takes it, in the zone of the business; empty where there is none. */
export const writeLocal = (iso: string, timeZone: string): string => {
  const at = new Date(iso);
  return iso === '' || Number.isNaN(at.getTime()) ? '' : wallOf(at, timeZone).slice(0, 16);
};

/**
 * The moment at which clocks of the zone show what was typed. A time that a change of clocks skips is the moment as far
 * behind that change; one that comes twice is the first or the second of them, always the same.
 */
export const readLocal = (local: string, timeZone: string): string => {
  const typed = Date.parse(`${local}Z`);
  if (Number.isNaN(typed)) return '';
  const aheadAt = (at: number): number =>
    Date.parse(`${wallOf(new Date(at), timeZone)}Z`) - Math.trunc(at / 1_000) * 1_000;
  const near = typed - aheadAt(typed);
  return new Date(typed - aheadAt(near)).toISOString();
};
