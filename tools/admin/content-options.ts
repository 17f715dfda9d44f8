import type { LanguageCode } from '@fairground/contract/language';
import { isLanguageCode } from '@fairground/contract/language';
import type { Localized } from '../../server/src/platform/localized.ts';
import type { Options } from './command.ts';
import { momentOf, numberOf } from './read-options.ts';

export const windowOptions = {
  from: { kind: 'text', about: 'From when it is visible: a moment with its zone, or +2h; now without it.' },
  until: { kind: 'text', about: 'When it goes off again; never unless told.' },
  sort: { kind: 'text', about: 'Lower numbers come first; 100 unless told.' },
} as const;

/** Puts the parts of one thing, said in several languages, together by language. */
export const joinTexts = <Part extends string>(
  parts: Readonly<Record<Part, Localized>>,
): Localized<Readonly<Record<Part, string>>> => {
  const names = Object.keys(parts) as Part[];
  const codes = new Set(names.flatMap((name) => Object.keys(parts[name])).filter(isLanguageCode));
  const joined: Partial<Record<LanguageCode, Readonly<Record<Part, string>>>> = {};
  for (const code of codes)
    joined[code] = Object.fromEntries(names.map((name) => [name, parts[name][code] ?? ''])) as Record<Part, string>;
  return joined;
};

export const windowOf = (options: Options, now: Date) => {
  const startsAt = momentOf(options, 'from', now);
  const endsAt = momentOf(options, 'until', now);
  const sort = numberOf(options, 'sort');
  return {
    ...(startsAt ? { startsAt } : {}),
    ...(endsAt ? { endsAt } : {}),
    ...(sort === undefined ? {} : { sort }),
  };
};

export const shownWindow = (startsAt: Date | null, endsAt: Date | null): string =>
  `${startsAt?.toISOString() ?? 'always'} … ${endsAt?.toISOString() ?? ''}`;
