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
